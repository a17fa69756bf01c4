import type { Machine } from '../machines.ts'
import { assertChip } from '../../protocol/rounds.ts'
import { outcomeOf, stopsOf } from './engine.ts'

/** Three reels and one line. */
export const reels: Machine = {
  check: ({ stake }) => assertChip(stake),
  settle(words, { stake }) {
    const stops = stopsOf(words)
    return { outcome: { stops }, returned: stake * outcomeOf(stops).multiplier }
  }
}
