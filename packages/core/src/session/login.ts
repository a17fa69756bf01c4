import { atom } from 'nanostores'

import { checkGa, login } from '../contract/user.ts'
import { environment } from '../environment.ts'
import { send } from '../gateway/client.ts'
import { isFailure } from '../gateway/errors.ts'
import { createSubmit } from '../lib/submit.ts'
import { shared } from '../shared.ts'
import { end } from './ending.ts'
import { apply, forgetPlayer, hasSecondFactor, loadUserProfile, open, seal } from './opening.ts'
import { refresh } from './refresh.ts'
import { $session, $sessionNews, type SessionFacts } from './session.ts'
import { dropSession, loadAuth } from './stored.ts'

/** The page is served over plain http: a password must not travel in the clear (O4). */
export class InsecurePageError extends Error {
  override readonly name = 'InsecurePageError'
}

interface Credentials {
  username: string
  password: string
}

const form = shared('login.form', () => createSubmit(enter))
const codeForm = shared('login.code', () => createSubmit(enterCode))

/** The login form: what it is doing, and what the gateway said against it. */
export const $login = form.$state
/** The code dialog of the second factor. */
export const $code = codeForm.$state

/** Logs in. One submission at a time; never rejects. */
export const logIn = form.submit
/** Sends the 6-digit code of the second factor. */
export const sendCode = codeForm.submit
export const forgetLoginError = form.clear
export const forgetCodeError = codeForm.clear

/** How often the password was refused on this page: after three the way to a new one is pointed out. */
export const $refusedLogins = shared('login.refused', () => atom(0))

/** Leaves the code dialog: the half-made session is logged out, and the form returns. */
export function useAnotherAccount(): Promise<void> {
  return end('player')
}

async function enter(credentials: Credentials): Promise<void> {
  if (!environment().isSecure) throw new InsecurePageError('login over plain http')
  const facts = await sendLogin(credentials)
  codeForm.clear()
  $refusedLogins.set(0)
  if (hasSecondFactor(facts)) apply({ type: 'code-needed', pending: await seal(facts), facts })
  else await enterWith(facts)
}

async function enterWith(facts: SessionFacts): Promise<void> {
  await open(facts, 'opened')
  $sessionNews.set({ type: 'logged-in' })
  void loadUserProfile()
}

/** 'Oturum süresi doldu' refreshes where there is a stored auth, and tries once more (LOGIN-04). */
async function sendLogin(credentials: Credentials): Promise<SessionFacts> {
  try {
    return await send(login, credentials)
  } catch (error) {
    if (!isFailure(error, 'SessionLostError')) throw error
    $refusedLogins.set($refusedLogins.get() + 1)
    if (error.reason !== 'expired') forgetPlayer()
    else dropSession()
    if (error.reason !== 'expired' || !loadAuth() || !(await refresh())) throw error
  }
  return send(login, credentials)
}

async function enterCode(code: string): Promise<void> {
  const session = $session.get()
  if (session.status !== 'second-factor') return
  try {
    const facts = await send(
      checkGa,
      { SiteType: 'desktop', ga_code: code },
      { session: session.pending, alone: true }
    )
    if ($session.get() !== session) return
    await enterWith(facts ?? session.facts)
  } catch (error) {
    // The fifth wrong code ends the half-made session: the form returns with the message.
    if (isFailure(error, 'SessionLostError')) {
      form.fail(error)
      apply({ type: 'ended', because: error.reason })
    }
    throw error
  }
}
