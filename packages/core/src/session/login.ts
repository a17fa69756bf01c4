import { atom } from 'nanostores'
import type { Infer } from 'superstruct'

import { nameOf } from '../contract/call.ts'
import { checkGa, login, type SessionReply } from '../contract/user.ts'
import { environment } from '../environment.ts'
import { send } from '../gateway/client.ts'
import { epoch } from '../gateway/credentials.ts'
import { GatewayError, isFailure, type Failure } from '../gateway/errors.ts'
import { $failure } from '../gateway/failures.ts'
import { $language } from '../lib/language.ts'
import { saveText } from '../lib/saved.ts'
import { createSubmit } from '../lib/submit.ts'
import { shared } from '../shared.ts'
import { end } from './ending.ts'
import { apply, forgetPlayer, loadUserProfile, open, prepare } from './opening.ts'
import { isAgreed, refresh } from './refresh.ts'
import { $session, $sessionNews, type Opening } from './session.ts'
import { dropSession, loadAuth } from './stored.ts'

type SessionFacts = Infer<typeof SessionReply>

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
export function leaveSecondFactor(): Promise<void> {
  return end('player')
}

async function enter(credentials: Credentials): Promise<void> {
  if (!environment().isSecure) throw new InsecurePageError('login over plain http')
  try {
    const facts = await sendLogin(credentials)
    const since = epoch()
    const opening = await prepare(facts)
    codeForm.clear()
    $refusedLogins.set(0)
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
    return await send(login, credentials, { alone: true })
  } catch (error) {
    if (isFailure(error, 'SessionLostError')) {
      if (error.reason === 'expired') dropSession()
      else forgetPlayer()
    }
    const isMiss = isFailure(error, 'SessionLostError') ? error.reason === 'failed' : isMissedPassword(error)
    if (isMiss) $refusedLogins.set($refusedLogins.get() + 1)
    throw error
  }
}

/** A refusal for too many tries says nothing about this one. */
function isMissedPassword(error: unknown): boolean {
  return isFailure(error, 'RefusedError') && error.code !== 429
}

/** Only the last refusal is told: one that a refresh has mended is none. */
function tell(error: unknown): void {
  if (!(error instanceof GatewayError) || error.name === 'AbortedError') return
  $failure.set({ error: error as Failure, call: nameOf(login), isAsked: true })
}

async function enterCode(code: string): Promise<void> {
  const session = $session.get()
  if (session.status !== 'second-factor') return
  const { pending } = session
  try {
    const data = { SiteType: 'desktop', ga_code: code } as const
    const facts = await send(checkGa, data, { session: pending.session, alone: true })
    const opening = facts ? await prepare(facts) : pending
    if ($session.get() === session) enterWith(opening)
  } catch (error) {
    // The fifth wrong code ends the half-made session: the form returns with the message.
    if (isFailure(error, 'SessionLostError') && $session.get() === session) {
      form.fail(error)
      apply({ type: 'ended', because: error.reason })
    }
    throw error
  }
}
