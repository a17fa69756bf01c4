import { array, integer, is } from 'superstruct'

import { GameRefusal } from '../../protocol/refusals.ts'
import { assertChip } from '../chip.ts'
import type { GameRules } from '../rules.ts'
import { ballsOf, DIGESTS, isCard, multiplierOf, type Card } from './engine.ts'

/** The card, line by line. Every card has the same expected return. */
const Choice = array(array(integer()))

export const cardRules: GameRules = {
  digests: DIGESTS,
  check({ stake, choice }) {
    cardOf(choice)
    assertChip(stake)
  },
  settle(words, { stake, choice }) {
    const card = cardOf(choice)
    const balls = ballsOf(words)
    return { outcome: { card, balls }, returned: stake * multiplierOf(card, balls) }
  }
}

function cardOf(choice: unknown): Card {
  if (!is(choice, Choice) || !isCard(choice)) throw new GameRefusal('malformed')
  return choice
}
