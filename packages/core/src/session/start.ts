import { environment } from '../environment.ts'
import { loadText, onSavedChange, type SavedKey } from '../lib/saved.ts'
import { once, type OnEnd } from '../shared.ts'
import { awake } from './awake.ts'
import { $session } from './session.ts'

/** Where any of these is kept, somebody is or was signed in. */
const TRACES: readonly SavedKey[] = [
  'bnwUserAuth',
  'bnwUserSession',
  'bnwUserProfile',
  'ridValue',
  'expirationDate',
  'userActivityStartTime',
  'bnw:player',
  'bnw:logout'
]

/**
 * Finds out who is here: once a page, however many widgets and copies of the code ask (SESS-10). Who has never logged in
 * here loads nothing for it.
 *
 * @returns When that is settled. The name of a refreshed player may still be under way.
 */
export function startSession(): Promise<void> {
  return once('session', begin)
}

async function begin(onEnd: OnEnd): Promise<void> {
  onEnd(onSavedChange('bnwUserAuth', () => void followOtherTab()))
  const isKnown = TRACES.some(key => loadText(key) !== undefined)
  if (!isKnown && !environment().configuration.ipInfoUrl) return $session.set({ status: 'guest' })
  const { findPlayer } = await import('./life.ts')
  await findPlayer()
}

/** Login or logout in another tab reaches this one (SESS-08). */
async function followOtherTab(): Promise<void> {
  if (!awake()) (await import('./life.ts')).awaken()
  awake()?.followStorage()
}
