import { is } from 'superstruct'

import { WheelResult, type Round } from '../../protocol/rounds.ts'
import type { Machine } from '../../ui/machine.ts'
import type { LaidBets } from './bets.ts'
import type { Disc } from './disc.ts'
import type { Felt } from './felt.ts'
import { resultIn, sayNumber } from './result.ts'
import type { Plaque, Table } from './table.ts'
import { wheelWords } from './words.ts'

interface Parts {
  disc: Disc
  felt: Felt
  plaque: Plaque
  laid: LaidBets
  table: Table
}

export function createWheel({ disc, felt, plaque, laid, table }: Parts): Machine {
  const { least, most } = table
  let lastAdded = ''
  return {
    words: {
      act: (words, now) => (laid.total > 0 ? wheelWords(now).spin(now.whole(laid.total)) : words.spin),
      acting: words => words.spinning,
      ready: (_words, now) => wheelWords(now).ready
    },
    ask() {
      const { total, bets } = laid
      if (total === 0) return (_words, now) => wheelWords(now).empty
      if (total < least) return (_words, now) => wheelWords(now).least(now.whole(least))
      if (total > most) return (_words, now) => wheelWords(now).most(now.whole(most))
      return { stake: total, choice: bets }
    },
    recall({ choice }) {
      if (is(choice, WheelResult.schema.bets)) laid.restore(choice)
    },
    lock: felt.lock,
    roll() {
      felt.mark(undefined)
      disc.roll()
    },
    halt: () => disc.halt(),
    rest: round => disc.rest(resultIn(round).number),
    place(round: Round) {
      const { number, bets } = resultIn(round)
      disc.place(number)
      felt.mark(number)
      if (laid.total === 0) laid.restore(bets)
      if (lastAdded !== round.id) plaque.add(number)
      lastAdded = round.id
    },
    describe: round => (_words, now) => sayNumber(now, resultIn(round).number)
  }
}
