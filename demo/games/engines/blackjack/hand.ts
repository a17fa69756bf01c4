import { array, enums, integer, is, literal, object, union, type Infer } from 'superstruct'

import { BetsByField, PlayingCard } from '../../protocol/rounds.ts'
import { MOVES } from './engine.ts'

/** A hand as the server stores and sends it. */

const common = {
  player: array(PlayingCard),
  /** While the hand is open, only the dealer's first card: the other one stays secret. */
  dealer: array(PlayingCard),
  moves: array(enums(MOVES)),
  /** The stake without that of a double, in whole kuruş by the name of its field. */
  bets: BetsByField
}

export const OpenHand = object({
  ...common,
  state: literal('open'),
  /** Ms since 1970 UTC by the server's clock: the deal or the last move. */
  movedAt: integer()
})
export type OpenHand = Infer<typeof OpenHand>

export const EndedHand = object({ ...common, state: literal('ended') })
export type EndedHand = Infer<typeof EndedHand>

export const AnyHand = union([OpenHand, EndedHand])
export type AnyHand = Infer<typeof AnyHand>

export function isOpenHand(outcome: unknown): outcome is OpenHand {
  return is(outcome, OpenHand)
}
