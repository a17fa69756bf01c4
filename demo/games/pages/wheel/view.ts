import type { GameView } from '../../ui/game-view.ts'
import type { Side } from '../../ui/table/side.ts'
import type { TableGame } from '../../ui/table/table.ts'
import { tableView } from '../../ui/table/view.ts'
import type { Disc } from './disc.ts'
import type { Felt } from './felt.ts'
import { numberText, resultIn } from './result.ts'
import { wheelWords } from './words.ts'

interface WheelParts {
  table: TableGame
  disc: Disc
  felt: Felt
  side: Side
}

export function createWheelView({ table, disc, felt, side }: WheelParts): GameView {
  return {
    ...tableView(table, 'spin', i18n => wheelWords(i18n).ready),
    setLocked: felt.setLocked,
    start() {
      felt.mark(undefined)
      disc.start()
    },
    stop: disc.stop,
    animateTo: round => disc.brakeTo(resultIn(round).number),
    addLast: rounds => rounds.forEach(side.add),
    show(round) {
      const { number, bets } = resultIn(round)
      disc.show(number)
      felt.mark(number)
      table.bets.remember(bets)
      side.add(round)
    },
    describe: round => i18n => numberText(i18n, resultIn(round).number)
  }
}
