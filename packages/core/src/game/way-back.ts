import { loadText, saveText } from '../lib/storage.ts'
import { safeReturnUrl } from '../routes/access.ts'
import { routeOf } from '../routes/routes.ts'
import { shared } from '../shared.ts'
import type { PlayType } from './launch.ts'

/** Where a game was opened from, in this page's life. */
const holder = shared<{ path?: string }>('play.opened-from', () => ({}))

/** Where leaving a game leads where it was not opened from a page of the site. */
const LOBBIES: Record<PlayType, string> = { slot: '/slot', live: '/live', virtual: '/' }

/** Notes the page of the site from which a game is opened. A play path is none (PLAY-03). */
export function noteWayBack(path: string): void {
  if (routeOf(path) !== 'play' && safeReturnUrl(path)) holder.path = path
}

/** Where leaving a game leads: to where it was opened from, else to its lobby. */
export function wayBack(type: PlayType): string {
  return holder.path ?? LOBBIES[type]
}

/**
 * Where a game that failed leads away to at once: live tables to the stored return path or home, virtual games home
 * (PLAY-03). Slots stay: `undefined`. The return path is good for one use.
 */
export function wayOut(type: PlayType): string | undefined {
  if (type === 'slot') return undefined
  if (type === 'virtual') return '/'
  const stored = safeReturnUrl(loadText('returnUrl'))
  saveText('returnUrl', undefined)
  return stored && routeOf(stored) !== 'play' ? stored : '/'
}
