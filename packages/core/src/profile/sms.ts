import { atom, onMount } from 'nanostores'
import { number, object } from 'superstruct'

import { smsSend, smsValidate } from '../contract/user-profile.ts'
import { environment } from '../environment.ts'
import { send } from '../gateway/client.ts'
import { isUnanswered } from '../gateway/errors.ts'
import { RESEND_MS, timeToResend } from '../lib/resend.ts'
import { loadJson, saveJson } from '../lib/storage-json.ts'
import { saveText } from '../lib/storage.ts'
import { showToast } from '../toasts/store.ts'
import { clearOnSignOut } from '../session/player-data.ts'
import { playerForm } from './form.ts'
import { profileWords } from './words.ts'

/** State of the phone's verification. A code that was sent is also known after a reload, while it is valid. */
export type SmsConfirmation =
  | { step: 'none' | 'confirmed' }
  /** `at`: when the code was sent, ms since 1970; `durationMs`: its lifetime, ms, 0 if the gateway did not report it. */
  | { step: 'sent'; at: number; durationMs: number }

/** The code that was sent last; its key is removed at logout with the others of this beginning. */
const SentCode = object({ at: number(), durationMs: number() })
const KEY = 'bnw:pending-code'

export const $sms = atom<SmsConfirmation>({ step: 'none' })
onMount($sms, () => {
  if ($sms.get().step === 'none') follow()
})
clearOnSignOut(follow)

/** Restores a code that was sent before a reload. A code of unknown lifetime counts until another may be sent. */
function follow(): void {
  const code = loadJson(KEY, SentCode)
  const age = environment().now() - (code?.at ?? 0)
  const isValid = code && age >= 0 && age < Math.max(RESEND_MS, code.durationMs)
  $sms.set(isValid ? { step: 'sent', ...code } : { step: 'none' })
}

const sending = playerForm(sendCode)
const confirming = playerForm(validate)

export const $smsSending = sending.$state
/** Sends a code to the player's own phone, unless one was sent less than 60 s ago. Never rejects. */
export const sendSmsCode = () => sending.submit(undefined)

export const $smsConfirming = confirming.$state
/** Verifies the phone with the code. A wrong code does not change the countdown. Never rejects. */
export const confirmSmsCode = confirming.submit
export const forgetSmsErrors = () => [sending, confirming].forEach(form => form.forgetOutcome())

/** Time until another code may be sent, ms; 0: now. */
export function smsWait(): number {
  const sms = $sms.get()
  return timeToResend(sms.step === 'sent' ? sms.at : undefined)
}

async function sendCode(): Promise<void> {
  if (smsWait() > 0) return
  try {
    const { expires_in } = await send(smsSend, { SiteType: 'desktop' })
    const code = { at: environment().now(), durationMs: expires_in * 1_000 }
    saveJson(KEY, code)
    $sms.set({ step: 'sent', ...code })
  } catch (error) {
    // The code may arrive all the same: it can be entered, and another one be sent at once.
    if (isUnanswered(error)) $sms.set({ step: 'sent', at: 0, durationMs: 0 })
    throw error
  }
  confirming.clear()
  showToast({ tone: 'good', text: profileWords.smsSent })
}

async function validate(code: string): Promise<void> {
  await send(smsValidate, { SiteType: 'desktop', code })
  saveText(KEY, undefined)
  $sms.set({ step: 'confirmed' })
  showToast({ tone: 'good', text: profileWords.smsConfirmed, isSilent: true })
}
