import type { Bets } from '../bets.ts'
import { fairNumbers } from '../fairness.ts'

/** What a segment of the wheel of fortune returns for each stake on it, with the stake. */
export const MULTIPLES = [2, 4, 8, 12, 24, 48] as const

/** The segments that lie between those of 2. */
const BETWEEN = [48, 4, 8, 4, 12, 4, 8, 4, 24, 4, 8, 4, 12, 4, 8, 4, 12, 4, 24, 4, 8, 4, 12, 4, 8] as const

/** The 49 segments, clockwise: 24 of 2, 12 of 4, 6 of 8, 4 of 12, 2 of 24 and one of 48. */
export const SEGMENTS: readonly number[] = BETWEEN.flatMap(multiple => [multiple, 2]).slice(0, -1)

/** Over 49 equally likely segments each bet returns 48 stakes: 97.96 %. A test counts them. */
export const EXACT_RETURN = { numerator: 48, denominator: 49 } as const

/** The segment of a drawn digest, as its place on the wheel. */
export function segmentOf(words: readonly number[]): number {
  return fairNumbers(words)(SEGMENTS.length)
}

/** Whole kuruş that one bet returns, including the stake. Fields have the names of their multiples. */
export function returnOf(field: string, stake: number, segment: number): number {
  return field === String(SEGMENTS[segment]) ? stake * Number(field) : 0
}

export function returnOfAll(bets: Bets, segment: number): number {
  return Object.entries(bets).reduce((sum, [field, stake]) => sum + returnOf(field, stake, segment), 0)
}
