import { moment, type Moment } from '../contract/units.ts'
import { formatIsoDay, ISTANBUL_MINUTES, parseDay, type Day } from './istanbul.ts'
import { range } from './range.ts'

/** Adds days; negative `days` subtract. */
export function moveDay(day: Day, days: number): Day {
  return formatIsoDay(parseDay(day).add(days, 'day'))
}

/** Adds months. In a shorter month the result is its last day. */
export function moveMonth(day: Day, months: number): Day {
  return formatIsoDay(parseDay(day).add(months, 'month'))
}

/** The Monday of a day's week. */
export function mondayOf(day: Day): Day {
  return moveDay(day, -((parseDay(day).day() + 6) % 7))
}

/** The weeks of a day's month, Monday first. Days of other months are `undefined`. */
export function weeksOf(day: Day): (Day | undefined)[][] {
  const month = day.slice(0, 7)
  const weeks = []
  for (let monday = mondayOf(`${month}-01`); monday.slice(0, 7) <= month; monday = moveDay(monday, 7)) {
    const days = range(7).map(index => moveDay(monday, index))
    weeks.push(days.map(one => (one.startsWith(month) ? one : undefined)))
  }
  return weeks
}

/** Noon of a day in Istanbul. */
export function noonOf(day: Day): Moment {
  return moment(parseDay(day).add(12, 'hour').subtract(ISTANBUL_MINUTES, 'minute').valueOf())
}
