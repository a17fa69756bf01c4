import { loadText, saveText } from '../lib/storage.ts'
import { safeReturnUrl } from '../routes/return-url.ts'
import { routeOf } from '../routes/routes.ts'
import { onPageReset } from '../page-life.ts'
import type { PlayType } from './launch.ts'

/** The path of the page from which a game was last opened. */
let openedFrom: string | undefined
onPageReset(() => (openedFrom = undefined))

/** Exit of a game that was not opened from a page of the site. */
const LOBBIES: Record<PlayType, string> = { slot: '/slot', live: '/live', virtual: '/' }

/** Remembers the path from which a game is opened. Play paths are ignored (PLAY-03). */
export function rememberExitPath(path: string): void {
  if (routeOf(path) !== 'play' && safeReturnUrl(path)) openedFrom = path
}

/** The path to leave a game to: the one it was opened from, otherwise its lobby. */
export function exitPath(type: PlayType): string {
  return openedFrom ?? LOBBIES[type]
}

/**
 * The path to redirect to after a game failed: for live tables the stored return path or home, for virtual games home
 * (PLAY-03). `undefined` for slots, which stay. The return path is used once.
 */
export function failurePath(type: PlayType): string | undefined {
  if (type === 'slot') return undefined
  if (type === 'virtual') return '/'
  const stored = safeReturnUrl(loadText('returnUrl'))
  saveText('returnUrl', undefined)
  return stored && routeOf(stored) !== 'play' ? stored : '/'
}
