/**
 * The arithmetic of the coupons, all in whole numbers. Odds are hundredths: 185 is 1.85. The chances of an event's three
 * outcomes are weights, which add up to any whole number.
 */

/** One thing for each of an event's three outcomes. */
export type Three<T> = readonly [T, T, T]

export type Pick = 0 | 1 | 2

/** Of a stake on one line so many hundredths come back in the long run, before the odds are rounded down. */
const RETURN = 95

/** 0.95 / probability, rounded down to hundredths. */
export function oddsOf(weights: Three<number>): [number, number, number] {
  const total = sumOf(weights)
  const [first, second, third] = weights.map(weight => Math.floor((RETURN * total) / weight))
  return [first ?? 0, second ?? 0, third ?? 0]
}

/** Odds of a coupon: those of its lines multiplied, rounded down once. */
export function oddsOfCoupon(lines: readonly number[]): number {
  const product = lines.reduce((product, odds) => product * BigInt(odds), 1n)
  return Number((product * 100n) / 100n ** BigInt(lines.length))
}

/** What a stake in whole kuruş brings at these odds, the stake included. */
export function winOf(stake: number, odds: number): number {
  return Number((BigInt(stake) * BigInt(odds)) / 100n)
}

/**
 * The outcome that a drawn word stands for. 2³² is no multiple of most sums, which shifts a chance by less than one in
 * forty million.
 *
 * @param word 32 bits of the digest.
 */
export function outcomeOf(word: number, weights: Three<number>): Pick {
  const at = Math.floor((word * sumOf(weights)) / 2 ** 32)
  if (at < weights[0]) return 0
  return at < weights[0] + weights[1] ? 1 : 2
}

function sumOf(weights: Three<number>): number {
  return weights[0] + weights[1] + weights[2]
}
