import { formatIsoDay, inIstanbul, parseDay, type Day } from './istanbul.ts'
import type { Language } from './language.ts'

export type { Day }

/** The day in Istanbul at an instant. @param moment ms since 1970 UTC. */
export function dayAt(moment: number): Day {
  return formatIsoDay(inIstanbul(moment))
}

/**
 * Reads a typed date: `5.3.1990`, `05/03/1990`, `05 03 1990`, or `1990-03-05` as browsers fill it in.
 *
 * @returns `undefined` unless it is a day of the calendar from 1900 to 2100.
 */
export function readDay(text: string): Day | undefined {
  const plain = text.trim()
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(plain)
  const typed = /^(\d{1,2})[./\s-](\d{1,2})[./\s-](\d{4})$/.exec(plain)
  const [year, month, day] = iso ? iso.slice(1) : (typed?.slice(1).reverse() ?? [])
  if (!year || !month || !day || Number(year) < 1900 || Number(year) > 2100) return undefined
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  // dayjs moves a day that does not exist, such as 31 April, into the next month.
  return formatIsoDay(parseDay(written)) === written ? written : undefined
}

/** Formats a day for fields and lists: `05.03.1990`, in English `05/03/1990`. */
export function writeDay(day: Day, language: Language): string {
  return day
    .split('-')
    .reverse()
    .join(language === 'tr' ? '.' : '/')
}

/** Formats a date while it is typed: inserts separators, pads `1.2.` to `01.02.`, and drops digits after the eighth. */
export function shapeDay(text: string, language: Language): string {
  const iso = /^\s*\d{4}-\d{1,2}-\d{1,2}\s*$/.test(text) && readDay(text)
  if (iso) return writeDay(iso, language)
  const separator = language === 'tr' ? '.' : '/'
  const padded = text.replace(/(?<!\d)(\d)(?=[./\s-])/g, '0$1')
  const digits = padded.replace(/\D/g, '').slice(0, 8)
  const parts = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean)
  // A typed separator stays. Adding one would make the last digit hard to delete.
  const isOpen = /[./\s-]$/.test(text) && (digits.length === 2 || digits.length === 4)
  return parts.join(separator) + (isOpen ? separator : '')
}

/**
 * Whether a person born on that day is 18. Compares text: dayjs would move a birthday of 29 February to the
 * 28th, one day too early.
 */
export function isOfAge(birth: Day, today: Day): boolean {
  return `${Number(birth.slice(0, 4)) + 18}${birth.slice(4)}` <= today
}
