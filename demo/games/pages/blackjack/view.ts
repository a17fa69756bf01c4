import { is } from 'superstruct'

import { endOf, type End } from '../../engines/blackjack/engine.ts'
import { AnyHand, EndedHand, isOpenHand } from '../../engines/blackjack/hand.ts'
import type { Table } from '../../engines/table.ts'
import type { GameView } from '../../ui/game-view.ts'
import type { Text } from '../../ui/i18n.ts'
import type { LaidBets } from '../../ui/laid-bets.ts'
import { isMotionAllowed } from '../../ui/timing.ts'
import { endText, handIn } from './result.ts'
import type { Spot } from './spot.ts'
import { playTurns, type TurnParts } from './turns.ts'
import { blackjackWords } from './words.ts'

interface BlackjackParts extends TurnParts {
  spot: Spot
  bets: LaidBets
  table: Table
  /** Adds an end to the last results. */
  addLast: (end: End) => void
}

export function createBlackjackView(parts: BlackjackParts): GameView {
  const { hands, spot, bets, table, sound, addLast } = parts
  let lastRound = ''
  return {
    texts: {
      play: i18n => {
        const words = blackjackWords(i18n)
        return bets.total > 0 ? words.dealFor(i18n.whole(bets.total)) : words.deal
      },
      playing: i18n => blackjackWords(i18n).dealing,
      ready: i18n => blackjackWords(i18n).ready
    },
    readBet: () => refusalOf(bets.total, table) ?? { stake: bets.total, choice: bets.byField },
    restoreBet({ choice }) {
      if (is(choice, AnyHand)) bets.restore(choice.bets)
      else if (is(choice, EndedHand.schema.bets)) bets.restore(choice)
    },
    setLocked: spot.setLocked,
    start: hands.clear,
    stop: parts.decisions.hide,
    isOpen: round => isOpenHand(round.outcome),
    follow: answer => playTurns(parts, answer),
    async animateTo(round) {
      if (isMotionAllowed()) await hands.dealOut(handIn(round), sound.click)
    },
    show(round) {
      const hand = handIn(round)
      hands.show(hand)
      if (bets.total === 0) bets.restore(hand.bets)
      if (lastRound !== round.id) addLast(endOf(hand))
      lastRound = round.id
    },
    describe: round => i18n => endText(i18n, handIn(round))
  }
}

/** Why this bet cannot be played; undefined if it can. */
function refusalOf(total: number, { minBet, maxBet }: Table): Text | undefined {
  if (total === 0) return i18n => blackjackWords(i18n).empty
  if (total < minBet) return i18n => blackjackWords(i18n).belowMin(i18n.whole(minBet))
  return total > maxBet ? i18n => blackjackWords(i18n).aboveMax(i18n.whole(maxBet)) : undefined
}
