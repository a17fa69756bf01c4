import {
  burstHeightOf,
  heightAt,
  MAX_HEIGHT,
  returnAt,
  START_HEIGHT
} from '@bnw/games/engines/balloon/engine'
import { isFlying, type Flying, type Landed } from '@bnw/games/engines/balloon/flight'
import { GameRefusal } from '@bnw/games/protocol/refusals'
import { sql } from 'drizzle-orm'

import type { Database } from '../../context.ts'
import { gameRounds, type RoundRow } from '../../db/schema/index.ts'
import type { Launch } from '../launch.ts'
import { openRoundOf, updateRound, wordsOf } from '../stored-round.ts'

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
  const outcome = { ...row.outcome, ...landed }
  return updateRound(transaction, launch, { row, outcome, returned, now: update.now })
}

/** A flight that would lift off later than this was started while the clock was ahead. */
const MAX_WAIT_MS = 60_000

/** Undefined for a flight that is still open. One that does not lift off in time returns its stake. */
function outcomeOf(
  { liftOff, automatic }: Flying,
  { now, isCashingOut, burst }: FlightUpdate & { burst: number }
): Landed | undefined {
  if (liftOff - now > MAX_WAIT_MS) return { state: 'cashed', height: START_HEIGHT, point: burst }
  const height = heightAt(now - liftOff)
  const goal = automatic ?? MAX_HEIGHT
  if (height >= goal && goal <= burst) return { state: 'cashed', height: goal, point: burst }
  if (height > burst) return { state: 'burst', height: burst, point: burst }
  return isCashingOut && height > START_HEIGHT ? { state: 'cashed', height, point: burst } : undefined
}

export async function burstHeightOfRow(database: Database, row: RoundRow): Promise<number> {
  return burstHeightOf(await wordsOf(database, row))
}

/** Selects open flights of balloons. */
export const IS_OPEN_FLIGHT = sql`${gameRounds.outcome} ->> 'state' = 'flying'`

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
  const flight = await openRoundOf(transaction, seedId, IS_OPEN_FLIGHT)
  if (!flight) return
  const update = { roundId: flight.row.id, now, isCashingOut: false }
  const { outcome } = await land(transaction, flight.launch, { row: flight.row, update })
  if (isFlying(outcome)) throw new GameRefusal('round-open')
}
