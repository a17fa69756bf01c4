import { type Language, textLanguage } from './language.ts'

/** The marks of a number by language. */
export const MARKS: Readonly<Record<Language, { thousands: string; decimal: string }>> = {
  tr: { thousands: '.', decimal: ',' },
  en: { thousands: ',', decimal: '.' }
}

/**
 * Formats a number of 0 or more: `1.234,50` in Turkish, `1,234.50` in English. Not by `Intl.NumberFormat`: its first use
 * takes 25 ms of CPU time on a desktop, whatever its options, when a page is about to show its first amount.
 */
export function formatNumber(value: number, language: Language, decimals: number): string {
  const { thousands, decimal } = MARKS[language]
  const [whole = '', fraction] = value.toFixed(decimals).split('.')
  const text = whole.replace(/\B(?=(\d{3})+$)/g, thousands)
  return fraction ? text + decimal + fraction : text
}

/** A number of things with the thousands mark of the loaded texts: `1.234` in Turkish, `1,234` in English. */
export function formatCount(count: number): string {
  return formatNumber(count, textLanguage(), 0)
}
