import { colourOf, EVEN_CHANCES, splitOf } from '../../engines/wheel/engine.ts'
import type { Bets } from '../../engines/bets.ts'
import type { I18n } from '../../ui/i18n.ts'
import { tableWords } from '../../ui/table/words.ts'
import { wheelWords } from './words.ts'

export const NUMBERS = Array.from({ length: 37 }, (_, number) => number)

export function isNumberField(field: string): boolean {
  return /^\d+$/.test(field)
}

/** The visible name of a field. */
export function fieldName(i18n: I18n, field: string): string {
  const words = wheelWords(i18n)
  if (isNumberField(field)) return field
  if (field.startsWith('dozen')) return words.dozen(Number(field.slice(-1)))
  return words.chances[EVEN_CHANCES.find(name => name === field) ?? 'red']
}

/** Accessible name: the field, and the bets on it and on its pairs. */
export function fieldLabel(i18n: I18n, field: string, bets: Bets): string {
  const words = wheelWords(i18n)
  const number = Number(field)
  const name = isNumberField(field)
    ? `${words.number(number)}, ${words.colours[colourOf(number)]}`
    : fieldName(i18n, field)
  const amount = bets[field]
  const label = amount === undefined ? name : tableWords(i18n).laid(name, i18n.amount(amount))
  return [label, ...(isNumberField(field) ? pairLabels(i18n, number, bets) : [])].join('; ')
}

function pairLabels(i18n: I18n, number: number, bets: Bets): string[] {
  const words = wheelWords(i18n)
  return NUMBERS.flatMap(other => {
    const amount = bets[splitOf(number, other) ?? '']
    const name = words.split(String(number), String(other))
    return amount === undefined ? [] : [tableWords(i18n).laid(name, i18n.amount(amount))]
  })
}
