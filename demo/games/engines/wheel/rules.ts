import { integer, is, min, record, string } from 'superstruct'

import type { Machine } from '../machines.ts'
import { GameRefusal } from '../../protocol/rounds.ts'
import { FIELDS, numberOf, returnOfAll, type Bets } from './engine.ts'

/** The choice of a round: whole kuruş by the names of the fields. */
const Choice = record(string(), min(integer(), 1))

/** 37 numbers and any bets on them, within the limits of the table. */
export const wheel: Machine = {
  check({ stake, choice }, { least, most, chips }) {
    const bets = betsOf(choice)
    const stakes = Object.values(bets)
    if (stakes.length === 0 || !Object.keys(bets).every(name => FIELDS.has(name))) {
      throw new GameRefusal('malformed')
    }
    if (stakes.reduce((sum, each) => sum + each, 0) !== stake) throw new GameRefusal('malformed')
    const unit = chips[0] ?? 1
    const isWhole = stakes.every(each => each % unit === 0)
    if (!isWhole || stake < least || stake > most) throw new GameRefusal('stake-unknown')
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
