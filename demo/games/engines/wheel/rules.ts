import { integer, is, min, record, string } from 'superstruct'

import { GameRefusal } from '../../protocol/refusals.ts'
import type { GameRules } from '../rules.ts'
import { FIELDS, numberOf, returnOfAll, type Bets } from './engine.ts'

/** Whole kuruş by the names of the fields. */
const Choice = record(string(), min(integer(), 1))

export const wheelRules: GameRules = {
  check({ stake, choice }, { minBet, maxBet, chips }) {
    const bets = betsOf(choice)
    const stakes = Object.values(bets)
    if (stakes.length === 0 || !Object.keys(bets).every(name => FIELDS.has(name))) {
      throw new GameRefusal('malformed')
    }
    if (stakes.reduce((sum, each) => sum + each, 0) !== stake) throw new GameRefusal('malformed')
    const smallestChip = chips[0] ?? 1
    const isInChips = stakes.every(each => each % smallestChip === 0)
    if (!isInChips || stake < minBet || stake > maxBet) throw new GameRefusal('stake-unknown')
  },
  settle(words, { choice }) {
    const bets = betsOf(choice)
    const number = numberOf(words)
    return { outcome: { number, bets }, returned: returnOfAll(bets, number) }
  }
}

function betsOf(choice: unknown): Bets {
  if (!is(choice, Choice)) throw new GameRefusal('malformed')
  return choice
}
