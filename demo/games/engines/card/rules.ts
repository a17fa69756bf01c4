import { array, integer, is } from 'superstruct'

import type { Machine } from '../machines.ts'
import { assertChip, GameRefusal } from '../../protocol/rounds.ts'
import { ballsOf, DIGESTS, isCard, multiplierOf, type Card } from './engine.ts'

/** The choice of a round: the card, line by line. Any card returns the same in the long run. */
const Choice = array(array(integer()))

export const card: Machine = {
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
