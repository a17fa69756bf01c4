/** Limits, chips and dealer of a wheel. Amounts in whole kuruş. */
export interface Table {
  /** Empty where no dealer sits at it. */
  dealer: string
  /** A round's bets together are at least this … */
  least: number
  /** … and at most this. */
  most: number
  chips: readonly number[]
}
