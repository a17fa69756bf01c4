import { create } from 'superstruct'

import { ReelsResult, type Round } from '../../protocol/rounds.ts'
import { outcomeOf, stopsOf, type ReelSymbol, type Stops } from '../../engines/reels/engine.ts'
import type { Speaker } from '../../ui/speaker.ts'

/** The stops that the server drew. Throws where they are none. */
export function stopsIn(round: Round): Stops {
  return create(round.outcome, ReelsResult).stops
}

export function symbolsOf(round: Round): readonly ReelSymbol[] {
  return outcomeOf(stopsIn(round)).symbols
}

/** The rules of the reels in words, to check a round by its digest. */
export function settleReels(speaker: Speaker) {
  return (words: readonly number[], { stake }: Round) => {
    const { symbols, multiplier } = outcomeOf(stopsOf(words))
    return {
      said: speaker.words.line(symbols.map(symbol => speaker.words.symbols[symbol])),
      returned: stake * multiplier
    }
  }
}
