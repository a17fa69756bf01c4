import { create, type Infer } from 'superstruct'

import { dealOf, returnOfAll, totalOf, winnerOf, type Deal } from '../../engines/baccarat/engine.ts'
import { BaccaratResult, type Round } from '../../protocol/rounds.ts'
import type { RoundCheck } from '../../ui/fairness-sheet.ts'
import type { I18n } from '../../ui/i18n.ts'
import { baccaratWords } from './words.ts'

/** The cards that the server dealt, and the bets. Throws if the outcome is neither. */
export function resultIn(round: Round): Infer<typeof BaccaratResult> {
  return create(round.outcome, BaccaratResult)
}

/** `Oyuncu 7, banka 4: oyuncu kazandı`. */
export function dealText(i18n: I18n, deal: Deal): string {
  const words = baccaratWords(i18n)
  return `${words.totals(totalOf(deal.player), totalOf(deal.banker))}: ${words.winner[winnerOf(deal)]}`
}

export function baccaratCheck(i18n: I18n): RoundCheck {
  const cards = ({ player, banker }: Deal) => `${player.join(' ')} | ${banker.join(' ')}`
  return {
    compute(words, round) {
      const deal = dealOf(words)
      const returned = returnOfAll(resultIn(round).bets, winnerOf(deal))
      return { text: `${dealText(i18n, deal)} (${cards(deal)})`, returned }
    },
    describe: round => `${dealText(i18n, resultIn(round))} (${cards(resultIn(round))})`
  }
}
