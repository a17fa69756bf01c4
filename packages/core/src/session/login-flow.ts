import type { Infer } from 'superstruct'

import { readMoment } from '../contract/shapes.ts'
import { checkGa, login, type SessionReply } from '../contract/user.ts'
import { smsSend } from '../contract/user-profile.ts'
import { send } from '../gateway/client.ts'
import { epoch } from '../gateway/credentials.ts'
import { isFailure } from '../gateway/errors.ts'
import { publishFailure } from '../gateway/failures.ts'
import { $language } from '../lib/language.ts'
import { saveText } from '../lib/storage.ts'
import { requireSecurePage } from '../lib/secure-page.ts'
import { prepareSession } from './restore.ts'
import { apply, forgetPlayer, loadUserProfile, open, prepare } from './establish.ts'
import { isConfirmed, refresh } from './refresh.ts'
import { $session, $sessionNews, type NewSession } from './session.ts'
import { dropSession, loadAuth, storeLastLogin } from './storage.ts'

export { prepareEncryption } from '../gateway/encryption.ts'

type SessionFacts = Infer<typeof SessionReply>

export interface Credentials {
  username: string
  password: string
}

/**
 * Logs in: starts the session, or waits for the code of the second factor.
 *
 * @param signal Aborts when the player logs out meanwhile: a response that comes later has no effect.
 * @throws The error that the form shows.
 */
export async function enter(credentials: Credentials, signal: AbortSignal): Promise<void> {
  prepareSession()
  requireSecurePage('login')
  try {
    const facts = await sendLogin(credentials, signal)
    const since = epoch()
    const newSession = { ...(await prepare(facts)), lastLogin: readMoment(facts.lastlogin) }
    // Another tab may have logged in while the values were encrypted.
    if (signal.aborted || epoch() !== since) return
    if (newSession.hasSecondFactor) apply({ type: 'code-needed', pending: newSession })
    else enterWith(newSession)
  } catch (error) {
    if (signal.aborted) return
    // The final refusal, not one that a refresh has resolved.
    publishFailure(error)
    throw error
  }
}

function enterWith(newSession: NewSession): void {
  saveText('bnwUserLang', $language.get())
  open(newSession, 'opened')
  storeLastLogin(newSession.lastLogin)
  $sessionNews.set({ type: 'logged-in', lastLogin: newSession.lastLogin })
  void loadUserProfile()
}

/** After 'Oturum süresi doldu' with a stored auth the session is refreshed and the login retried once (LOGIN-04). */
async function sendLogin(credentials: Credentials, signal: AbortSignal): Promise<SessionFacts> {
  try {
    return await sendOnce(credentials, signal)
  } catch (error) {
    if (!isFailure(error, 'SessionLostError') || error.reason !== 'expired' || !loadAuth()) throw error
    if (!isConfirmed(await refresh())) throw error
  }
  return sendOnce(credentials, signal)
}

async function sendOnce(credentials: Credentials, signal: AbortSignal): Promise<SessionFacts> {
  try {
    return await send(login, credentials, { signal, skipRecovery: true })
  } catch (error) {
    if (isFailure(error, 'SessionLostError')) {
      if (error.reason === 'expired') dropSession()
      else forgetPlayer()
    }
    throw error
  }
}

/** Sends the code of the second factor. The fifth wrong code ends the pending session. */
export async function enterCode(code: string): Promise<void> {
  const session = $session.get()
  if (session.status !== 'second-factor') return
  const { pending } = session
  try {
    const data = { SiteType: 'desktop', ga_code: code } as const
    const facts = await send(checkGa, data, { session: pending.session, skipRecovery: true })
    // The reply to the code may name this login as the last one.
    const newSession = facts ? { ...(await prepare(facts)), lastLogin: pending.lastLogin } : pending
    if ($session.get() === session) enterWith(newSession)
  } catch (error) {
    if (isFailure(error, 'SessionLostError') && $session.get() === session) {
      apply({ type: 'ended', because: error.reason })
    }
    throw error
  }
}

/** Requests another SMS with the code of the second factor. */
export async function requestSms(): Promise<void> {
  const session = $session.get()
  if (session.status !== 'second-factor') return
  const options = { session: session.pending.session, skipRecovery: true, showErrors: false }
  await send(smsSend, { SiteType: 'desktop' }, options)
}
