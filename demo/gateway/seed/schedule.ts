/** When something begins and ends, in ms from the moment of the seed. */
export interface Span {
  readonly from: number
  readonly to: number
}

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** From so many days after the seed (before it, where negative) to so many. */
export function days(from: number, to: number): Span {
  return { from: from * DAY, to: to * DAY }
}
