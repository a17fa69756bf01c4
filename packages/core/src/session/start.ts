import { environment } from '../environment.ts'
import { setSessionRestoring } from '../gateway/session-restoring.ts'
import { loadText, onSavedChange, type SavedKey } from '../lib/storage.ts'
import { once, type OnEnd } from '../shared.ts'
import { sessionHandle } from './handle.ts'
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

/** How long lists that know players wait for a stored session to be refreshed, ms. */
const PATIENCE_MS = 3_000

/** Who is here is written in these, one after the other, in whatever order. */
const TOLD_BY = ['bnwUserAuth', 'bnwUserSession', 'bnwUserProfile'] as const

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
  for (const key of TOLD_BY) onEnd(onSavedChange(key, () => void followOtherTab()))
  const isKnown = TRACES.some(key => loadText(key) !== undefined)
  if (!isKnown && !environment().configuration.ipInfoUrl) return $session.set({ status: 'guest' })
  const found = import('./restore.ts').then(({ restoreSession }) => restoreSession())
  setSessionRestoring(Promise.race([found, new Promise(resolve => setTimeout(resolve, PATIENCE_MS))]))
  await found
}

/** Login, logout and a new name in another tab reach this one (SESS-08). */
async function followOtherTab(): Promise<void> {
  if (!sessionHandle()) (await import('./restore.ts')).prepareSession()
  sessionHandle()?.followStorage()
}
