import { SEGMENTS } from '../../engines/fortune/engine.ts'
import type { GameView } from '../../ui/game-view.ts'
import type { Fields } from '../../ui/table/fields.ts'
import type { Side } from '../../ui/table/side.ts'
import type { TableGame } from '../../ui/table/table.ts'
import { tableView } from '../../ui/table/view.ts'
import type { Disc } from './disc.ts'
import { multipleText, resultIn } from './result.ts'
import { fortuneWords } from './words.ts'

interface FortuneParts {
  table: TableGame
  disc: Disc
  fields: Fields<string>
  side: Side
}

export function createFortuneView({ table, disc, fields, side }: FortuneParts): GameView {
  return {
    ...tableView(table, 'spin', i18n => fortuneWords(i18n).ready),
    setLocked: fields.setLocked,
    start() {
      fields.mark(undefined)
      disc.start()
    },
    stop: disc.stop,
    animateTo: round => disc.brakeTo(resultIn(round).segment),
    addLast: rounds => rounds.forEach(side.add),
    show(round) {
      const { segment, bets } = resultIn(round)
      disc.show(segment)
      table.bets.remember(bets)
      fields.mark(String(SEGMENTS[segment]))
      side.add(round)
    },
    describe: round => () => multipleText(resultIn(round).segment)
  }
}
