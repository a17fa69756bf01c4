import { DIGESTS, type Move } from '@bnw/games/engines/blackjack/engine'
import { isOpenHand, type OpenHand } from '@bnw/games/engines/blackjack/hand'
import { advance, LEFT_MS } from '@bnw/games/engines/blackjack/rules'
import { GameRefusal } from '@bnw/games/protocol/refusals'

import type { Database } from '../../context.ts'
import type { RoundRow } from '../../db/schema/index.ts'
import type { Launch } from '../launch.ts'
import { takeStake } from '../round-money.ts'
import { updateRound, wordsOf } from '../stored-round.ts'

export interface HandMove {
  move: Move
  /** Number of moves before it, so that a repeat is recognised. */
  at: number
  /** Milliseconds since 1970 UTC. */
  now: number
}

interface MoveOfRow extends HandMove {
  row: RoundRow
}

/**
 * Makes a move in a hand: takes the stake of a double, draws, and pays the return of a hand that ends. The caller holds
 * the lock of the seeds.
 *
 * @returns The row afterwards; unchanged if the hand has ended or the move was made before.
 * @throws {GameRefusal} `not-enough-money` for a double, `malformed` for one after another move; nothing has moved then.
 */
export async function makeMove(
  transaction: Database,
  launch: Launch,
  { row, move, at, now }: MoveOfRow
): Promise<RoundRow> {
  if (!isOpenHand(row.outcome) || row.outcome.moves.length !== at) return row
  if (move === 'double' && at > 0) throw new GameRefusal('malformed')
  const stake = move === 'double' ? row.stake * 2n : row.stake
  if (stake > row.stake) await takeStake(transaction, launch, { roundId: row.id, amount: row.stake, now })
  const { bets, moves } = row.outcome
  const words = await wordsOf(transaction, row, DIGESTS)
  const after = { bets, moves: [...moves, move], stake: Number(stake), now }
  const { outcome, returned } = advance(words, after)
  return updateRound(transaction, launch, { row, outcome, stake, returned: BigInt(returned), now })
}

/** A hand that its player has left stands. The caller holds the lock of the seeds. */
export async function standIfLeft(
  transaction: Database,
  launch: Launch,
  { row, now }: { row: RoundRow; now: number }
): Promise<RoundRow> {
  if (!isOpenHand(row.outcome) || now < leftAt(row.outcome)) return row
  return makeMove(transaction, launch, { row, move: 'stand', at: row.outcome.moves.length, now })
}

/** Ms since 1970 UTC from which a hand counts as left. */
export function leftAt({ movedAt }: OpenHand): number {
  return movedAt + LEFT_MS
}
