import { create } from 'superstruct'

import { outcomeOf, stopsOf, type ReelSymbol, type Stops } from '../../engines/reels/engine.ts'
import { ReelsResult, type Round } from '../../protocol/rounds.ts'
import type { RoundCheck } from '../../ui/fairness-sheet.ts'
import type { I18n } from '../../ui/i18n.ts'
import type { SkinName } from './skin.ts'
import { symbolName } from './symbol-words.ts'

/** The stops that the server drew. Throws if the outcome has none. */
export function stopsIn(round: Round): Stops {
  return create(round.outcome, ReelsResult).stops
}

/** The symbols on the line in words. */
export function lineText(i18n: I18n, round: Round, skin: SkinName): string {
  return symbolsText(i18n, outcomeOf(stopsIn(round)).symbols, skin)
}

export function reelsCheck(i18n: I18n, skin: SkinName): RoundCheck {
  return {
    compute(words, { stake }) {
      const { symbols, multiplier } = outcomeOf(stopsOf(words))
      return { text: symbolsText(i18n, symbols, skin), returned: stake * multiplier }
    },
    describe: round => lineText(i18n, round, skin)
  }
}

function symbolsText(i18n: I18n, symbols: readonly ReelSymbol[], skin: SkinName): string {
  return symbols.map(symbol => symbolName(i18n, symbol, skin)).join(' · ')
}
