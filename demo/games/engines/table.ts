import { STAKES } from '../protocol/rounds.ts'

/** Dealer, limits and chips of a wheel. Amounts in whole kuruş. */
export interface Table {
  /** Empty where no dealer sits at the table. */
  dealer: string
  /** Minimum of all bets of a round together. */
  least: number
  /** Maximum of all bets of a round together. */
  most: number
  chips: readonly number[]
}

/** ₺1 to ₺1.000, without a dealer. */
export const DEFAULT_TABLE: Table = { dealer: '', least: 100, most: 100_000, chips: STAKES }

/** A table with at least this minimum has chips a hundred times as large. In kuruş. */
const HIGH_MINIMUM = 50_000

export function chipsFor(minimum: number): readonly number[] {
  return minimum < HIGH_MINIMUM ? STAKES : STAKES.map(stake => stake * 100)
}
