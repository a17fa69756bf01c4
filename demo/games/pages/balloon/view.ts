import { is } from 'superstruct'

import { Flying, isFlying } from '../../engines/balloon/flight.ts'
import type { Client } from '../../ui/client.ts'
import type { GameView } from '../../ui/game-view.ts'
import type { Shell } from '../../ui/shell.ts'
import type { Stakes } from '../../ui/stakes.ts'
import type { Automatic } from './automatic.ts'
import { Flight } from './flight.ts'
import type { FlightHistory } from './history.ts'
import { endText, landedIn } from './result.ts'
import type { Sky } from './sky.ts'
import { balloonWords } from './words.ts'

interface BalloonParts {
  sky: Sky
  history: FlightHistory
  stakes: Stakes
  automatic: Automatic
  client: Client
  shell: Shell
}

export function createBalloonView(parts: BalloonParts): GameView {
  const { sky, history, stakes, automatic } = parts
  const flight = new Flight(parts)
  return {
    texts: {
      play: i18n => balloonWords(i18n).start,
      playing: i18n => balloonWords(i18n).starting,
      ready: i18n => balloonWords(i18n).ready
    },
    readBet: () => ({ stake: stakes.value, choice: { automatic: automatic.value } }),
    restoreBet({ stake, choice }) {
      stakes.select(stake)
      if (is(choice, Flying)) automatic.select(choice.automatic)
    },
    setLocked: automatic.setLocked,
    start: sky.reset,
    stop: () => flight.stop(),
    isOpen: round => isFlying(round.outcome),
    follow: answer => flight.follow(answer),
    interrupt: () => flight.cashOut(),
    animateTo: async () => undefined,
    addLast: rounds => rounds.forEach(round => history.add(round.id, landedIn(round))),
    show(round) {
      const landed = landedIn(round)
      sky.end(landed.state, landed.height)
      history.add(round.id, landed)
    },
    describe: round => i18n => endText(i18n, round)
  }
}
