import type { Jackpot } from '../contract/habanero.ts'
import { kurus, type Kurus } from '../contract/units.ts'

/** A displayed jackpot level. */
export interface JackpotLevel {
  /** Of its game and its name: levels of several games may have the same names. */
  id: string
  name: string
  /** Id of the game in which it is won; may be empty. */
  gameId: string
  /** Start of the animation, in kuruş; `amount` is its end. */
  from: Kurus
  amount: Kurus
  /** ISO code; empty for lira. */
  currency: string
  /** Number of wins while this page is open. */
  wins: number
  /** The last reported amount was lower than the displayed one. A second lower one in a row counts as a win. */
  wasLower: boolean
}

/**
 * Updates the levels. A displayed amount only grows: a single lower one may come from an outdated replica of the gateway,
 * so two lower amounts in a row count as a win.
 */
export function nextLevels(
  before: readonly JackpotLevel[],
  answer: readonly Jackpot[]
): readonly JackpotLevel[] {
  return answer.flatMap(({ name, amount, currency, gameID }) => {
    if (amount === undefined || !name) return []
    const id = `${gameID} ${name}`
    const known = before.find(level => level.id === id)
    const level = {
      id,
      name,
      gameId: gameID,
      from: amount,
      amount,
      currency,
      wins: known?.wins ?? 0,
      wasLower: false
    }
    if (!known) return [level]
    if (amount >= known.amount) return [{ ...level, from: known.amount }]
    if (known.wasLower) return [{ ...level, wins: known.wins + 1 }]
    return [{ ...known, from: known.amount, wasLower: true }]
  })
}

/** The amount during the animation, in whole kuruş. @param share Progress, 0 to 1. */
export function glide({ from, amount }: Pick<JackpotLevel, 'from' | 'amount'>, share: number): Kurus {
  const part = Math.min(1, Math.max(0, share))
  return kurus(from + Math.floor((amount - from) * part))
}
