import { is } from 'superstruct'

import type { Table } from '../../engines/table.ts'
import { WheelResult } from '../../protocol/rounds.ts'
import type { GameView } from '../../ui/game-view.ts'
import type { Text } from '../../ui/i18n.ts'
import type { LaidBets } from '../../ui/laid-bets.ts'
import type { Disc } from './disc.ts'
import type { Felt } from './felt.ts'
import type { Plaque } from './plaque.ts'
import { numberText, resultIn } from './result.ts'
import { wheelWords } from './words.ts'

interface WheelParts {
  disc: Disc
  felt: Felt
  plaque: Plaque
  bets: LaidBets
  table: Table
}

export function createWheelView({ disc, felt, plaque, bets, table }: WheelParts): GameView {
  let lastRound = ''
  return {
    texts: {
      play: i18n => (bets.total > 0 ? wheelWords(i18n).spin(i18n.whole(bets.total)) : i18n.words.spin),
      playing: ({ words }) => words.spinning,
      ready: i18n => wheelWords(i18n).ready
    },
    readBet: () => refusalOf(bets.total, table) ?? { stake: bets.total, choice: bets.byField },
    restoreBet({ choice }) {
      if (is(choice, WheelResult.schema.bets)) bets.restore(choice)
    },
    setLocked: felt.setLocked,
    start() {
      felt.mark(undefined)
      disc.start()
    },
    stop: disc.stop,
    animateTo: round => disc.brakeTo(resultIn(round).number),
    show(round) {
      const result = resultIn(round)
      disc.show(result.number)
      felt.mark(result.number)
      if (bets.total === 0) bets.restore(result.bets)
      if (lastRound !== round.id) plaque.add(result.number)
      lastRound = round.id
    },
    describe: round => i18n => numberText(i18n, resultIn(round).number)
  }
}

/** Why these bets cannot be played; undefined if they can. */
function refusalOf(total: number, { minBet, maxBet }: Table): Text | undefined {
  if (total === 0) return i18n => wheelWords(i18n).empty
  if (total < minBet) return i18n => wheelWords(i18n).belowMin(i18n.whole(minBet))
  return total > maxBet ? i18n => wheelWords(i18n).aboveMax(i18n.whole(maxBet)) : undefined
}
