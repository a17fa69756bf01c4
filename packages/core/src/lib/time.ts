import type { Dayjs } from 'dayjs'
import english from 'dayjs/locale/en-gb.js'
import turkish from 'dayjs/locale/tr.js'

import type { Moment } from '../contract/units.ts'
import { formatIsoDay, inIstanbul, ISTANBUL_MINUTES, type Day } from './istanbul.ts'
import type { Language } from './language.ts'
import { timeWords as words } from './time-words.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** dayjs also reads `meridiem`, which its types lack. */
type Locale = ILocale & { meridiem: (hour: number) => string }

/** The Turkish locale of dayjs has "PM 12:05" and other abbreviations of weekdays. */
const LOCALES: Record<Language, Locale> = {
  tr: {
    ...turkish,
    name: 'bnw-tr',
    weekdaysShort: ['Paz', 'Pzt', 'Sal', 'Çar', 'Per', 'Cum', 'Cmt'],
    meridiem: hour => (hour < 12 ? 'ÖÖ' : 'ÖS')
  },
  en: { ...english, name: 'bnw-en', meridiem: hour => (hour < 12 ? 'am' : 'pm') }
}

/** 12-hour format with am or pm (I18N-04). */
const MOMENT: Record<Language, string> = { tr: 'DD.MM.YYYY A h:mm', en: 'DD/MM/YYYY, h:mm A' }
const DAY: Record<Language, string> = { tr: 'DD.MM.YYYY', en: 'DD/MM/YYYY' }
const LONG_DAY: Record<Language, string> = { tr: 'D MMMM YYYY dddd', en: 'dddd, D MMMM YYYY' }
const MONTH = 'MMMM YYYY'
const TIME: Record<Language, string> = { tr: 'A h:mm', en: 'h:mm A' }

/** Formats an instant in Istanbul time for lists: `09.03.2025 ÖS 12:05`, in English `09/03/2025, 12:05 pm`. */
export function formatMoment(moment: Moment, language: Language): string {
  return localised(moment, language).format(MOMENT[language])
}

/** The day of an instant in Istanbul: `09.03.2025`. */
export function formatDay(moment: Moment, language: Language): string {
  return localised(moment, language).format(DAY[language])
}

/** The date in long format: `9 Mart 2025 Pazar`, in English `Sunday, 9 March 2025`. */
export function formatLongDay(moment: Moment, language: Language): string {
  return localised(moment, language).format(LONG_DAY[language])
}

/** The month of an instant in Istanbul: `Mart 2025`, in English `March 2025`. */
export function formatMonth(moment: Moment, language: Language): string {
  return localised(moment, language).format(MONTH)
}

/** The time of an instant in Istanbul: `ÖS 12:05`, in English `12:05 pm`. */
export function formatTime(moment: Moment, language: Language): string {
  return localised(moment, language).format(TIME[language])
}

/**
 * Formats an instant of the last 24 hours relative to now: "3 dk önce", "dün". Other instants are formatted in full. Views
 * show the full format as a tooltip.
 *
 * @param now ms since 1970 UTC.
 */
export function formatAgo(moment: Moment, now: number, language: Language): string {
  const age = now - moment
  if (age < 0 || age >= DAY_MS) return formatMoment(moment, language)
  if (age < MINUTE_MS) return words.justNow()
  if (age < HOUR_MS) return words.minutesAgo(Math.floor(age / MINUTE_MS))
  const isToday = startOfDay(now) <= inIstanbul(moment)
  return isToday ? words.hoursAgo(Math.floor(age / HOUR_MS)) : words.yesterday()
}

/** An instant for `<time datetime>`: `2025-03-09T12:05:00+03:00`. */
export function machineTime(moment: Moment): string {
  return inIstanbul(moment).format('YYYY-MM-DDTHH:mm:ss[+03:00]')
}

/** Whether the device is in another time zone than Istanbul. Times are then marked with "(TSİ)". */
export function isOtherTimeZone(moment: Moment): boolean {
  return -new Date(moment).getTimezoneOffset() !== ISTANBUL_MINUTES
}

/** As `formatMoment()`, marked with "(TSİ)" if the device is in another time zone: `09.03.2025 ÖS 12:05 (TSİ)`. */
export function formatZonedMoment(moment: Moment, language: Language): string {
  const text = formatMoment(moment, language)
  return isOtherTimeZone(moment) ? `${text} ${words.istanbulTime()}` : text
}

/** Abbreviations of the weekdays, Monday first: `Pzt Sal Çar Per Cum Cmt Paz`. */
export function weekdays(language: Language): readonly string[] {
  const [sunday = '', ...others] = LOCALES[language].weekdaysShort ?? []
  return [...others, sunday]
}

/** Formats a countdown: `2 g 04 sa 12 dk` from one day on, otherwise `04:12:33`. @param left ms; negative is 0. */
export function formatCountdown(left: number): string {
  const seconds = Math.max(0, Math.floor(left / 1_000))
  const two = (count: number) => String(count).padStart(2, '0')
  const hours = Math.floor(seconds / 3_600)
  const minutes = two(Math.floor(seconds / 60) % 60)
  if (hours >= 24) return words.countdown(Math.floor(hours / 24), two(hours % 24), minutes)
  return `${two(hours)}:${minutes}:${two(seconds % 60)}`
}

/** A duration of a minute or more in words: `2 gün 30 dakika`, in English `2 days 30 minutes`. @param duration ms. */
export function formatDuration(duration: number): string {
  const write = (unit: keyof typeof words.units, count: number) => {
    const { one, more } = words.units[unit]
    return count === 1 ? one() : count > 1 && more(count)
  }
  const parts = [
    write('day', Math.floor(duration / DAY_MS)),
    write('hour', Math.floor((duration % DAY_MS) / HOUR_MS)),
    write('minute', Math.floor((duration % HOUR_MS) / MINUTE_MS))
  ]
  return parts.filter(Boolean).join(' ')
}

/** The presets of the histories in display order (HIST-02). */
export const PRESETS = [
  'all',
  '730',
  '365',
  '180',
  '90',
  '30',
  '7',
  'last-month',
  'this-month',
  'yesterday',
  'today'
] as const
export type Preset = (typeof PRESETS)[number]

/** A date range, both ends inclusive. Without `from` it is unlimited in the past. */
export interface Period {
  from?: Day
  to: Day
}

/** The dates of a preset in Istanbul time. N days: from N days before today to today. @param now ms since 1970 UTC. */
export function periodOf(preset: Preset, now: number): Period {
  const today = startOfDay(now)
  if (preset === 'all') return { to: formatIsoDay(today) }
  const [from, to] = boundsOf(preset, today)
  return { from: formatIsoDay(from), to: formatIsoDay(to) }
}

function boundsOf(preset: Exclude<Preset, 'all'>, today: Dayjs): [from: Dayjs, to: Dayjs] {
  const yesterday = today.subtract(1, 'day')
  const lastMonth = today.subtract(1, 'month')
  if (preset === 'last-month') return [lastMonth.startOf('month'), lastMonth.endOf('month')]
  if (preset === 'this-month') return [today.startOf('month'), today]
  if (preset === 'yesterday') return [yesterday, yesterday]
  return preset === 'today' ? [today, today] : [today.subtract(Number(preset), 'day'), today]
}

function startOfDay(moment: number): Dayjs {
  return inIstanbul(moment).startOf('day')
}

function localised(moment: Moment, language: Language): Dayjs {
  return inIstanbul(moment).locale(LOCALES[language])
}
