/** Istanbul keeps UTC+3 all year. */
const ISTANBUL_OFFSET = 3 * 3_600_000

/** An instant as it goes over the wire: `YYYY-MM-DD HH:mm:ss` of Istanbul. */
export function momentText(date: Date): string {
  return new Date(date.getTime() + ISTANBUL_OFFSET).toISOString().slice(0, 19).replace('T', ' ')
}

/** First instant of a day of Istanbul, given as `YYYY-MM-DD`. */
export function startOfDay(day: string): Date {
  return new Date(new Date(`${day}T00:00:00Z`).getTime() - ISTANBUL_OFFSET)
}

/** First instant of the day after. */
export function endOfDay(day: string): Date {
  return new Date(startOfDay(day).getTime() + 24 * 3_600_000)
}
