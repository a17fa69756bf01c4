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
import { isAgreed, refresh } from './refresh.ts'
import { $session, $sessionNews, type Opening } from './session.ts'
import { dropSession, loadAuth } from './storage.ts'

export { prepareEncryption } from '../gateway/encryption.ts'

type SessionFacts = Infer<typeof SessionReply>

export interface Credentials {
  username: string
  password: string
}

/** Sends user name and password, and begins the session or waits for the code. Throws what the form shows. */
export async function enter(credentials: Credentials): Promise<void> {
  prepareSession()
  requireSecurePage('login')
  try {
    const facts = await sendLogin(credentials)
    const since = epoch()
    const opening = await prepare(facts)
    // Another tab has logged in while the values were encrypted.
    if (epoch() !== since) return
    if (opening.hasSecondFactor) apply({ type: 'code-needed', pending: opening })
    else enterWith(opening)
  } catch (error) {
    tell(error)
    throw error
  }
}

function enterWith(opening: Opening): void {
  saveText('bnwUserLang', $language.get())
  open(opening, 'opened')
  $sessionNews.set({ type: 'logged-in' })
  void loadUserProfile()
}

/** 'Oturum süresi doldu' refreshes where there is a stored auth, and tries once more (LOGIN-04). */
async function sendLogin(credentials: Credentials): Promise<SessionFacts> {
  try {
    return await sendOnce(credentials)
  } catch (error) {
    if (!isFailure(error, 'SessionLostError') || error.reason !== 'expired' || !loadAuth()) throw error
    if (!isAgreed(await refresh())) throw error
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

/** Only the last refusal is told: one that a refresh has mended is none. */
function tell(error: unknown): void {
  if (!(error instanceof GatewayError) || error.name === 'AbortedError') return
  $failure.set({ error: error as Failure, call: nameOf(login), showErrors: true })
}

/** Sends the code of the second factor. The fifth wrong one ends the half-made session. */
export async function enterCode(code: string): Promise<void> {
  const session = $session.get()
  if (session.status !== 'second-factor') return
  const { pending } = session
  try {
    const data = { SiteType: 'desktop', ga_code: code } as const
    const facts = await send(checkGa, data, { session: pending.session, skipRecovery: true })
    const opening = facts ? await prepare(facts) : pending
    if ($session.get() === session) enterWith(opening)
  } catch (error) {
    if (isFailure(error, 'SessionLostError') && $session.get() === session) {
      apply({ type: 'ended', because: error.reason })
    }
    throw error
  }
}
