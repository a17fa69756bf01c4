import { environment, pause } from '../environment.ts'
import { setSessionRestoring } from '../gateway/session-restoring.ts'
import { loadText, onSavedChange, type SavedKey } from '../lib/storage.ts'
import { startOnce, type OnEnd } from '../page-life.ts'
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

/** The keys of a session. Another tab writes them one by one, in any order. */
const SESSION_KEYS = ['bnwUserAuth', 'bnwUserSession', 'bnwUserProfile'] as const

/**
 * Restores the session, once per page (SESS-10). Without a stored session no further code is loaded. A page that was
 * never visible waits: no call is sent for the player, and it does not count as activity (SESS-06).
 *
 * @returns Resolves when the session's status is known. The name of a refreshed player may still be loading.
 */
export const startSession = startOnce(begin)

async function begin(onEnd: OnEnd): Promise<void> {
  for (const key of SESSION_KEYS) onEnd(onSavedChange(key, () => void followOtherTab()))
  const isKnown = TRACES.some(key => loadText(key) !== undefined)
  if (!isKnown && !environment().configuration.ipInfoUrl) return $session.set({ status: 'guest' })
  const shown = environment().whenShown()
  const restored = shown.then(restore)
  const timedOut = shown.then(() => pause(RESTORE_WAIT_MS))
  setSessionRestoring(Promise.race([restored, timedOut]))
  await restored
}

/** Code that does not load must not leave the session's status unknown: the player can log in again, or reload the page. */
async function restore(): Promise<void> {
  try {
    await (await import('./restore.ts')).restoreSession()
  } catch {
    environment().report({ name: 'LoadError', call: 'session' })
    if ($session.get().status === 'starting') $session.set({ status: 'guest' })
  }
}

/** Login, logout and a new name in another tab reach this one (SESS-08). */
async function followOtherTab(): Promise<void> {
  // Once there is a handle the page has been seen.
  if (!sessionHandle()) await environment().whenShown()
  if (!sessionHandle()) (await import('./restore.ts')).prepareSession()
  sessionHandle()?.followStorage()
}
