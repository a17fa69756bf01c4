import type { GameView } from '../../ui/game-view.ts'
import type { Stakes } from '../../ui/stakes.ts'
import type { Cabinet } from './cabinet.ts'
import { lineText, stopsIn } from './result.ts'
import type { Sides } from './sides.ts'
import type { SkinName } from './skin.ts'
import { reelsWords } from './words.ts'

interface ReelsParts {
  cabinet: Cabinet
  stakes: Stakes
  sides: Sides
  skin: SkinName
}

export function createReelsView({ cabinet, stakes, sides, skin }: ReelsParts): GameView {
  return {
    texts: {
      play: ({ words }) => words.spin,
      playing: ({ words }) => words.spinning,
      ready: i18n => reelsWords(i18n).ready
    },
    readBet: () => ({ stake: stakes.value }),
    restoreBet: round => stakes.select(round.stake),
    setLocked: () => undefined,
    start: () => cabinet.start(),
    stop: () => cabinet.stop(),
    animateTo: round => cabinet.brakeTo(stopsIn(round)),
    addLast: rounds => rounds.forEach(sides.add),
    show(round) {
      cabinet.show(stopsIn(round))
      cabinet.mark(stopsIn(round))
      sides.add(round)
    },
    describe: round => i18n => lineText(i18n, round, skin)
  }
}
