import { atom, computed } from 'nanostores'

import { smsSend, stepUp } from '../contract/user-profile.ts'
import { environment } from '../environment.ts'
import { send } from '../gateway/client.ts'
import { settleStepUp } from '../gateway/step-up.ts'
import { timeToResend } from '../lib/resend.ts'
import { loadTime, onSavedChange, saveText } from '../lib/storage.ts'
import { startOnce } from '../page-life.ts'
import { playerForm } from '../profile/form.ts'
import { $secondFactor, loadSecondFactor, type SecondFactor } from '../profile/second-factor.ts'
import { $otpStatus } from '../session/otp-status.ts'
import { clearOnSignOut } from '../session/player-data.ts'

/** What the player enters: the password (`none`), or the code of an app or an SMS. Undefined until it is known. */
export const $stepUpFactor = computed(
  [$secondFactor, $otpStatus],
  ({ status, value }, hasSecondFactor): Exclude<SecondFactor, 'unknown'> | undefined => {
    // While it is read again, the dialog stays: what is typed in it would be lost.
    if (value === undefined && status !== 'failed') return undefined
    return value === undefined || value === 'unknown' ? (hasSecondFactor ? 'ga' : 'none') : value
  }
)

const confirming = playerForm(confirm)
const sending = playerForm(sendCode)

export const $stepUpForm = confirming.$state
/** Confirms the session; the waiting calls are then sent again. Never rejects. */
export const confirmStepUp = confirming.submit

/** The request for a code by SMS. */
export const $stepUpSms = sending.$state
/** When a code was sent last, ms since 1970. */
export const $stepUpCodeSentAt = atom<number | undefined>()
clearOnSignOut(() => $stepUpCodeSentAt.set(undefined))

/** Time until another code may be sent, ms; 0: now. */
export function stepUpWait(): number {
  return timeToResend($stepUpCodeSentAt.get())
}

/** Sends a code to the player's own phone, unless one was sent less than 60 s ago. Never rejects. */
export const sendStepUpCode = () => sending.submit(undefined)

/** Loads what the player has to enter, and requests the code by SMS. */
export async function prepareStepUp(): Promise<void> {
  followOthers()
  confirming.clear()
  sending.clear()
  await loadSecondFactor()
  if ($stepUpFactor.get() === 'sms') await sendStepUpCode()
}

/** Fails the waiting calls: nothing has happened. */
export function cancelStepUp(): void {
  confirming.clear()
  settleStepUp(false)
}

async function confirm(proof: { password: string } | { ga_code: string }): Promise<void> {
  await send(stepUp, proof, { showErrors: false })
  saveText(CONFIRMED, String(environment().now()))
  settleStepUp(true)
}

/** When the session was last confirmed. The gateway alone decides whether that still counts. */
const CONFIRMED = 'bnw:confirmed'

/** A confirmation in another tab or frame of the session counts here, too: the player is asked once. */
const followOthers = startOnce(onEnd =>
  onEnd(onSavedChange(CONFIRMED, () => loadTime(CONFIRMED) !== undefined && settleStepUp(true)))
)

async function sendCode(): Promise<void> {
  if (stepUpWait() > 0) return
  await send(smsSend, { SiteType: 'desktop' }, { showErrors: false, skipStepUp: true })
  $stepUpCodeSentAt.set(environment().now())
}
