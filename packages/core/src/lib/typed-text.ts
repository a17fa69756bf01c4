/** Reads and formats what players type into fields: codes, IBANs and phone numbers. */
import { isIban } from '../rules/iban.ts'
import { isPhone, isTurkishMobile } from '../rules/phone.ts'

/** The first `max` digits of a text; all other characters are dropped. */
export function digitsOf(text: string, max: number): string {
  return text.replace(/\D/g, '').slice(0, max)
}

/**
 * Parses a typed Turkish IBAN: spaces and lower case are accepted, and 24 digits without `TR`.
 *
 * @returns The 26 characters, or `undefined` if it is not an IBAN or its check digits are wrong.
 */
export function readIban(text: string): string | undefined {
  const plain = text.replace(/[\s-]/g, '').toUpperCase()
  const iban = /^\d{24}$/.test(plain) ? `TR${plain}` : plain
  return isIban(iban) ? iban : undefined
}

/** Formats an IBAN in groups of four, also while it is typed. */
export function writeIban(text: string): string {
  const plain = text.replace(/[\s-]/g, '').toUpperCase()
  return (plain.match(/.{1,4}/g) ?? []).join(' ')
}

/**
 * The national digits of a Turkish phone number without the leading 0, also while it is typed. Accepts `0500…`, `500…`,
 * `+90…` and `0090…`.
 */
export function phoneDigits(text: string): string {
  const digits = text.replace(/\D/g, '').replace(/^00/, '')
  const isInternational = /^\s*(\+|00)/.test(text) || digits.length > 11
  return digits
    .replace(isInternational ? /^90/ : /^0/, '')
    .replace(/^0/, '')
    .slice(0, 10)
}

/** Parses a Turkish mobile number to the format of requests, `+905000000001`; `undefined` if it is not one. */
export function readPhone(text: string): string | undefined {
  const phone = `+90${phoneDigits(text)}`
  return isTurkishMobile(phone) ? phone : undefined
}

/** Formats a phone number for display, `0500 000 00 01`, also while it is typed. */
export function writePhone(text: string): string {
  const digits = phoneDigits(text)
  if (!digits) return /\d/.test(text) ? '0' : ''
  return groupDigits(`0${digits}`, [4, 3, 2, 2])
}

/** Parses a number of any country to `+491510000000`. Without a country code it is a Turkish mobile number. */
export function readAnyPhone(text: string): string | undefined {
  const digits = foreignDigits(text)
  if (digits === undefined) return readPhone(text)
  return isPhone(`+${digits}`) ? `+${digits}` : undefined
}

/** Formats a number of any country, also while it is typed. Foreign numbers are not grouped. */
export function writeAnyPhone(text: string): string {
  const digits = foreignDigits(text)
  return digits === undefined ? writePhone(text) : `+${digits}`
}

/** The digits after `+` or `00` of a number that is not, or not yet, Turkish. */
function foreignDigits(text: string): string | undefined {
  const [, digits] = /^\s*(?:\+|00)(.*)$/.exec(text) ?? []
  const plain = digits?.replace(/\D/g, '').slice(0, 15)
  return plain?.startsWith('90') ? undefined : plain
}

/** Formats a Turkish identity number, `123 456 789 01`, also while it is typed. */
export function writeIdentityNumber(text: string): string {
  return groupDigits(digitsOf(text, 11), [3, 3, 3, 2])
}

/** Groups digits by these lengths, separated by spaces. */
export function groupDigits(digits: string, lengths: readonly number[]): string {
  let at = 0
  const groups = lengths.map(length => digits.slice(at, (at += length)))
  return groups.filter(Boolean).join(' ')
}
