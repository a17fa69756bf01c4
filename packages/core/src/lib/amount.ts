import type { Kurus } from '../contract/shapes.ts'
import type { Language } from './language.ts'
import { readAmount } from './money.ts'

/** How a language writes an amount. */
const SIGNS = { tr: { group: '.', decimal: ',' }, en: { group: ',', decimal: '.' } } as const

/** Beyond it nobody means what was typed, and no group is made. */
const PLAIN = /^(\d{1,12})(?:([.,])(\d{0,2}))?$/

/**
 * An amount in its field while it is typed: thousands are grouped as soon as there can be no doubt about what is meant.
 * What a player groups himself stays as he types it.
 *
 * @param typed What the player has typed, without the signs that were put in here.
 */
export function showAmount(typed: string, language: Language): string {
  const [, whole = '', separator, fraction = ''] = PLAIN.exec(typed) ?? []
  // With up to three digits before it, the separator may still become one of thousands.
  if (whole.length <= 3) return typed
  const { group, decimal } = SIGNS[language]
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group)
  return separator ? grouped + decimal + fraction : grouped
}

/**
 * What the player has typed after a change to the field, without the signs that `showAmount()` has put in: a digit taken
 * away from "1.234" leaves 123, and never one lira twenty-three.
 *
 * @param typed What was typed before. @param text What the field holds now.
 */
export function retypeAmount(typed: string, text: string, language: Language): string {
  const shown = showAmount(typed, language)
  if (shown === typed) return text
  const start = sharedStart(shown, text)
  const end = sharedStart(reversed(shown.slice(start)), reversed(text.slice(start)))
  const { group } = SIGNS[language]
  const ungrouped = (part: string) => part.replaceAll(group, '')
  const added = text.slice(start, text.length - end)
  return ungrouped(text.slice(0, start)) + added + ungrouped(text.slice(text.length - end))
}

/** What stands in the field when it is left: the language's own form with two decimals, still to be typed on. */
export function settleAmount(typed: string, language: Language): string {
  const kurus = readAmount(typed)
  return kurus === undefined ? typed : writeTyped(kurus, language)
}

/** An amount as if it had been typed. */
export function writeTyped(amount: Kurus, language: Language): string {
  const digits = String(amount).padStart(3, '0')
  return `${digits.slice(0, -2)}${SIGNS[language].decimal}${digits.slice(-2)}`
}

function sharedStart(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length++
  return length
}

function reversed(text: string): string {
  return [...text].reverse().join('')
}
