import type { Kurus } from '../contract/units.ts'
import type { Language } from './language.ts'
import { readAmount } from './money.ts'
import { MARKS } from './number.ts'

/** Longer numbers are typing errors and are not grouped. */
const PLAIN = /^(\d{1,12})(?:([.,])(\d{0,2}))?$/

/**
 * Formats an amount while it is typed. Thousands are grouped as soon as the input is unambiguous; separators that the
 * player types are kept.
 *
 * @param typed The input without the separators that this function inserts.
 */
export function showAmount(typed: string, language: Language): string {
  const [, whole = '', separator, fraction = ''] = PLAIN.exec(typed) ?? []
  // With up to three digits before it, the separator may still become one of thousands.
  if (whole.length <= 3) return typed
  const { thousands, decimal } = MARKS[language]
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, thousands)
  return separator ? grouped + decimal + fraction : grouped
}

/**
 * Updates the input after a change of the field, without the separators that `showAmount()` inserts: deleting a digit of
 * "1.234" leaves 123, not 1.23.
 *
 * @param typed The input before the change. @param text The field's text after it.
 */
export function retypeAmount(typed: string, text: string, language: Language): string {
  const shown = showAmount(typed, language)
  if (shown === typed) return text
  const start = sharedStart(shown, text)
  const end = sharedStart(reversed(shown.slice(start)), reversed(text.slice(start)))
  const { thousands } = MARKS[language]
  const ungrouped = (part: string) => part.replaceAll(thousands, '')
  const added = text.slice(start, text.length - end)
  return ungrouped(text.slice(0, start)) + added + ungrouped(text.slice(text.length - end))
}

/** Formats the field on blur: with two decimals, in a form that can still be edited. */
export function settleAmount(typed: string, language: Language): string {
  const kurus = readAmount(typed)
  return kurus === undefined ? typed : writeTyped(kurus, language)
}

/** Converts an amount to input. */
export function writeTyped(amount: Kurus, language: Language): string {
  const digits = String(amount).padStart(3, '0')
  return `${digits.slice(0, -2)}${MARKS[language].decimal}${digits.slice(-2)}`
}

function sharedStart(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length++
  return length
}

function reversed(text: string): string {
  return [...text].reverse().join('')
}
