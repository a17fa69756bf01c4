import { initAuth } from '../contract/user.ts'
import { environment, pause } from '../environment.ts'
import { send } from '../gateway/client.ts'
import { epoch, type SealedSession } from '../gateway/credentials.ts'
import { EncryptionError } from '../gateway/encryption.ts'
import { GatewayError, isFailure, isInputRefused, type SessionLostError } from '../gateway/errors.ts'
import { onPageReset } from '../page-life.ts'
import { end } from './end.ts'
import { apply, followStorage, open, prepare, takeOver } from './establish.ts'
import { restoreOtpStatus } from './otp-status.ts'
import { $session } from './session.ts'
import { dropSession, isFresh, loadAuth, loadSession, storeActivityStart } from './storage.ts'

/** How long storage events of another tab may take, ms. */
const STORAGE_EVENT_MS = 3_000

/**
 * Outcome of a refresh. `taken-over`: another tab has refreshed the session. `unanswered`: unknown, since there was no
 * response, or one about the number of attempts alone.
 */
export type Renewal = 'renewed' | 'taken-over' | 'refused' | 'unanswered'

/** Whether the gateway has just confirmed the session. */
export function isConfirmed(renewal: Renewal): boolean {
  return renewal === 'renewed' || renewal === 'taken-over'
}

/**
 * Refreshes the session with the stored auth. Tabs that start together send one refresh (N5): a tab that waits for the
 * lock continues as soon as another tab has stored a session.
 *
 * @param since When the validity of the session became doubtful, ms since 1970 UTC.
 */
export async function refresh(since = environment().now()): Promise<Renewal> {
  const others = watchOtherTabs(since)
  const own = environment().withLock('bnw-refresh', async isRecentlyReleased => {
    if (isRecentlyReleased && !adopt(since)) await Promise.race([others.settled, pause(STORAGE_EVENT_MS)])
    if (others.stop()) return others.settled
    return adopt(since) ? 'taken-over' : renew()
  })
  return Promise.race([others.settled, own]).finally(others.stop)
}

/** Watches whether another tab refreshes or ends the session. `stop()` returns whether one has. */
function watchOtherTabs(since: number) {
  let isSettled = false
  let stopListening = () => {}
  const settled = new Promise<Renewal>(resolve => {
    stopListening = $session.listen(({ status }) => {
      isSettled = status === 'guest' || (status === 'player' && isFresh(since))
      if (!isSettled) return
      stop()
      resolve(status === 'player' ? 'taken-over' : 'refused')
    })
  })
  const stop = () => {
    stopListening()
    return isSettled
  }
  return { settled, stop }
}

/** Uses the stored session if it is fresh (SESS-03). Returns whether it is. */
export function adopt(since: number): boolean {
  const stored = loadSession()
  if (!stored || !loadAuth() || !isFresh(since)) return false
  takeOver(stored)
  return true
}

async function renew(): Promise<Renewal> {
  const auth = loadAuth()
  if (!auth) return 'refused'
  const before = $session.get()
  const since = epoch()
  const session: SealedSession = { ...auth, gmt: gmtOf(before) }
  const answer = await sendRefresh(session)
  // The player has logged out meanwhile, or another one has logged in: the reply is dropped (SESS-08).
  if (epoch() !== since || loadAuth()?.sid !== auth.sid) return followOtherTab()
  if (answer === 'refused') return answer
  const type = before.status === 'player' ? 'renewed' : 'opened'
  if (answer !== 'unanswered') open(answer, type)
  // Only a refusal ends a session. Without a response it continues: the gateway decides at the next call.
  else if (type === 'opened') openUnanswered(session)
  return answer === 'unanswered' ? answer : 'renewed'
}

function openUnanswered(session: SealedSession): void {
  storeActivityStart()
  restoreOtpStatus()
  apply({ type: 'opened', session })
}

function gmtOf(session: ReturnType<typeof $session.get>): string {
  return session.status === 'player' ? session.session.gmt : (loadSession()?.gmt ?? '')
}

async function sendRefresh(session: SealedSession) {
  try {
    return await prepare(await send(initAuth, {}, { session, skipRecovery: true }))
  } catch (error) {
    if (isFailure(error, 'SessionLostError') || isInputRefused(error)) return 'refused'
    if (error instanceof GatewayError || error instanceof EncryptionError) return 'unanswered'
    throw error
  }
}

function followOtherTab(): Renewal {
  followStorage()
  return $session.get().status === 'player' ? 'taken-over' : 'refused'
}

let running: Promise<boolean> | undefined
onPageReset(() => (running = undefined))

/**
 * Handles a session that the gateway has refused (SESS-05). An expired one is refreshed silently, once for all refused
 * calls; otherwise the player is logged out with the reason.
 */
export async function recoverSession(
  error: SessionLostError,
  { isRepeat }: { isRepeat: boolean }
): Promise<boolean> {
  if ($session.get().status !== 'player') return false
  if (error.reason !== 'expired' || isRepeat) {
    // The caller does not wait for the logout call.
    void end(error.reason)
    return false
  }
  running ??= refreshSilently().finally(() => (running = undefined))
  return running
}

async function refreshSilently(): Promise<boolean> {
  const session = $session.get()
  // A session that another tab has refreshed is kept.
  if (session.status === 'player' && loadSession()?.sid === session.session.sid) dropSession()
  const renewal = await refresh()
  if (renewal === 'refused' && $session.get().status === 'player') void end('expired')
  return isConfirmed(renewal)
}
