import type { Moment } from '../contract/shapes.ts'
import type { Day } from './day.ts'
import { range } from './range.ts'

const DAY_MS = 86_400_000

/** A day so many days later, or earlier where the count is negative. */
export function moveDay(day: Day, days: number): Day {
  return writeUtc(readUtc(day) + days * DAY_MS)
}

/** The same day of a month so many months later; the last one of that month where it is shorter. */
export function moveMonth(day: Day, months: number): Day {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return writeUtc(Date.UTC(year, month - 1 + months, Math.min(date, last)))
}

/** The Monday of a day's week. */
export function mondayOf(day: Day): Day {
  return moveDay(day, -((new Date(readUtc(day)).getUTCDay() + 6) % 7))
}

/** The weeks of a day's month, Monday first; the places of days of other months are empty. */
export function weeksOf(day: Day): (Day | undefined)[][] {
  const month = day.slice(0, 7)
  const weeks = []
  for (let monday = mondayOf(`${month}-01`); monday.slice(0, 7) <= month; monday = moveDay(monday, 7)) {
    const days = range(7).map(at => moveDay(monday, at))
    weeks.push(days.map(one => (one.startsWith(month) ? one : undefined)))
  }
  return weeks
}

/** Noon of a day in Istanbul. */
export function noonOf(day: Day): Moment {
  return Date.parse(`${day}T12:00:00+03:00`) as Moment
}

function readUtc(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`)
}

function writeUtc(moment: number): Day {
  return new Date(moment).toISOString().slice(0, 10)
}
