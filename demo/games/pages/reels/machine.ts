import type { Round } from '../../protocol/rounds.ts'
import type { Machine } from '../../ui/machine.ts'
import type { Stakes } from '../../ui/stakes.ts'
import type { Cabinet } from './cabinet.ts'
import { stopsIn, symbolsOf } from './outcome.ts'

export function createReels(cabinet: Cabinet, stakes: Stakes): Machine {
  const place = (round: Round) => {
    cabinet.place(stopsIn(round))
    cabinet.mark(stopsIn(round))
  }
  return {
    words: { act: words => words.spin, acting: words => words.spinning, ready: words => words.ready },
    ask: () => ({ stake: stakes.value }),
    recall: round => stakes.choose(round.stake),
    lock: () => undefined,
    roll: () => cabinet.roll(),
    halt: () => cabinet.halt(),
    rest: round => cabinet.stop(stopsIn(round)),
    place,
    describe: round => words => words.line(symbolsOf(round).map(symbol => words.symbols[symbol]))
  }
}
