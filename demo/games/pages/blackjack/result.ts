import { create, is } from 'superstruct'

import { DIGESTS, endOf, handOf, returnOf, totalOf, type Hand } from '../../engines/blackjack/engine.ts'
import { AnyHand, EndedHand } from '../../engines/blackjack/hand.ts'
import type { Round } from '../../protocol/rounds.ts'
import type { RoundCheck } from '../../ui/fairness-sheet.ts'
import type { I18n } from '../../ui/i18n.ts'
import { blackjackWords } from './words.ts'

/** The hand that the server sent. Throws if the outcome is none. */
export function handIn({ outcome }: Round): AnyHand & Hand {
  return { ...create(outcome, AnyHand), isOpen: !is(outcome, EndedHand) }
}

/** `Siz 20, krupiye 18: el sizin`. */
export function endText(i18n: I18n, hand: Hand): string {
  const words = blackjackWords(i18n)
  return `${words.totals(totalOf(hand.player), totalOf(hand.dealer))}: ${words.ends[endOf(hand)]}`
}

export function blackjackCheck(i18n: I18n): RoundCheck {
  const textOf = (hand: Hand) =>
    `${endText(i18n, hand)} (${hand.player.join(' ')} | ${hand.dealer.join(' ')})`
  return {
    digests: DIGESTS,
    compute(words, round) {
      const hand = handOf(words, handIn(round).moves)
      return { text: textOf(hand), returned: returnOf(hand, round.stake) }
    },
    describe: round => textOf(handIn(round))
  }
}
