/** Multipliers are whole hundredths: 250 is 2.50×. */

/** Where every flight begins. */
export const START = 100

/** A flight that gets so high is cashed out by itself: 1,000×. */
export const HIGHEST = 100_000

/** What a player can have cashed out by itself. */
export const AUTOMATIC = [150, 200, 300, 500, 1_000] as const

/** Cashing out at any height returns 97 % on average. Proved by counting all words. */
export const EXACT_RETURN = { numerator: 97, denominator: 100 } as const

const WORDS = 2 ** 32
const DOUBLES_IN_MS = 7_000

/**
 * Where the flight of a drawn digest ends: max(1.00, ⌊100 × 0.97 / (1 − u)⌋ / 100), u being the first word over 2³².
 * Both numbers are whole and far below 2⁵³, so the quotient is exact.
 */
export function pointOf([word = 0]: readonly number[]): number {
  return Math.max(START, Math.floor((EXACT_RETURN.numerator * WORDS) / (WORDS - word)))
}

/** How high a flight is, so many ms after its start. It doubles every seven seconds. */
export function heightAt(elapsed: number): number {
  return Math.min(HIGHEST, Math.floor(START * 2 ** (Math.max(0, elapsed) / DOUBLES_IN_MS)))
}

/** Ms after which a flight is higher than this. */
export function timeAbove(height: number): number {
  return Math.ceil(Math.log2((height + 1) / START) * DOUBLES_IN_MS)
}

/** Whole kuruş; stakes are whole lira. */
export function returnAt(stake: number, height: number): number {
  return (stake / START) * height
}
