import { create } from 'superstruct'

import { outcomeOf, stopsOf, type ReelSymbol, type Stops } from '../../engines/reels/engine.ts'
import { ReelsResult, type Round } from '../../protocol/rounds.ts'
import type { RoundCheck } from '../../ui/fairness-sheet.ts'
import type { I18n } from '../../ui/i18n.ts'
import { reelsWords } from './words.ts'

/** The stops that the server drew. Throws if the outcome has none. */
export function stopsIn(round: Round): Stops {
  return create(round.outcome, ReelsResult).stops
}

/** The symbols on the line in words. */
export function lineText(i18n: I18n, round: Round): string {
  return symbolsText(i18n, outcomeOf(stopsIn(round)).symbols)
}

export function reelsCheck(i18n: I18n): RoundCheck {
  return {
    compute(words, { stake }) {
      const { symbols, multiplier } = outcomeOf(stopsOf(words))
      return { text: symbolsText(i18n, symbols), returned: stake * multiplier }
    },
    describe: round => lineText(i18n, round)
  }
}

function symbolsText(i18n: I18n, symbols: readonly ReelSymbol[]): string {
  return symbols.map(symbol => reelsWords(i18n).symbols[symbol]).join(' · ')
}
