import { enums, is, nullable, object } from 'superstruct'

import type { Machine } from '../machines.ts'
import { assertChip, GameRefusal } from '../../protocol/rounds.ts'
import { AUTOMATIC } from './engine.ts'
import type { Flying } from './flight.ts'

const Choice = object({ automatic: nullable(enums(AUTOMATIC)) })

/** Between the stake and the start, so that a slow line loses nothing of the flight. In ms. */
export const LEAD_MS = 800

/** What rises until it bursts. Its round only begins here; `flights.ts` ends it. */
export const balloon: Machine = {
  check({ stake, choice }) {
    automaticOf(choice)
    assertChip(stake)
  },
  settle(_words, { choice, now }) {
    const outcome = {
      state: 'flying',
      liftOff: now + LEAD_MS,
      automatic: automaticOf(choice)
    } satisfies Flying
    return { outcome, returned: 0 }
  }
}

function automaticOf(choice: unknown): number | null {
  if (!is(choice, Choice)) throw new GameRefusal('malformed')
  return choice.automatic
}
