import { create, type Infer } from 'superstruct'

import { returnOfAll, SEGMENTS, segmentOf } from '../../engines/fortune/engine.ts'
import { FortuneResult, type Round } from '../../protocol/rounds.ts'
import type { RoundCheck } from '../../ui/fairness-sheet.ts'

/** The segment that the server drew, and the bets. Throws if the outcome is neither. */
export function resultIn(round: Round): Infer<typeof FortuneResult> {
  return create(round.outcome, FortuneResult)
}

/** `× 8` */
export function multipleText(segment: number): string {
  return `× ${SEGMENTS[segment] ?? ''}`
}

export const fortuneCheck: RoundCheck = {
  compute(words, round) {
    const segment = segmentOf(words)
    const returned = returnOfAll(resultIn(round).bets, segment)
    return { text: `${multipleText(segment)} (${segment})`, returned }
  },
  describe(round) {
    const { segment } = resultIn(round)
    return `${multipleText(segment)} (${segment})`
  }
}
