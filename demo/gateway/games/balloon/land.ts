import {
  burstHeightOf,
  heightAt,
  MAX_HEIGHT,
  returnAt,
  START_HEIGHT
} from '@bnw/games/engines/balloon/engine'
import { isFlying, type Flying, type Landed } from '@bnw/games/engines/balloon/flight'
import { drawWords } from '@bnw/games/engines/fairness'
import { GameRefusal } from '@bnw/games/protocol/refusals'
import { and, eq, sql } from 'drizzle-orm'

import type { Database } from '../../context.ts'
import { gameRounds, gameSeeds } from '../../db/schema/index.ts'
import type { Launch } from '../launch.ts'
import { openRoundOf } from '../open-round.ts'
import { payReturn } from '../round-money.ts'

type RoundRow = typeof gameRounds.$inferSelect

export interface FlightUpdate {
  roundId: string
  /** Milliseconds since 1970 UTC; decides the height. */
  now: number
  /** Cashes an open flight out; otherwise only ends it if it is over. */
  isCashingOut: boolean
}

interface Landing {
  row: RoundRow
  update: FlightUpdate
}

/**
 * Ends a flight that is over, cashed out or burst, and pays its return. The caller holds the lock of the seeds.
 *
 * @returns The row afterwards, unchanged if the flight is still open or ended before.
 */
export async function land(
  transaction: Database,
  launch: Launch,
  { row, update }: Landing
): Promise<RoundRow> {
  if (!isFlying(row.outcome)) return row
  const landed = outcomeOf(row.outcome, { ...update, burst: await burstHeightOfRow(transaction, row) })
  if (!landed) return row
  const returned = landed.state === 'cashed' ? BigInt(returnAt(Number(row.stake), landed.height)) : 0n
  const [changed] = await transaction
    .update(gameRounds)
    .set({ outcome: { ...row.outcome, ...landed }, returned })
    .where(and(eq(gameRounds.playerId, row.playerId), eq(gameRounds.id, row.id)))
    .returning()
  await payReturn(transaction, launch, { roundId: row.id, amount: returned, now: update.now })
  return changed ?? row
}

/** Undefined for a flight that is still open. */
function outcomeOf(
  { liftOff, automatic }: Flying,
  { now, isCashingOut, burst }: FlightUpdate & { burst: number }
): Landed | undefined {
  const height = heightAt(now - liftOff)
  const goal = automatic ?? MAX_HEIGHT
  if (height >= goal && goal <= burst) return { state: 'cashed', height: goal, point: burst }
  if (height > burst) return { state: 'burst', height: burst, point: burst }
  return isCashingOut && height > START_HEIGHT ? { state: 'cashed', height, point: burst } : undefined
}

export async function burstHeightOfRow(database: Database, { seedId, number }: RoundRow): Promise<number> {
  const [seed] = await database.select().from(gameSeeds).where(eq(gameSeeds.id, seedId))
  if (!seed) throw new Error('A round has no seeds')
  const { serverSeed, playerSeed } = seed
  return burstHeightOf(await drawWords({ serverSeed, playerSeed, number }))
}

/**
 * Ends a flight of these seeds that is over.
 *
 * @throws {GameRefusal} `round-open` while one is open: another round has to wait, and so has a change of the seeds,
 * which would reveal where it bursts.
 */
export async function assertNoOpenFlight(
  transaction: Database,
  launch: Launch,
  { seedId, now }: { seedId: string; now: number }
): Promise<void> {
  if (launch.machine !== 'balloon') return
  const flight = await openRoundOf(transaction, seedId, sql`${gameRounds.outcome} ->> 'state' = 'flying'`)
  if (!flight) return
  const update = { roundId: flight.row.id, now, isCashingOut: false }
  const { outcome } = await land(transaction, flight.launch, { row: flight.row, update })
  if (isFlying(outcome)) throw new GameRefusal('round-open')
}
