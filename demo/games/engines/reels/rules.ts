import { assertChip } from '../chip.ts'
import type { GameRules } from '../rules.ts'
import { outcomeOf, stopsOf } from './engine.ts'

export const reelsRules: GameRules = {
  check: ({ stake }) => assertChip(stake),
  settle(words, { stake }) {
    const stops = stopsOf(words)
    return { outcome: { stops }, returned: stake * outcomeOf(stops).multiplier }
  }
}
