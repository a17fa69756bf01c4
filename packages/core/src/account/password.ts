import { atom } from 'nanostores'

import { forgot, passReset } from '../contract/user.ts'
import { environment } from '../environment.ts'
import { send } from '../gateway/client.ts'
import { requireSecurePage } from '../lib/secure-page.ts'
import { createSubmit } from '../lib/submit.ts'
import { NOTIFICATION_TOAST_MS, showToast } from '../toasts/store.ts'
import { sessionHandle } from '../session/handle.ts'
import { shared } from '../shared.ts'
import { accountWords } from './words.ts'

const forgotForm = shared('account.forgot', () => createSubmit(sendForgot))
const resetForm = shared('account.reset', () => createSubmit(sendReset))

/** The forgotten password: what its form is doing. */
export const $forgotForm = forgotForm.$state

/** Asks for a link by e-mail. The answer is the same whether or not the address is known (REG-04). */
export const requestPasswordReset = forgotForm.submit
export const forgetForgotError = forgotForm.clear

/** When instructions were last sent from this page, ms since 1970. */
export const $instructionsSentAt = shared('account.instructions-sent', () => atom<number | undefined>())

/** How long until they may be sent again, ms. */
const RESEND_MS = 60_000

/** How many ms are left until instructions may be sent again; 0: now. */
export function resendWait(): number {
  const sentAt = $instructionsSentAt.get()
  if (sentAt === undefined) return 0
  // A clock that was set back must not lock the form.
  return Math.min(RESEND_MS, Math.max(0, sentAt + RESEND_MS - environment().now()))
}

/** The new password: what its form is doing. */
export const $resetForm = resetForm.$state

/** Sets a new password by the token of a link. One submission at a time; never rejects. */
export const resetPassword = resetForm.submit
export const forgetResetError = resetForm.clear

async function sendForgot(email: string): Promise<void> {
  await send(forgot, { email: email.trim() })
  $instructionsSentAt.set(environment().now())
  showToast({ tone: 'good', text: accountWords.instructionsSent, durationMs: NOTIFICATION_TOAST_MS })
}

interface NewPassword {
  /** Good for one use, 15 minutes. */
  token: string
  password: string
  confirmPassword: string
}

async function sendReset({ token, password, confirmPassword }: NewPassword): Promise<void> {
  requireSecurePage('a new password')
  await send(passReset, { token, new_password: password, confirm_password: confirmPassword })
  showToast({ tone: 'good', text: accountWords.passwordSet, durationMs: NOTIFICATION_TOAST_MS })
  // It has ended the sessions of its account. Whoever is signed in here goes on by logging in.
  void sessionHandle()?.end('elsewhere')
}
