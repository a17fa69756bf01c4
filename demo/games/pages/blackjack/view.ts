import { is } from 'superstruct'

import { AnyHand, isOpenHand } from '../../engines/blackjack/hand.ts'
import type { GameView } from '../../ui/game-view.ts'
import type { Side } from '../../ui/table/side.ts'
import { tableView } from '../../ui/table/view.ts'
import { isMotionAllowed } from '../../ui/timing.ts'
import { endText, handIn } from './result.ts'
import type { Spot } from './spot.ts'
import { playTurns, type TurnParts } from './turns.ts'
import { blackjackWords } from './words.ts'

interface BlackjackParts extends TurnParts {
  spot: Spot
  side: Side
}

export function createBlackjackView(parts: BlackjackParts): GameView {
  const { table, hands, spot, side } = parts
  const common = tableView(table, 'deal', i18n => blackjackWords(i18n).ready)
  return {
    ...common,
    restoreBet(round) {
      // After a reload an open hand stands for its bets.
      const { choice } = round
      common.restoreBet(is(choice, AnyHand) ? { ...round, choice: choice.bets } : round)
    },
    setLocked: spot.setLocked,
    start: hands.clear,
    stop: parts.decisions.hide,
    isOpen: round => isOpenHand(round.outcome),
    follow: answer => playTurns(parts, answer),
    async animateTo(round) {
      if (isMotionAllowed()) await hands.dealOut(handIn(round), table.sound.click)
    },
    addLast: rounds => rounds.forEach(side.add),
    show(round) {
      const hand = handIn(round)
      hands.show(hand)
      table.bets.remember(hand.bets)
      side.add(round)
    },
    describe: round => i18n => endText(i18n, handIn(round))
  }
}
