import { is } from 'superstruct'

import { GameRefusal } from '../protocol/refusals.ts'
import { BetsByField } from '../protocol/rounds.ts'
import type { LaidBet } from './rules.ts'
import type { Table } from './table.ts'

/** Bets of a table by the names of its fields, in whole kuruş. */
export type Bets = Readonly<Record<string, number>>

/** @throws {GameRefusal} `malformed` unless the choice is a record of amounts. */
export function betsOf(choice: unknown): Bets {
  if (!is(choice, BetsByField)) throw new GameRefusal('malformed')
  return choice
}

/**
 * Checks the bets of a round at a table.
 *
 * @throws {GameRefusal} `malformed` without bets, on an unknown field, or if they do not add up to the stake;
 * `stake-unknown` outside the limits of the table or below its smallest chip.
 */
export function assertBets(
  { stake, choice }: LaidBet,
  table: Table,
  isField: (name: string) => boolean
): void {
  const bets = betsOf(choice)
  const stakes = Object.values(bets)
  if (stakes.length === 0 || !Object.keys(bets).every(isField)) throw new GameRefusal('malformed')
  if (stakes.reduce((sum, each) => sum + each, 0) !== stake) throw new GameRefusal('malformed')
  const smallestChip = table.chips[0] ?? 1
  const isInChips = stakes.every(each => each % smallestChip === 0)
  if (!isInChips || stake < table.minBet || stake > table.maxBet) throw new GameRefusal('stake-unknown')
}
