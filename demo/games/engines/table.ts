import { STAKES } from '../protocol/rounds.ts'

/** Dealer, limits and chips of a table. Amounts in whole kuruş. */
export interface Table {
  /** Name; empty for a table without a dealer. */
  dealer: string
  /** Minimum sum of the bets of a round. */
  minBet: number
  /** Maximum sum of the bets of a round. */
  maxBet: number
  chips: readonly number[]
}

/** ₺1 to ₺1.000, without a dealer. */
export const DEFAULT_TABLE: Table = { dealer: '', minBet: 100, maxBet: 100_000, chips: STAKES }

const MAX_CHIPS = 7

/** Chips of 1, 2 and 5 lira, and of these times 10, 100 and so on, in kuruş. */
const SERIES = [1, 10, 100, 1_000, 10_000, 100_000].flatMap(tens => [1, 2, 5].map(lira => lira * tens * 100))

/** The chips of a table: its minimum first, and multiples of it up to its maximum. */
export function chipsFor(minBet: number, maxBet: number): readonly number[] {
  const larger = SERIES.filter(chip => chip > minBet && chip <= maxBet && chip % minBet === 0)
  return [minBet, ...larger].slice(0, MAX_CHIPS)
}
