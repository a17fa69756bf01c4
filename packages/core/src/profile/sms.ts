import { atom } from 'nanostores'

import { smsSend, smsValidate } from '../contract/user-profile.ts'
import { environment } from '../environment.ts'
import { send } from '../gateway/client.ts'
import { NOTIFICATION_TOAST_MS, showToast } from '../toasts/store.ts'
import { clearOnSignOut } from '../session/player-data.ts'
import { playerForm } from './form.ts'
import { profileWords } from './words.ts'

/** Minimum time between two codes, ms. */
const RESEND_MS = 60_000

/** State of the phone's verification on this page. */
export type SmsConfirmation =
  | { step: 'none' | 'confirmed' }
  /** `at`: when the code was sent, ms since 1970; `durationMs`: its lifetime, ms, 0 if the gateway did not report it. */
  | { step: 'sent'; at: number; durationMs: number }

export const $sms = atom<SmsConfirmation>({ step: 'none' })
clearOnSignOut(() => $sms.set({ step: 'none' }))

const sending = playerForm(sendCode)
const confirming = playerForm(validate)

export const $smsSending = sending.$state
/** Sends a code to the player's own phone, unless one was sent less than 60 s ago. Never rejects. */
export const sendSmsCode = () => sending.submit(undefined)

export const $smsConfirming = confirming.$state
/** Verifies the phone with the code. A wrong code does not change the countdown. Never rejects. */
export const confirmSmsCode = confirming.submit
export const forgetSmsError = confirming.clear

/** Time until another code may be sent, ms; 0: now. */
export function smsWait(): number {
  const sms = $sms.get()
  if (sms.step !== 'sent') return 0
  // A clock set back must not lock the button.
  return Math.min(RESEND_MS, Math.max(0, sms.at + RESEND_MS - environment().now()))
}

async function sendCode(): Promise<void> {
  if (smsWait() > 0) return
  const { expires_in } = await send(smsSend, { SiteType: 'desktop' })
  $sms.set({ step: 'sent', at: environment().now(), durationMs: expires_in * 1_000 })
  confirming.clear()
  showToast({ tone: 'good', text: profileWords.smsSent, durationMs: NOTIFICATION_TOAST_MS })
}

async function validate(code: string): Promise<void> {
  await send(smsValidate, { SiteType: 'desktop', code })
  $sms.set({ step: 'confirmed' })
  showToast({ tone: 'good', text: profileWords.smsConfirmed, durationMs: NOTIFICATION_TOAST_MS })
}
