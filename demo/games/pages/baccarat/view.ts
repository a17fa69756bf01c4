import { is } from 'superstruct'

import { winnerOf, type Field } from '../../engines/baccarat/engine.ts'
import type { Table } from '../../engines/table.ts'
import { BaccaratResult } from '../../protocol/rounds.ts'
import type { GameView } from '../../ui/game-view.ts'
import type { Text } from '../../ui/i18n.ts'
import type { LaidBets } from '../../ui/laid-bets.ts'
import type { Sound } from '../../ui/sound.ts'
import { isMotionAllowed } from '../../ui/timing.ts'
import type { Fields } from './fields.ts'
import type { Hands } from './hands.ts'
import { dealText, resultIn } from './result.ts'
import { baccaratWords } from './words.ts'

interface BaccaratParts {
  hands: Hands
  fields: Fields
  bets: LaidBets
  table: Table
  sound: Sound
  /** Adds a winner to the last results. */
  addLast: (winner: Field) => void
}

export function createBaccaratView({ hands, fields, bets, table, sound, addLast }: BaccaratParts): GameView {
  let lastRound = ''
  return {
    texts: {
      play: i18n => {
        const words = baccaratWords(i18n)
        return bets.total > 0 ? words.dealFor(i18n.whole(bets.total)) : words.deal
      },
      playing: i18n => baccaratWords(i18n).dealing,
      ready: i18n => baccaratWords(i18n).ready
    },
    readBet: () => refusalOf(bets.total, table) ?? { stake: bets.total, choice: bets.byField },
    restoreBet({ choice }) {
      if (is(choice, BaccaratResult.schema.bets)) bets.restore(choice)
    },
    setLocked: fields.setLocked,
    start() {
      fields.mark(undefined)
      hands.clear()
    },
    stop: () => undefined,
    async animateTo(round) {
      if (isMotionAllowed()) await hands.dealOut(resultIn(round), sound.click)
    },
    show(round) {
      const result = resultIn(round)
      hands.show(result)
      if (bets.total === 0) bets.restore(result.bets)
      fields.mark(winnerOf(result))
      if (lastRound !== round.id) addLast(winnerOf(result))
      lastRound = round.id
    },
    describe: round => i18n => dealText(i18n, resultIn(round))
  }
}

/** Why these bets cannot be played; undefined if they can. */
function refusalOf(total: number, { minBet, maxBet }: Table): Text | undefined {
  if (total === 0) return i18n => baccaratWords(i18n).empty
  if (total < minBet) return i18n => baccaratWords(i18n).belowMin(i18n.whole(minBet))
  return total > maxBet ? i18n => baccaratWords(i18n).aboveMax(i18n.whole(maxBet)) : undefined
}
