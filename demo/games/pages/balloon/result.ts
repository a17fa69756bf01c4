import { create, is } from 'superstruct'

import { burstHeightOf, returnAt } from '../../engines/balloon/engine.ts'
import { Flight, Landed } from '../../engines/balloon/flight.ts'
import type { Round } from '../../protocol/rounds.ts'
import type { RoundCheck } from '../../ui/fairness-sheet.ts'
import type { I18n } from '../../ui/i18n.ts'
import { balloonWords } from './words.ts'

/** The end of a flight. Throws while it is open. */
export function landedIn(round: Round): Landed {
  return create(round.outcome, Landed)
}

export function endText(i18n: I18n, round: Round): string {
  const { state, height } = landedIn(round)
  return balloonWords(i18n)[state](i18n.multiple(height))
}

/** Checks where a flight bursts, and that a cash-out below was paid by its height. */
export function balloonCheck(i18n: I18n): RoundCheck {
  return {
    compute(words, { outcome, stake }) {
      const burst = burstHeightOf(words)
      const isPaid = is(outcome, Landed) && outcome.state === 'cashed' && outcome.height <= burst
      return { text: i18n.multiple(burst), returned: isPaid ? returnAt(stake, outcome.height) : 0 }
    },
    describe({ outcome }) {
      const flight = create(outcome, Flight)
      return 'point' in flight ? i18n.multiple(flight.point) : ''
    }
  }
}
