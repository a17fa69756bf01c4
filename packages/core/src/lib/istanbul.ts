import dayjs, { type Dayjs } from 'dayjs'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)

/** A calendar day of Istanbul, `YYYY-MM-DD`. */
export type Day = string

/** Istanbul is three hours ahead of UTC all year. */
export const ISTANBUL_MINUTES = 180

/** An instant in Istanbul time. @param moment ms since 1970 UTC. */
export function inIstanbul(moment: number): Dayjs {
  return dayjs.utc(moment).utcOffset(ISTANBUL_MINUTES)
}

/** Midnight UTC of a day, for date arithmetic without time zones. */
export function parseDay(day: Day): Dayjs {
  return dayjs.utc(day)
}

export function formatIsoDay(date: Dayjs): Day {
  return date.format('YYYY-MM-DD')
}
