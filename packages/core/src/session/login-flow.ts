import type { Infer } from 'superstruct'

import { nameOf } from '../contract/call.ts'
import { checkGa, login, type SessionReply } from '../contract/user.ts'
import { send } from '../gateway/client.ts'
import { epoch } from '../gateway/credentials.ts'
import { GatewayError, isFailure, type Failure } from '../gateway/errors.ts'
import { $failure } from '../gateway/failures.ts'
import { $language } from '../lib/language.ts'
import { saveText } from '../lib/storage.ts'
import { requireSecurePage } from '../lib/secure-page.ts'
import { prepareSession } from './restore.ts'
import { apply, forgetPlayer, loadUserProfile, open, prepare } from './establish.ts'
import { isConfirmed, refresh } from './refresh.ts'
import { $session, $sessionNews, type NewSession } from './session.ts'
import { dropSession, loadAuth } from './storage.ts'

export { prepareEncryption } from '../gateway/encryption.ts'

type SessionFacts = Infer<typeof SessionReply>

export interface Credentials {
  username: string
  password: string
}

/** Logs in: begins the session, or waits for the code of the second factor. Throws the error that the form shows. */
export async function enter(credentials: Credentials): Promise<void> {
  prepareSession()
  requireSecurePage('login')
  try {
    const facts = await sendLogin(credentials)
    const since = epoch()
    const newSession = await prepare(facts)
    // Another tab may have logged in while the values were encrypted.
    if (epoch() !== since) return
    if (newSession.hasSecondFactor) apply({ type: 'code-needed', pending: newSession })
    else enterWith(newSession)
  } catch (error) {
    publish(error)
    throw error
  }
}

function enterWith(newSession: NewSession): void {
  saveText('bnwUserLang', $language.get())
  open(newSession, 'opened')
  $sessionNews.set({ type: 'logged-in' })
  void loadUserProfile()
}

/** 'Oturum süresi doldu' refreshes where there is a stored auth, and tries once more (LOGIN-04). */
async function sendLogin(credentials: Credentials): Promise<SessionFacts> {
  try {
    return await sendOnce(credentials)
  } catch (error) {
    if (!isFailure(error, 'SessionLostError') || error.reason !== 'expired' || !loadAuth()) throw error
    if (!isConfirmed(await refresh())) throw error
  }
  return sendOnce(credentials)
}

async function sendOnce(credentials: Credentials): Promise<SessionFacts> {
  try {
    return await send(login, credentials, { skipRecovery: true })
  } catch (error) {
    if (isFailure(error, 'SessionLostError')) {
      if (error.reason === 'expired') dropSession()
      else forgetPlayer()
    }
    throw error
  }
}

/** Publishes the final refusal: one that a refresh has resolved is none. */
function publish(error: unknown): void {
  if (!(error instanceof GatewayError) || error.name === 'AbortedError') return
  $failure.set({ error: error as Failure, call: nameOf(login), showErrors: true })
}

/** Sends the code of the second factor. The fifth wrong code ends the pending session. */
export async function enterCode(code: string): Promise<void> {
  const session = $session.get()
  if (session.status !== 'second-factor') return
  const { pending } = session
  try {
    const data = { SiteType: 'desktop', ga_code: code } as const
    const facts = await send(checkGa, data, { session: pending.session, skipRecovery: true })
    const newSession = facts ? await prepare(facts) : pending
    if ($session.get() === session) enterWith(newSession)
  } catch (error) {
    if (isFailure(error, 'SessionLostError') && $session.get() === session) {
      apply({ type: 'ended', because: error.reason })
    }
    throw error
  }
}
