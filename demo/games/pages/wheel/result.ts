import { create, type Infer } from 'superstruct'

import { colourOf, numberOf, returnOfAll } from '../../engines/wheel/engine.ts'
import { WheelResult, type Round } from '../../protocol/rounds.ts'
import type { RoundCheck } from '../../ui/fairness-sheet.ts'
import type { I18n } from '../../ui/i18n.ts'
import { wheelWords } from './words.ts'

/** The number that the server drew, and the bets. Throws if the outcome is neither. */
export function resultIn(round: Round): Infer<typeof WheelResult> {
  return create(round.outcome, WheelResult)
}

/** `17 kırmızı`; zero has no colour. */
export function numberText(i18n: I18n, number: number): string {
  return number === 0 ? '0' : `${number} ${wheelWords(i18n).colours[colourOf(number)]}`
}

export function wheelCheck(i18n: I18n): RoundCheck {
  return {
    compute(words, round) {
      const number = numberOf(words)
      return { text: numberText(i18n, number), returned: returnOfAll(resultIn(round).bets, number) }
    },
    describe: round => numberText(i18n, resultIn(round).number)
  }
}
