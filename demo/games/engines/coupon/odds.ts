import type { Pick } from '../../protocol/coupons.ts'

/**
 * Arithmetic of the coupons in whole numbers. Odds are hundredths: 185 is 1.85. The probabilities of an event's three
 * outcomes are weights with any whole sum.
 */

/** One value per outcome of an event. */
export type Three<T> = readonly [T, T, T]

/** Average return of one line in hundredths of the stake, before the odds are rounded down. */
const RETURN = 95

/** 0.95 / probability, rounded down to hundredths. */
export function oddsOf(weights: Three<number>): [number, number, number] {
  const total = sumOf(weights)
  const [first, second, third] = weights.map(weight => Math.floor((RETURN * total) / weight))
  return [first ?? 0, second ?? 0, third ?? 0]
}

/** Product of the odds of the lines, rounded down once. */
export function oddsOfCoupon(lines: readonly number[]): number {
  const product = lines.reduce((product, odds) => product * BigInt(odds), 1n)
  return Number((product * 100n) / 100n ** BigInt(lines.length))
}

/** Whole kuruş that a winning stake returns at these odds, including the stake. */
export function winOf(stake: number, odds: number): number {
  return Number((BigInt(stake) * BigInt(odds)) / 100n)
}

/**
 * The outcome of a drawn word. 2³² is not a multiple of most sums, which shifts a probability by less than one in forty
 * million.
 *
 * @param word 32 bits of the digest.
 */
export function outcomeOf(word: number, weights: Three<number>): Pick {
  const share = Math.floor((word * sumOf(weights)) / 2 ** 32)
  if (share < weights[0]) return 0
  return share < weights[0] + weights[1] ? 1 : 2
}

function sumOf(weights: Three<number>): number {
  return weights[0] + weights[1] + weights[2]
}
