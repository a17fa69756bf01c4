import { isIban } from '../rules/iban.ts'
import { isPhone, isTurkishMobile } from '../rules/phone.ts'
import { LOCALES, type Language } from './language.ts'

/** Letters whose accents do not come apart when decomposed. */
const APART: Record<string, string> = { ı: 'i', ø: 'o', ß: 'ss', æ: 'ae' }

/** Text as it is compared: small letters without accents, so that "Çınar" is found by "cinar" (I18N-04). */
export function fold(text: string): string {
  return text
    .toLocaleLowerCase('tr')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ıøßæ]/g, letter => APART[letter]!)
}

/** Capitals of words that people read: "istanbul" is "İSTANBUL". Never for codes, whose letters are English. */
export function upper(text: string): string {
  return text.toLocaleUpperCase('tr')
}

/** First letters of the first and the last word, capitals by Turkish rules: "ismail ışık" is "İI". */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map(word => upper([...(word ?? '')][0] ?? '')).join('')
}

/** Compares names as a dictionary of the language has them: Ç after C, I before İ. */
export function collator(language: Language): (first: string, second: string) => number {
  return new Intl.Collator(LOCALES[language]).compare
}

/** A code as it is sent: English capitals, no spaces, since its letters are those of ASCII. */
export function cleanCodeWord(text: string): string {
  return text.replace(/\s/g, '').toUpperCase()
}

/** The digits of what was typed or pasted, at most `max`: spaces, hyphens and anything else are dropped. */
export function digitsOf(text: string, max: number): string {
  return text.replace(/\D/g, '').slice(0, max)
}

/**
 * Reads a Turkish IBAN as people type it: spaces, small letters, and without `TR` where 24 digits are pasted.
 *
 * @returns The 26 characters, or `undefined` where they are none or the check digits are wrong.
 */
export function readIban(text: string): string | undefined {
  const plain = text.replace(/[\s-]/g, '').toUpperCase()
  const iban = /^\d{24}$/.test(plain) ? `TR${plain}` : plain
  return isIban(iban) ? iban : undefined
}

/** An IBAN in groups of four, also while it is being typed. */
export function writeIban(text: string): string {
  const plain = text.replace(/[\s-]/g, '').toUpperCase()
  return (plain.match(/.{1,4}/g) ?? []).join(' ')
}

/**
 * The national digits of a Turkish phone number, without the leading 0, also while it is being typed: of `0500…`,
 * `500…`, `+90…` and `0090…`.
 */
export function phoneDigits(text: string): string {
  const digits = text.replace(/\D/g, '').replace(/^00/, '')
  const isInternational = /^\s*(\+|00)/.test(text) || digits.length > 11
  return digits
    .replace(isInternational ? /^90/ : /^0/, '')
    .replace(/^0/, '')
    .slice(0, 10)
}

/** Reads a mobile number as it is sent: `+905000000001`. Land lines and anything else are `undefined`. */
export function readPhone(text: string): string | undefined {
  const phone = `+90${phoneDigits(text)}`
  return isTurkishMobile(phone) ? phone : undefined
}

/** A phone number as it is shown: `0500 000 00 01`, also while it is being typed. */
export function writePhone(text: string): string {
  const digits = phoneDigits(text)
  if (!digits) return /\d/.test(text) ? '0' : ''
  return groupDigits(`0${digits}`, [4, 3, 2, 2])
}

/** Reads a number of any country as it is sent, `+491510000000`; without a country it is a Turkish mobile number. */
export function readAnyPhone(text: string): string | undefined {
  const digits = foreignDigits(text)
  if (digits === undefined) return readPhone(text)
  return isPhone(`+${digits}`) ? `+${digits}` : undefined
}

/** A number of any country, also while it is being typed: that of another one keeps its own grouping to itself. */
export function writeAnyPhone(text: string): string {
  const digits = foreignDigits(text)
  return digits === undefined ? writePhone(text) : `+${digits}`
}

/** The digits after `+` or `00` where they are not, or not yet, those of a Turkish number. */
function foreignDigits(text: string): string | undefined {
  const [, digits] = /^\s*(?:\+|00)(.*)$/.exec(text) ?? []
  const plain = digits?.replace(/\D/g, '').slice(0, 15)
  return plain?.startsWith('90') ? undefined : plain
}

/** Digits in groups of these lengths, with spaces between. */
export function groupDigits(digits: string, lengths: readonly number[]): string {
  let at = 0
  const groups = lengths.map(length => digits.slice(at, (at += length)))
  return groups.filter(Boolean).join(' ')
}
