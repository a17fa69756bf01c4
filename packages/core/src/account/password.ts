import { atom } from 'nanostores'

import { forgot, passReset } from '../contract/user.ts'
import { environment } from '../environment.ts'
import { send } from '../gateway/client.ts'
import { timeToResend } from '../lib/resend.ts'
import { requireSecurePage } from '../lib/secure-page.ts'
import { createSubmit } from '../lib/submit.ts'
import { showToast } from '../toasts/store.ts'
import { sessionHandle } from '../session/handle.ts'
import { onPageReset } from '../page-life.ts'
import { accountWords } from './words.ts'

const forgotForm = createSubmit(sendForgot)
onPageReset(forgotForm.clear)
const resetForm = createSubmit(sendReset)
onPageReset(resetForm.clear)

/** State of the form of a forgotten password. */
export const $forgotForm = forgotForm.$state

/** Requests a link by e-mail. The reply is the same whether or not the address is registered (REG-04). */
export const requestPasswordReset = forgotForm.submit
export const forgetForgotError = forgotForm.forgetOutcome

/** When this page last requested instructions, ms since 1970. */
export const $instructionsSentAt = atom<number | undefined>()
onPageReset(() => $instructionsSentAt.set(undefined))

/** Time until instructions may be requested again, ms; 0: now. */
export function resendWait(): number {
  return timeToResend($instructionsSentAt.get())
}

/** State of the form of the new password. */
export const $resetForm = resetForm.$state

/** Sets a new password with the token of a link. One submission at a time; never rejects. */
export const resetPassword = resetForm.submit
export const forgetResetError = resetForm.forgetOutcome
/** Opens the form of a link, by its token. */
export const openReset = resetForm.openFor

async function sendForgot(email: string): Promise<void> {
  await send(forgot, { email: email.trim() })
  $instructionsSentAt.set(environment().now())
  showToast({ tone: 'good', text: accountWords.instructionsSent })
}

interface NewPassword {
  /** Valid once, for 15 minutes. */
  token: string
  password: string
  confirmPassword: string
}

async function sendReset({ token, password, confirmPassword }: NewPassword): Promise<void> {
  requireSecurePage('a new password')
  await send(passReset, { token, new_password: password, confirm_password: confirmPassword })
  // The gateway has ended all sessions of the account, so a player signed in here must log in again.
  void sessionHandle()?.end('elsewhere')
  // Last, because the end of a session removes its toasts.
  showToast({ tone: 'good', text: accountWords.passwordSet })
}
