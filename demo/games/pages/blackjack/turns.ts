import { totalOf } from '../../engines/blackjack/engine.ts'
import { isOpenHand } from '../../engines/blackjack/hand.ts'
import { RoundAnswer } from '../../protocol/rounds.ts'
import { errorCodeOf } from '../../ui/client.ts'
import type { Shell } from '../../ui/shell.ts'
import type { TableGame } from '../../ui/table/table.ts'
import { isMotionAllowed } from '../../ui/timing.ts'
import type { Decisions } from './decisions.ts'
import type { Hands } from './hands.ts'
import { blackjackWords } from './words.ts'

export interface TurnParts {
  table: TableGame
  shell: Shell
  hands: Hands
  decisions: Decisions
}

/**
 * Asks for moves and sends them until the hand has ended. A hand that was started before a reload goes on with the cards
 * that lie.
 *
 * @throws {RequestError} The hand stays open at the server then.
 */
export async function playTurns(parts: TurnParts, first: RoundAnswer): Promise<RoundAnswer> {
  const { table, shell, hands, decisions } = parts
  let current = first
  let canPayDouble = true
  for (;;) {
    const { outcome, stake } = current.round
    if (!isOpenHand(outcome)) return current
    if (isMotionAllowed()) await hands.dealOut(outcome, table.sound.click)
    hands.show({ ...outcome, isOpen: true })
    const totals = [totalOf(outcome.player), totalOf(outcome.dealer)] as const
    if (canPayDouble) shell.showMessage(i18n => blackjackWords(i18n).turn(...totals))
    const isFirst = outcome.moves.length === 0
    const move = await decisions.ask(isFirst && canPayDouble ? stake : undefined)
    try {
      const body = { roundId: current.round.id, move, at: outcome.moves.length }
      current = await table.client.post('/api/move', body, RoundAnswer)
      canPayDouble = true
      shell.figures.show(current)
    } catch (error) {
      if (errorCodeOf(error) !== 'not-enough-money') throw error
      // The double was refused, the hand is as before.
      canPayDouble = false
      shell.showMessage(({ words }) => words.notEnough)
    }
  }
}
