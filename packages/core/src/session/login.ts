import { atom } from 'nanostores'

import { isFailure } from '../gateway/errors.ts'
import { createSubmit } from '../lib/submit.ts'
import { shared } from '../shared.ts'
import { logOut } from './handle.ts'
import type { Credentials } from './login-flow.ts'
import { $session } from './session.ts'

const form = shared('login.form', () => createSubmit(enter))
const codeForm = shared('login.code', () => createSubmit(enterCode))

/** The login form: what it is doing, and what the gateway said against it. */
export const $login = form.$state
/** The code dialog of the second factor. */
export const $code = codeForm.$state

/** Logs in. One submission at a time; never rejects. */
export const logIn = form.submit
export const forgetLoginError = form.clear
/** Sends the 6-digit code of the second factor. */
export const sendCode = codeForm.submit
export const forgetCodeError = codeForm.clear

/** How often the password was refused on this page: after three the way to a new one is pointed out. */
export const $refusedLogins = shared('login.refused', () => atom(0))

/** Leaves the code dialog: the half-made session is logged out, and the form returns. */
export const leaveSecondFactor = logOut

/** Fetches what a login takes, the key too, when a form gets the focus and not before. */
export async function prepareLogin(): Promise<void> {
  const { prepareEncryption } = await import('./login-flow.ts')
  prepareEncryption()
}

async function enter(credentials: Credentials): Promise<void> {
  const entering = await import('./login-flow.ts')
  try {
    await entering.enter(credentials)
    codeForm.clear()
    $refusedLogins.set(0)
  } catch (error) {
    if (isMiss(error)) $refusedLogins.set($refusedLogins.get() + 1)
    throw error
  }
}

/** A refusal for too many tries says nothing about this one. */
function isMiss(error: unknown): boolean {
  if (isFailure(error, 'SessionLostError')) return error.reason === 'failed'
  return isFailure(error, 'RefusedError') && error.code !== 429
}

async function enterCode(code: string): Promise<void> {
  const entering = await import('./login-flow.ts')
  try {
    await entering.enterCode(code)
  } catch (error) {
    // The half-made session has ended: the form returns with the message.
    if (isFailure(error, 'SessionLostError') && $session.get().status === 'guest') form.fail(error)
    throw error
  }
}
