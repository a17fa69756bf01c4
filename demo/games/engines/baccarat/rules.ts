import { assertBets, betsOf } from '../bets.ts'
import type { GameRules } from '../rules.ts'
import { dealOf, FIELDS, returnOfAll, winnerOf } from './engine.ts'

export const baccaratRules: GameRules = {
  check: (bet, table) => assertBets(bet, table, name => FIELDS.some(field => field === name)),
  settle(words, { choice }) {
    const bets = betsOf(choice)
    const deal = dealOf(words)
    return { outcome: { ...deal, bets }, returned: returnOfAll(bets, winnerOf(deal)) }
  }
}
