import { is } from 'superstruct'

import { SEGMENTS } from '../../engines/fortune/engine.ts'
import type { Table } from '../../engines/table.ts'
import { FortuneResult } from '../../protocol/rounds.ts'
import type { GameView } from '../../ui/game-view.ts'
import type { Text } from '../../ui/i18n.ts'
import type { LaidBets } from '../../ui/laid-bets.ts'
import type { Disc } from './disc.ts'
import type { Fields } from './fields.ts'
import { multipleText, resultIn } from './result.ts'
import { fortuneWords } from './words.ts'

interface FortuneParts {
  disc: Disc
  fields: Fields
  bets: LaidBets
  table: Table
  /** Adds a segment to the last results. */
  addLast: (segment: number) => void
}

export function createFortuneView({ disc, fields, bets, table, addLast }: FortuneParts): GameView {
  let lastRound = ''
  return {
    texts: {
      play: i18n => (bets.total > 0 ? fortuneWords(i18n).spin(i18n.whole(bets.total)) : i18n.words.spin),
      playing: ({ words }) => words.spinning,
      ready: i18n => fortuneWords(i18n).ready
    },
    readBet: () => refusalOf(bets.total, table) ?? { stake: bets.total, choice: bets.byField },
    restoreBet({ choice }) {
      if (is(choice, FortuneResult.schema.bets)) bets.restore(choice)
    },
    setLocked: fields.setLocked,
    start() {
      fields.mark(undefined)
      disc.start()
    },
    stop: disc.stop,
    animateTo: round => disc.brakeTo(resultIn(round).segment),
    show(round) {
      const { segment, bets: laid } = resultIn(round)
      disc.show(segment)
      if (bets.total === 0) bets.restore(laid)
      fields.mark(SEGMENTS[segment])
      if (lastRound !== round.id) addLast(segment)
      lastRound = round.id
    },
    describe: round => () => multipleText(resultIn(round).segment)
  }
}

/** Why these bets cannot be played; undefined if they can. */
function refusalOf(total: number, { minBet, maxBet }: Table): Text | undefined {
  if (total === 0) return i18n => fortuneWords(i18n).empty
  if (total < minBet) return i18n => fortuneWords(i18n).belowMin(i18n.whole(minBet))
  return total > maxBet ? i18n => fortuneWords(i18n).aboveMax(i18n.whole(maxBet)) : undefined
}
