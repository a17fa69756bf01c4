/** Istanbul keeps UTC+3 all year. */
const OFFSET = 3 * 3_600_000
const DAY = 86_400_000

/** An instant as the wire has it, `YYYY-MM-DD HH:mm:ss` of Istanbul. */
export function writeInstant(at: number | Date): string {
  return new Date(Number(at) + OFFSET).toISOString().slice(0, 19).replace('T', ' ')
}

/** The midnight of Istanbul that begins the day of an instant. */
export function startOfDay(at: number): number {
  return Math.floor((at + OFFSET) / DAY) * DAY - OFFSET
}

/** So many ms after the midnight of Istanbul, so many days before the day of `now`. */
export function daysBefore(now: number, days: number, time: number): number {
  return startOfDay(now) - days * DAY + time
}
