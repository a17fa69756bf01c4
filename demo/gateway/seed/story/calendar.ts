import { DAY, MINUTE } from '../schedule.ts'

/** Istanbul keeps UTC+3 all year. */
const ISTANBUL_OFFSET = 3 * 60 * MINUTE

/** The midnight of Istanbul that begins the day of an instant. */
export function startOfDay(at: number): number {
  return Math.floor((at + ISTANBUL_OFFSET) / DAY) * DAY - ISTANBUL_OFFSET
}

/** An instant so many days before the day of `now`, at a time of that day, both of Istanbul. */
export function daysBefore(now: number, days: number, [hour, minute]: readonly [number, number]): number {
  return startOfDay(now) - days * DAY + (hour * 60 + minute) * MINUTE
}

/** An instant of today, at a share of the time that has passed since midnight; never later than `now`. */
export function earlierToday(now: number, share: number): number {
  const midnight = startOfDay(now)
  return midnight + Math.floor(((now - midnight) * share) / 1_000) * 1_000
}
