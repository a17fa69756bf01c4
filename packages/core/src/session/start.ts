import { environment } from '../environment.ts'
import { setSessionRestoring } from '../gateway/session-restoring.ts'
import { loadText, onSavedChange, type SavedKey } from '../lib/storage.ts'
import { once, type OnEnd } from '../shared.ts'
import { sessionHandle } from './handle.ts'
import { $session } from './session.ts'

/** If any of these is stored, a player is or was signed in. */
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

/** How long calls whose reply depends on the player wait for the session, ms. */
const RESTORE_WAIT_MS = 3_000

/** The keys of a session. Another tab writes them one after the other, in any order. */
const SESSION_KEYS = ['bnwUserAuth', 'bnwUserSession', 'bnwUserProfile'] as const

/**
 * Restores the session, once a page (SESS-10). Without a stored session no further code is loaded.
 *
 * @returns Resolves when the session's status is known. The name of a refreshed player may still be loading.
 */
export function startSession(): Promise<void> {
  return once('session', begin)
}

async function begin(onEnd: OnEnd): Promise<void> {
  for (const key of SESSION_KEYS) onEnd(onSavedChange(key, () => void followOtherTab()))
  const isKnown = TRACES.some(key => loadText(key) !== undefined)
  if (!isKnown && !environment().configuration.ipInfoUrl) return $session.set({ status: 'guest' })
  const found = import('./restore.ts').then(({ restoreSession }) => restoreSession())
  setSessionRestoring(Promise.race([found, new Promise(resolve => setTimeout(resolve, RESTORE_WAIT_MS))]))
  await found
}

/** Login, logout and a new name in another tab reach this one (SESS-08). */
async function followOtherTab(): Promise<void> {
  if (!sessionHandle()) (await import('./restore.ts')).prepareSession()
  sessionHandle()?.followStorage()
}
