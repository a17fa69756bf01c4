import { isOpenHand } from '@bnw/games/engines/blackjack/hand'
import { GameRefusal } from '@bnw/games/protocol/refusals'
import { and, eq, exists, isNotNull, or, sql, type SQL } from 'drizzle-orm'

import type { Database } from '../context.ts'
import { coupons, gameRounds } from '../db/schema/index.ts'
import { assertNoOpenFlight, IS_OPEN_FLIGHT } from './balloon/land.ts'
import { standIfLeft } from './blackjack/hands.ts'
import type { Launch } from './launch.ts'
import { openRoundOf } from './stored-round.ts'

/** Selects hands of blackjack that wait for a move. */
export const IS_OPEN_HAND = sql`${gameRounds.outcome} ->> 'state' = 'open'`

/** Whether rounds of a game wait for a move of their player. */
export function staysOpen({ machine }: Launch): boolean {
  return machine === 'balloon' || machine === 'blackjack'
}

interface SeedAt {
  seedId: string
  /** Milliseconds since 1970 UTC. */
  now: number
}

/**
 * Ends a round of these seeds that is over.
 *
 * @throws {GameRefusal} `round-open` while one is open: another round has to wait, and so has a change of the seeds,
 * which would reveal how it ends.
 */
export async function assertNoOpenRound(
  transaction: Database,
  launch: Launch,
  { seedId, now }: SeedAt
): Promise<void> {
  await assertNoOpenFlight(transaction, launch, { seedId, now })
  if (launch.machine !== 'blackjack') return
  const hand = await openRoundOf(transaction, seedId, IS_OPEN_HAND)
  if (!hand) return
  const { outcome } = await standIfLeft(transaction, hand.launch, { row: hand.row, now })
  if (isOpenHand(outcome)) throw new GameRefusal('round-open')
}

/** Whether a stake of a player may still return money: a coupon, a flight or a hand is open. Seeded coupons are never due. */
export function hasOpenStake(database: Database, playerId: string): SQL {
  const placed = and(eq(coupons.playerId, playerId), eq(coupons.state, 'open'), isNotNull(coupons.dueAt))
  const played = and(eq(gameRounds.playerId, playerId), or(IS_OPEN_FLIGHT, IS_OPEN_HAND))
  const ofCoupons = database.select({ id: coupons.id }).from(coupons).where(placed)
  const ofRounds = database.select({ id: gameRounds.id }).from(gameRounds).where(played)
  return sql`(${exists(ofCoupons)} or ${exists(ofRounds)})`
}
