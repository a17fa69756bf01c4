/** Heights are multipliers in whole hundredths: 250 is 2.50×. */

/** The height at which every flight starts. */
export const START_HEIGHT = 100

/** At this height (1,000×) every flight is cashed out automatically. */
export const MAX_HEIGHT = 100_000

/** The heights that a player can choose for an automatic cash-out. */
export const AUTOMATIC_HEIGHTS = [150, 200, 300, 500, 1_000] as const

/** Cashing out at any height returns 97 % on average. A test counts all words. */
export const EXACT_RETURN = { numerator: 97, denominator: 100 } as const

const WORDS = 2 ** 32
const DOUBLING_MS = 7_000

/**
 * The height at which the flight of a drawn digest bursts: max(1.00, ⌊100 × 0.97 / (1 − u)⌋ / 100), where u is the first
 * word over 2³². Both operands are whole and far below 2⁵³, so the quotient is exact.
 */
export function burstHeightOf([word = 0]: readonly number[]): number {
  return Math.max(START_HEIGHT, Math.floor((EXACT_RETURN.numerator * WORDS) / (WORDS - word)))
}

/** Height of a flight after this many ms. It doubles every seven seconds. */
export function heightAt(elapsed: number): number {
  return Math.min(MAX_HEIGHT, Math.floor(START_HEIGHT * 2 ** (Math.max(0, elapsed) / DOUBLING_MS)))
}

/** Ms until a flight is above this height. */
export function timeAbove(height: number): number {
  return Math.ceil(Math.log2((height + 1) / START_HEIGHT) * DOUBLING_MS)
}

/** Whole kuruş, since stakes are whole lira. */
export function returnAt(stake: number, height: number): number {
  return (stake / START_HEIGHT) * height
}
