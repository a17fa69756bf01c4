import { enums, integer, is, max, min, nullable, object, type, union, literal, type Infer } from 'superstruct'

import { HIGHEST, START } from './engine.ts'

/** What the server keeps and sends of a flight. Heights are whole hundredths. */

const Height = max(min(integer(), START), HIGHEST)

/** It is up: where it ends stays secret. */
export const Flying = object({
  state: literal('flying'),
  /** Ms since 1970 UTC, by the clock of the server; a moment after the stake was taken. */
  liftOff: integer(),
  /** Where it is cashed out by itself. */
  automatic: nullable(Height)
})
export type Flying = Infer<typeof Flying>

/** It was cashed out at a height, or has burst there. */
export const Landed = type({
  state: enums(['cashed', 'burst'] as const),
  height: min(integer(), START),
  /** Where it would have burst. */
  point: min(integer(), START)
})
export type Landed = Infer<typeof Landed>

export const Flight = union([Flying, Landed])

export function isFlying(outcome: unknown): outcome is Flying {
  return is(outcome, Flying)
}
