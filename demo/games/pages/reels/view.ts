import type { GameView } from '../../ui/game-view.ts'
import type { Stakes } from '../../ui/stakes.ts'
import type { Cabinet } from './cabinet.ts'
import { lineText, stopsIn } from './result.ts'
import { reelsWords } from './words.ts'

export function createReelsView(cabinet: Cabinet, stakes: Stakes): GameView {
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
    show(round) {
      cabinet.show(stopsIn(round))
      cabinet.mark(stopsIn(round))
    },
    describe: round => i18n => lineText(i18n, round)
  }
}
