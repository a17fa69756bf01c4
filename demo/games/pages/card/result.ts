import { create, type Infer } from 'superstruct'

import { ballsOf, DIGESTS, fullLines, multiplierOf } from '../../engines/card/engine.ts'
import { CardResult, type Round } from '../../protocol/rounds.ts'
import type { RoundCheck } from '../../ui/fairness-sheet.ts'
import type { I18n } from '../../ui/i18n.ts'
import { cardWords } from './words.ts'

/** The card and the balls of a round. Throws if the outcome is neither. */
export function resultIn(round: Round): Infer<typeof CardResult> {
  return create(round.outcome, CardResult)
}

export function linesText(i18n: I18n, round: Round): string {
  const { card, balls } = resultIn(round)
  return cardWords(i18n).lines[fullLines(card, balls).filter(Boolean).length] ?? ''
}

export const cardCheck: RoundCheck = {
  digests: DIGESTS,
  compute(words, round) {
    const balls = ballsOf(words)
    return { text: balls.join(' '), returned: round.stake * multiplierOf(resultIn(round).card, balls) }
  },
  describe: round => resultIn(round).balls.join(' ')
}
