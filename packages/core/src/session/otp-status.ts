import { atom } from 'nanostores'

import { loadText, saveText } from '../lib/storage.ts'
import { onPageReset } from '../page-life.ts'

/** Whether the account has a second factor. */
export const $otpStatus = atom(false)
onPageReset(() => $otpStatus.set(false))

/** Keeps it for pages that start with the stored session alone, without an answer of the gateway (SESS-03). */
export function keepOtpStatus(isOn: boolean): void {
  saveText('bnw:second-factor', isOn ? '1' : undefined)
  $otpStatus.set(isOn)
}

export function restoreOtpStatus(): void {
  $otpStatus.set(loadText('bnw:second-factor') === '1')
}
