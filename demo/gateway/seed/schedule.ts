/** Start and end, in ms relative to the seed. */
export interface Span {
  readonly from: number
  readonly to: number
}

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** A span in days relative to the seed; negative is before it. */
export function days(from: number, to: number): Span {
  return { from: from * DAY, to: to * DAY }
}
