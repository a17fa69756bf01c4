import { create, type Infer } from 'superstruct'

import { WheelResult, type Round } from '../../protocol/rounds.ts'
import { colourOf, numberOf, returnOfAll } from '../../engines/wheel/engine.ts'
import type { Speaker } from '../../ui/speaker.ts'
import { wheelWords } from './words.ts'

/** What the server drew, and what lay on the table. Throws where it is neither. */
export function resultIn(round: Round): Infer<typeof WheelResult> {
  return create(round.outcome, WheelResult)
}

/** `17 kırmızı`, and `0` alone. */
export function sayNumber(speaker: Speaker, number: number): string {
  return number === 0 ? '0' : `${number} ${wheelWords(speaker).colours[colourOf(number)]}`
}

/** The rules of the wheel, to check a round by its digest. */
export function checkedWheel(speaker: Speaker) {
  return {
    settle(words: readonly number[], round: Round) {
      const number = numberOf(words)
      return { said: sayNumber(speaker, number), returned: returnOfAll(resultIn(round).bets, number) }
    },
    say: (round: Round) => sayNumber(speaker, resultIn(round).number)
  }
}
