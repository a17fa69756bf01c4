/** Istanbul is UTC+3 all year. */
export const ISTANBUL_OFFSET = 3 * 3_600_000

/** An instant in the format of the contract: `YYYY-MM-DD HH:mm:ss` in Istanbul time. */
export function momentText(date: Date): string {
  return new Date(date.getTime() + ISTANBUL_OFFSET).toISOString().slice(0, 19).replace('T', ' ')
}

/** First instant of a day in Istanbul, given as `YYYY-MM-DD`. */
export function startOfDay(day: string): Date {
  return new Date(new Date(`${day}T00:00:00Z`).getTime() - ISTANBUL_OFFSET)
}

/** First instant of the day after. */
export function endOfDay(day: string): Date {
  return new Date(startOfDay(day).getTime() + 24 * 3_600_000)
}
