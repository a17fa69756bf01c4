import { assertBets, betsOf } from '../bets.ts'
import type { GameRules } from '../rules.ts'
import { MULTIPLES, returnOfAll, segmentOf } from './engine.ts'

export const fortuneRules: GameRules = {
  check: (bet, table) =>
    assertBets(bet, table, name => MULTIPLES.some(multiple => String(multiple) === name)),
  settle(words, { choice }) {
    const bets = betsOf(choice)
    const segment = segmentOf(words)
    return { outcome: { segment, bets }, returned: returnOfAll(bets, segment) }
  }
}
