import { enums, integer, is, literal, max, min, nullable, object, type, union, type Infer } from 'superstruct'

import { MAX_HEIGHT, START_HEIGHT } from './engine.ts'

/** A flight as the server stores and sends it. */

const Height = max(min(integer(), START_HEIGHT), MAX_HEIGHT)

/** An open flight; the height at which it bursts stays secret. */
export const Flying = object({
  state: literal('flying'),
  /** Ms since 1970 UTC by the server's clock. */
  liftOff: integer(),
  /** Height of the automatic cash-out. */
  automatic: nullable(Height)
})
export type Flying = Infer<typeof Flying>

export const Landed = type({
  state: enums(['cashed', 'burst'] as const),
  /** Height of the cash-out or of the burst. */
  height: min(integer(), START_HEIGHT),
  /** Height at which it bursts, or would have burst. */
  point: min(integer(), START_HEIGHT)
})
export type Landed = Infer<typeof Landed>

export const Flight = union([Flying, Landed])

export function isFlying(outcome: unknown): outcome is Flying {
  return is(outcome, Flying)
}
