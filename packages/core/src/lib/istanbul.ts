import dayjs, { type Dayjs } from 'dayjs'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)

/** A calendar day of Istanbul, `YYYY-MM-DD`. */
export type Day = string

/** Istanbul is three hours ahead of UTC all year. */
export const ISTANBUL_MINUTES = 180

/**
 * What clocks in Istanbul show at an instant, as a time in UTC: with `utcOffset()` dayjs 1.11 skips the hour that the
 * device's zone skips in spring. Its `valueOf()` is not the instant.
 *
 * @param moment ms since 1970 UTC.
 */
export function inIstanbul(moment: number): Dayjs {
  return dayjs.utc(moment).add(ISTANBUL_MINUTES, 'minute')
}

/** Midnight UTC of a day, for date arithmetic without time zones. */
export function parseDay(day: Day): Dayjs {
  return dayjs.utc(day)
}

export function formatIsoDay(date: Dayjs): Day {
  return date.format('YYYY-MM-DD')
}
