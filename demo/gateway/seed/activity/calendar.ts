import { ISTANBUL_OFFSET } from '../../dates.ts'
import { DAY, MINUTE } from '../schedule.ts'

/** Start of the day of an instant, in Istanbul. */
export function startOfDay(at: number): number {
  return Math.floor((at + ISTANBUL_OFFSET) / DAY) * DAY - ISTANBUL_OFFSET
}

/** A time of day in Istanbul, a number of days before `now`. */
export function daysBefore(now: number, days: number, [hour, minute]: readonly [number, number]): number {
  return startOfDay(now) - days * DAY + (hour * 60 + minute) * MINUTE
}

/** An instant of today: a fraction of the time since midnight. */
export function earlierToday(now: number, share: number): number {
  const midnight = startOfDay(now)
  return midnight + Math.floor(((now - midnight) * share) / 1_000) * 1_000
}
