/** A level of the jackpot. Amounts in whole kuruş. */
export interface JackpotSeed {
  readonly id: number
  readonly name: string
  readonly gameId: number
  readonly start: number
  /** Kuruş a second. */
  readonly growth: number
  /** Seconds until it drops and starts again. */
  readonly period: number
}

export const JACKPOTS: readonly JackpotSeed[] = [
  { id: 1, name: 'Martı', gameId: 1005, start: 124_015, growth: 5, period: 20 * 60 },
  { id: 2, name: 'Vapur', gameId: 1014, start: 1_890_040, growth: 40, period: 9 * 3_600 },
  { id: 3, name: 'Liman', gameId: 1023, start: 24_530_000, growth: 250, period: 4 * 86_400 },
  { id: 4, name: 'Boğaz', gameId: 1041, start: 341_288_075, growth: 1_200, period: 11 * 86_400 }
]
