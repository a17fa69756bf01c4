import { STAKES } from '../protocol/rounds.ts'

/** Dealer, limits and chips of a wheel. Amounts in whole kuruş. */
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

/** In kuruş. From this minimum on, the chips of a table are a hundred times as large. */
const HIGH_MIN_BET = 50_000

export function chipsFor(minBet: number): readonly number[] {
  return minBet < HIGH_MIN_BET ? STAKES : STAKES.map(stake => stake * 100)
}
