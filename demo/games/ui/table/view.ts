import { is } from 'superstruct'

import { BetsByField } from '../../protocol/rounds.ts'
import type { GameView } from '../game-view.ts'
import type { Text } from '../i18n.ts'
import type { TableGame } from './table.ts'
import { tableWords } from './words.ts'

/** What the views of all tables have in common: the texts of the play button, and the bets. */
export function tableView(table: TableGame, action: 'deal' | 'spin', ready: Text) {
  const { bets } = table
  return {
    texts: {
      play(i18n) {
        const name = action === 'deal' ? tableWords(i18n).deal : i18n.words.spin
        return bets.total > 0 ? `${name} · ${i18n.whole(bets.total)}` : name
      },
      playing: i18n => (action === 'deal' ? tableWords(i18n).dealing : i18n.words.spinning),
      ready
    },
    readBet: () => refusalOf(table) ?? { stake: bets.total, choice: bets.byField },
    restoreBet({ choice }) {
      if (is(choice, BetsByField)) bets.restore(choice)
    }
  } satisfies Partial<GameView>
}

/** Why these bets cannot be played; undefined if they can. */
function refusalOf({ bets: { total }, limits: { minBet, maxBet }, unit }: TableGame): Text | undefined {
  if (total === 0) return i18n => tableWords(i18n).refusals[unit].empty
  if (total < minBet) return i18n => tableWords(i18n).refusals[unit].belowMin(i18n.whole(minBet))
  if (total > maxBet) return i18n => tableWords(i18n).refusals[unit].aboveMax(i18n.whole(maxBet))
  return undefined
}
