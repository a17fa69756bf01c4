import { winnerOf, type Field } from '../../engines/baccarat/engine.ts'
import type { GameView } from '../../ui/game-view.ts'
import type { Fields } from '../../ui/table/fields.ts'
import type { Side } from '../../ui/table/side.ts'
import type { TableGame } from '../../ui/table/table.ts'
import { tableView } from '../../ui/table/view.ts'
import { isMotionAllowed } from '../../ui/timing.ts'
import type { Hands } from './hands.ts'
import { dealText, resultIn } from './result.ts'
import { baccaratWords } from './words.ts'

interface BaccaratParts {
  table: TableGame
  hands: Hands
  fields: Fields<Field>
  side: Side
}

export function createBaccaratView({ table, hands, fields, side }: BaccaratParts): GameView {
  return {
    ...tableView(table, 'deal', i18n => baccaratWords(i18n).ready),
    setLocked: fields.setLocked,
    start() {
      fields.mark(undefined)
      hands.clear()
    },
    stop: () => undefined,
    async animateTo(round) {
      if (isMotionAllowed()) await hands.dealOut(resultIn(round), table.sound.click)
    },
    addLast: rounds => rounds.forEach(side.add),
    show(round) {
      const result = resultIn(round)
      hands.show(result)
      table.bets.remember(result.bets)
      fields.mark(winnerOf(result))
      side.add(round)
    },
    describe: round => i18n => dealText(i18n, resultIn(round))
  }
}
