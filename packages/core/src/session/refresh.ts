import { initAuth } from '../contract/user.ts'
import { environment } from '../environment.ts'
import { send } from '../gateway/client.ts'
import { epoch, type SealedSession } from '../gateway/credentials.ts'
import { EncryptionError } from '../gateway/encryption.ts'
import { GatewayError, isFailure, type SessionLostError } from '../gateway/errors.ts'
import { shared } from '../shared.ts'
import { end } from './end.ts'
import { apply, followStorage, open, prepare, takeOver } from './establish.ts'
import { $session } from './session.ts'
import { dropSession, isFresh, loadAuth, loadSession, storeActivityStart } from './storage.ts'

/** How long what another tab has just written may be on its way, ms. */
const NEWS_MS = 3_000

/**
 * What became of a refresh. `taken-over`: another tab had a session ready. `unanswered`: no answer came, so that nothing
 * is known.
 */
export type Renewal = 'renewed' | 'taken-over' | 'refused' | 'unanswered'

/** Whether there is a session that the gateway has just agreed to. */
export function isAgreed(renewal: Renewal): boolean {
  return renewal === 'renewed' || renewal === 'taken-over'
}

/**
 * Renews the session with the stored auth: once for all tabs that start together, however slow they are (N5). Nobody
 * queues for what another tab has already brought.
 *
 * @param since When the session came into question, ms.
 */
export async function refresh(since = environment().now()): Promise<Renewal> {
  const others = hearOthers(since)
  const own = environment().exclusively('bnw-refresh', async isAfterOthers => {
    if (isAfterOthers && !adopt(since)) await Promise.race([others.settled, pause(NEWS_MS)])
    if (others.stop()) return others.settled
    return adopt(since) ? 'taken-over' : renew()
  })
  return Promise.race([others.settled, own]).finally(others.stop)
}

/** Hears of another tab that settles who is here. What it has written is followed before this is told. */
function hearOthers(since: number) {
  let isSettled = false
  let stopListening = () => {}
  const settled = new Promise<Renewal>(resolve => {
    stopListening = $session.listen(({ status }) => {
      isSettled = status === 'guest' || (status === 'player' && isFresh(since))
      if (isSettled) stop()
      if (isSettled) resolve(status === 'player' ? 'taken-over' : 'refused')
    })
  })
  const stop = () => {
    stopListening()
    return isSettled
  }
  /** `stop` says whether it was settled before. */
  return { settled, stop }
}

function pause(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms))
}

/** Takes over what storage holds, where it may be believed without asking (SESS-03). */
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
  const answer = await ask(session)
  // The player logged out meanwhile, or another one logged in: the answer is nobody's (SESS-08).
  if (epoch() !== since || loadAuth()?.sid !== auth.sid) return goOnWithOthers()
  if (answer === 'refused') return answer
  const type = before.status === 'player' ? 'renewed' : 'opened'
  if (answer !== 'unanswered') open(answer, type)
  // Only a refusal ends a session. Without an answer it goes on: the gateway decides at the next call.
  else if (type === 'opened') openUnanswered(session)
  return answer === 'unanswered' ? answer : 'renewed'
}

function openUnanswered(session: SealedSession): void {
  storeActivityStart()
  apply({ type: 'opened', session })
}

function gmtOf(session: ReturnType<typeof $session.get>): string {
  return session.status === 'player' ? session.session.gmt : (loadSession()?.gmt ?? '')
}

async function ask(session: SealedSession) {
  try {
    return await prepare(await send(initAuth, {}, { session, skipRecovery: true }))
  } catch (error) {
    if (isFailure(error, 'SessionLostError') || isFailure(error, 'RefusedError')) return 'refused'
    if (error instanceof GatewayError || error instanceof EncryptionError) return 'unanswered'
    throw error
  }
}

function goOnWithOthers(): Renewal {
  followStorage()
  return $session.get().status === 'player' ? 'taken-over' : 'refused'
}

const running = shared<{ refresh?: Promise<boolean> }>('session.recovery', () => ({}))

/**
 * What follows when the gateway says that the session is gone (SESS-05): where the stored auth may stay, one silent
 * refresh for however many calls were refused; else the player is logged out with the reason.
 */
export async function recoverSession(
  error: SessionLostError,
  { isRepeat }: { isRepeat: boolean }
): Promise<boolean> {
  if ($session.get().status !== 'player') return false
  if (error.reason !== 'expired' || isRepeat) {
    // Nobody waits for the gateway to hear of it.
    void end(error.reason)
    return false
  }
  running.refresh ??= refreshSilently().finally(() => delete running.refresh)
  return running.refresh
}

async function refreshSilently(): Promise<boolean> {
  const session = $session.get()
  // What another tab has renewed already stays.
  if (session.status === 'player' && loadSession()?.sid === session.session.sid) dropSession()
  const renewal = await refresh()
  if (renewal === 'refused' && $session.get().status === 'player') void end('expired')
  return isAgreed(renewal)
}
