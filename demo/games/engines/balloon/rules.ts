import { enums, is, nullable, object } from 'superstruct'

import { GameRefusal } from '../../protocol/refusals.ts'
import { assertChip } from '../chip.ts'
import type { GameRules } from '../rules.ts'
import { AUTOMATIC_HEIGHTS } from './engine.ts'
import type { Flying } from './flight.ts'

const Choice = object({ automatic: nullable(enums(AUTOMATIC_HEIGHTS)) })

/** Ms between taking the stake and lift-off, so that the page receives the flight before it begins. */
export const LIFT_OFF_DELAY_MS = 800

/** `settle` only starts the round; the server ends it at the cash-out or the burst. */
export const balloonRules: GameRules = {
  check({ stake, choice }) {
    automaticOf(choice)
    assertChip(stake)
  },
  settle(_words, { choice, now }) {
    const outcome = {
      state: 'flying',
      liftOff: now + LIFT_OFF_DELAY_MS,
      automatic: automaticOf(choice)
    } satisfies Flying
    return { outcome, returned: 0 }
  }
}

function automaticOf(choice: unknown): number | null {
  if (!is(choice, Choice)) throw new GameRefusal('malformed')
  return choice.automatic
}
