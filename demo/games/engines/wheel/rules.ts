import { assertBets, betsOf } from '../bets.ts'
import type { GameRules } from '../rules.ts'
import { FIELDS, numberOf, returnOfAll } from './engine.ts'

export const wheelRules: GameRules = {
  check: (bet, table) => assertBets(bet, table, name => FIELDS.has(name)),
  settle(words, { choice }) {
    const bets = betsOf(choice)
    const number = numberOf(words)
    return { outcome: { number, bets }, returned: returnOfAll(bets, number) }
  }
}
