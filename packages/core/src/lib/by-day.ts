import type { Moment } from '../contract/units.ts'
import { dayAt, type Day } from './day.ts'

/** Rows with a date, grouped by day in their order; those without one are a group of the day ''. */
export function byDay<Row>(
  rows: readonly Row[],
  dateOf: (row: Row) => Moment | undefined
): [day: Day | '', rows: Row[]][] {
  const days = new Map<Day | '', Row[]>()
  for (const row of rows) {
    const date = dateOf(row)
    const day = date === undefined ? '' : dayAt(date)
    const group = days.get(day)
    if (group) group.push(row)
    else days.set(day, [row])
  }
  return [...days]
}
