import { atom } from 'nanostores'

import { environment } from '../environment.ts'
import { isFailure, isInputRefused } from '../gateway/errors.ts'
import { createSubmit } from '../lib/submit.ts'
import { onPageReset } from '../page-life.ts'
import { logOut, startLogin } from './handle.ts'
import type { Credentials } from './login-flow.ts'
import { clearOnSignOut } from './player-data.ts'
import { $session } from './session.ts'

const form = createSubmit(enter)
onPageReset(form.clear)
const codeForm = createSubmit(enterCode)
onPageReset(codeForm.clear)
const smsForm = createSubmit(requestSms)
onPageReset(smsForm.clear)

/** State of the login form. */
export const $login = form.$state
/** State of the code dialog of the second factor. */
export const $code = codeForm.$state
/** State of the request for another code by SMS. */
export const $codeSms = smsForm.$state

/** Logs in. One submission at a time; never rejects. */
export const logIn = form.submit
export const forgetLoginError = form.forgetOutcome
/** Sends the 6-digit code of the second factor. */
export const sendCode = codeForm.submit
export const forgetCodeError = codeForm.clear
/** When a login with a code by SMS was last sent one, ms since 1970. */
export const $codeSentAt = atom<number | undefined>()
onPageReset(() => $codeSentAt.set(undefined))

/** Requests another code by SMS. The gateway refuses it where the second factor is an app, which a login does not know. */
export const requestCodeSms = () => smsForm.submit(undefined)

/** How often a login was refused on this page: after three the form suggests a new password. */
export const $refusedLogins = atom(0)
onPageReset(() => $refusedLogins.set(0))

/** The user name that was just registered on this page, which the login form begins with. */
export const $registeredName = atom('')
clearOnSignOut(() => $registeredName.set(''))

/** Leaves the code dialog: logs the pending session out and returns to the form. */
export const leaveSecondFactor = logOut

/** Loads the code and the key for a login, when the form gets the focus. */
export async function prepareLogin(): Promise<void> {
  const { prepareEncryption } = await import('./login-flow.ts')
  prepareEncryption()
}

async function enter(credentials: Credentials): Promise<void> {
  const signal = startLogin()
  const flow = await import('./login-flow.ts')
  try {
    await flow.enter(credentials, signal)
    $codeSentAt.set(environment().now())
    codeForm.clear()
    smsForm.clear()
    $refusedLogins.set(0)
  } catch (error) {
    if (isWrongPassword(error)) $refusedLogins.set($refusedLogins.get() + 1)
    throw error
  }
}

function isWrongPassword(error: unknown): boolean {
  return isFailure(error, 'SessionLostError') ? error.reason === 'failed' : isInputRefused(error)
}

async function enterCode(code: string): Promise<void> {
  const flow = await import('./login-flow.ts')
  try {
    await flow.enterCode(code)
  } catch (error) {
    // The pending session has ended: the form shows the message.
    if (isFailure(error, 'SessionLostError') && $session.get().status === 'guest') form.fail(error)
    throw error
  }
}

async function requestSms(): Promise<void> {
  const flow = await import('./login-flow.ts')
  await flow.requestSms()
  $codeSentAt.set(environment().now())
}
