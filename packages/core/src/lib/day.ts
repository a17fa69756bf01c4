import type { Language } from './language.ts'

/** A calendar day of Istanbul, `YYYY-MM-DD`. */
export type Day = string

/** Istanbul is three hours ahead of UTC all year. */
const ISTANBUL_MS = 3 * 3_600_000

/** The day in Istanbul at an instant. @param moment ms since 1970 UTC. */
export function dayAt(moment: number): Day {
  return new Date(moment + ISTANBUL_MS).toISOString().slice(0, 10)
}

/**
 * Reads a date as people type it: `5.3.1990`, `05/03/1990`, `05 03 1990`, or `1990-03-05` as browsers fill it in.
 *
 * @returns `undefined` for anything that is no day of the calendar between 1900 and 2100.
 */
export function readDay(text: string): Day | undefined {
  const plain = text.trim()
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(plain)
  const typed = /^(\d{1,2})[./\s-](\d{1,2})[./\s-](\d{4})$/.exec(plain)
  const [year, month, day] = iso ? iso.slice(1) : (typed?.slice(1).reverse() ?? [])
  if (!year || !month || !day || Number(year) < 1900 || Number(year) > 2100) return undefined
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${written}T00:00:00Z`)
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== written ? undefined : written
}

/** A day as it stands in a field and a list: `05.03.1990`, in English `05/03/1990`. */
export function writeDay(day: Day, language: Language): string {
  return day
    .split('-')
    .reverse()
    .join(language === 'tr' ? '.' : '/')
}

/** A date while it is being typed: the separators are inserted, `1.2.` becomes `01.02.`, and more than 8 digits are cut. */
export function shapeDay(text: string, language: Language): string {
  const iso = /^\s*\d{4}-\d{1,2}-\d{1,2}\s*$/.test(text) && readDay(text)
  if (iso) return writeDay(iso, language)
  const separator = language === 'tr' ? '.' : '/'
  const padded = text.replace(/(?<!\d)(\d)(?=[./\s-])/g, '0$1')
  const digits = padded.replace(/\D/g, '').slice(0, 8)
  const parts = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean)
  // A separator that was typed stays; one that was not would stand in the way of deleting.
  const isOpen = /[./\s-]$/.test(text) && (digits.length === 2 || digits.length === 4)
  return parts.join(separator) + (isOpen ? separator : '')
}

/** Whether somebody born on that day has had a birthday that many years later. */
export function isOfAge(birth: Day, today: Day, years = 18): boolean {
  return `${Number(birth.slice(0, 4)) + years}${birth.slice(4)}` <= today
}
