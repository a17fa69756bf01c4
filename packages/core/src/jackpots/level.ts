import type { Jackpot } from '../contract/habanero.ts'
import type { Kurus } from '../contract/shapes.ts'

/** A level of the jackpot as the board shows it. */
export interface JackpotLevel {
  name: string
  /** The game it is won in; empty where none is named. */
  gameId: string
  /** Where the figure glides from, and to. */
  from: Kurus
  amount: Kurus
  /** How often it has been won while this page is open. */
  wins: number
  /** The gateway has said less than is shown: said twice, somebody has won. */
  isDoubted: boolean
}

/**
 * Takes an answer over. A figure only grows: less than is shown may be an answer from a copy that lags behind, so it
 * counts as a win only when the next one says less as well.
 */
export function nextLevels(
  before: readonly JackpotLevel[],
  answer: readonly Jackpot[]
): readonly JackpotLevel[] {
  return answer.flatMap(({ name, amount, gameID }) => {
    if (amount === undefined || !name) return []
    const known = before.find(level => level.name === name)
    const level = {
      name,
      gameId: gameID,
      from: amount,
      amount,
      wins: known?.wins ?? 0,
      isDoubted: false
    }
    if (!known) return [level]
    if (amount >= known.amount) return [{ ...level, from: known.amount }]
    if (known.isDoubted) return [{ ...level, wins: known.wins + 1 }]
    return [{ ...known, from: known.amount, isDoubted: true }]
  })
}

/** The figure on its way from one answer to the next, in whole kuruş. @param share 0 to 1. */
export function glide({ from, amount }: Pick<JackpotLevel, 'from' | 'amount'>, share: number): Kurus {
  const part = Math.min(1, Math.max(0, share))
  return (from + Math.floor((amount - from) * part)) as Kurus
}
