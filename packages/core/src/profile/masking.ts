import { groupDigits, phoneDigits } from '../lib/typed-text.ts'

/** Masks a phone number for display: `0500 ••• •• 01`. */
export function maskPhone(phone: string): string {
  const digits = phoneDigits(phone)
  if (!/^5\d{9}$/.test(digits)) return maskMiddle(phone.trim(), 0, 2)
  return groupDigits(`0${digits.slice(0, 3)}•••••${digits.slice(-2)}`, [4, 3, 2, 2])
}

/** Masks an identity number for display: `111•••••110`. */
export function maskIdentity(identity: string): string {
  return maskMiddle(identity.trim(), 3, 3)
}

/** A text with fewer than three characters to hide is masked completely. */
function maskMiddle(text: string, first: number, last: number): string {
  const hidden = text.length - first - last
  if (hidden < 3) return '•'.repeat(text.length)
  return text.slice(0, first) + '•'.repeat(hidden) + text.slice(-last)
}
