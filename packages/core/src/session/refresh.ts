import { initAuth } from '../contract/user.ts'
import { environment } from '../environment.ts'
import { send } from '../gateway/client.ts'
import type { SealedSession } from '../gateway/credentials.ts'
import { isFailure, type SessionLostError } from '../gateway/errors.ts'
import { shared } from '../shared.ts'
import { apply, open, takeOver } from './opening.ts'
import { end } from './ending.ts'
import { $session } from './session.ts'
import { dropSession, isFresh, loadAuth, loadSession } from './stored.ts'

/** A write of another tab arrives a little late, also to who waited for its lock. */
const LATE_MS = 60

/**
 * Renews the session with the stored auth: once for all tabs that start together (N5).
 *
 * @returns Whether there is a session.
 */
export function refresh(): Promise<boolean> {
  return environment().exclusively('bnw-refresh', async () => {
    if (adopt()) return true
    await new Promise(resolve => setTimeout(resolve, LATE_MS))
    return adopt() || renew()
  })
}

/** Takes over what storage holds, where it may be believed without asking (SESS-03). */
export function adopt(): boolean {
  const stored = loadSession()
  if (!stored || !loadAuth() || !isFresh()) return false
  takeOver(stored)
  return true
}

/** Only a refusal ends the session. Without an answer the stored one goes on: the gateway decides at the next call. */
async function renew(): Promise<boolean> {
  const auth = loadAuth()
  if (!auth) return false
  const stored: SealedSession = { gmt: '', ...loadSession(), ...auth }
  const type = $session.get().status === 'player' ? 'renewed' : 'opened'
  try {
    await open(await send(initAuth, {}, { session: stored, alone: true }), type)
    return true
  } catch (error) {
    if (isFailure(error, 'SessionLostError') || isFailure(error, 'RefusedError')) return false
    apply({ type, session: stored })
    return true
  }
}

const running = shared<{ refresh?: Promise<boolean> }>('session.recovery', () => ({}))

/**
 * What follows when the gateway says that the session is gone (SESS-05): where the stored auth may stay, one silent
 * refresh for however many calls were refused; else the player is logged out with the reason.
 */
export async function recoverSession(error: SessionLostError, isRepeat: boolean): Promise<boolean> {
  if ($session.get().status !== 'player') return false
  if (error.reason !== 'expired' || isRepeat) {
    await end(error.reason)
    return false
  }
  running.refresh ??= refreshSilently().finally(() => delete running.refresh)
  return running.refresh
}

async function refreshSilently(): Promise<boolean> {
  dropSession()
  const isRenewed = await refresh()
  if (!isRenewed) await end('expired')
  return isRenewed
}
