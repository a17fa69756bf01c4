import { heightAt, HIGHEST, pointOf, returnAt, START } from '@bnw/games/engines/balloon/engine'
import { isFlying, type Flying, type Landed } from '@bnw/games/engines/balloon/flight'
import { drawWords } from '@bnw/games/engines/fairness'
import { GameRefusal } from '@bnw/games/protocol/rounds'
import { and, eq, sql } from 'drizzle-orm'

import type { Database } from '../../context.ts'
import { gameRounds, gameSeeds } from '../../db/schema/index.ts'
import type { Launch } from '../launch.ts'
import { giveReturn } from '../purse.ts'

type RoundRow = typeof gameRounds.$inferSelect

export interface Wish {
  roundId: string
  /** Milliseconds since 1970 UTC: the clock that decides. */
  now: number
  /** Cash out now, if it still flies; otherwise only look. */
  isCashingOut: boolean
}

interface Landing {
  row: RoundRow
  wish: Wish
}

/** The row as it is afterwards: a flight that is over stays as it ended. The caller holds the lock of the seeds. */
export async function land(transaction: Database, launch: Launch, { row, wish }: Landing): Promise<RoundRow> {
  if (!isFlying(row.outcome)) return row
  const landed = outcomeOf(row.outcome, { ...wish, point: await pointOfRow(transaction, row) })
  if (!landed) return row
  const returned = landed.state === 'cashed' ? BigInt(returnAt(Number(row.stake), landed.height)) : 0n
  const [changed] = await transaction
    .update(gameRounds)
    .set({ outcome: { ...row.outcome, ...landed }, returned })
    .where(and(eq(gameRounds.playerId, row.playerId), eq(gameRounds.id, row.id)))
    .returning()
  await giveReturn(transaction, launch, { roundId: row.id, amount: returned, now: wish.now })
  return changed ?? row
}

/** How a flight has ended by now, or undefined while it goes on. */
function outcomeOf(
  { liftOff, automatic }: Flying,
  { now, isCashingOut, point }: Wish & { point: number }
): Landed | undefined {
  const height = heightAt(now - liftOff)
  const goal = automatic ?? HIGHEST
  if (height >= goal && goal <= point) return { state: 'cashed', height: goal, point }
  if (height > point) return { state: 'burst', height: point, point }
  return isCashingOut && height > START ? { state: 'cashed', height, point } : undefined
}

export async function pointOfRow(database: Database, { seedId, number }: RoundRow): Promise<number> {
  const [seed] = await database.select().from(gameSeeds).where(eq(gameSeeds.id, seedId))
  if (!seed) throw new Error('A round without its seeds')
  const { serverSeed, playerSeed } = seed
  return pointOf(await drawWords({ serverSeed, playerSeed, number }))
}

/**
 * Ends what is over of these seeds.
 *
 * @throws {GameRefusal} `round-open` while one still flies: another round has to wait, and so has the change of the
 * seeds, which would tell where it ends.
 */
export async function assertLanded(
  transaction: Database,
  launch: Launch,
  { seedId, now }: { seedId: string; now: number }
): Promise<void> {
  if (launch.machine !== 'balloon') return
  const [row] = await transaction
    .select()
    .from(gameRounds)
    .where(and(eq(gameRounds.seedId, seedId), sql`${gameRounds.outcome} ->> 'state' = 'flying'`))
  if (!row) return
  const wish = { roundId: row.id, now, isCashingOut: false }
  if (isFlying((await land(transaction, launch, { row, wish })).outcome)) throw new GameRefusal('round-open')
}
