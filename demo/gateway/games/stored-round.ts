import { drawWords } from '@bnw/games/engines/fairness'
import { and, eq, type SQL } from 'drizzle-orm'

import type { Database } from '../context.ts'
import { gameRounds, gameSeeds, launches, type RoundRow } from '../db/schema/index.ts'
import { launchFrom, type Launch } from './launch.ts'
import { payReturn } from './round-money.ts'

/** Draws the words of a stored round again, from its seeds. @param digests As of `GameRules`. */
export async function wordsOf(
  database: Database,
  { seedId, number }: RoundRow,
  digests?: number
): Promise<number[]> {
  const [seed] = await database.select().from(gameSeeds).where(eq(gameSeeds.id, seedId))
  if (!seed) throw new Error('A round has no seeds')
  const { serverSeed, playerSeed } = seed
  return drawWords({ serverSeed, playerSeed, number }, digests)
}

interface RoundUpdate extends Pick<RoundRow, 'outcome' | 'returned'> {
  /** Absent: as it was. */
  stake?: bigint
  /** Milliseconds since 1970 UTC. */
  now: number
}

/** Stores how an open round goes on, and pays its return. @returns The row afterwards. */
export async function updateRound(
  transaction: Database,
  launch: Launch,
  { row, now, ...changes }: RoundUpdate & { row: RoundRow }
): Promise<RoundRow> {
  // The wallet before the round, whose trigger changes the launch: everything locks them in this order.
  await payReturn(transaction, launch, { roundId: row.id, amount: changes.returned, now })
  const [changed] = await transaction
    .update(gameRounds)
    .set(changes)
    .where(and(eq(gameRounds.playerId, row.playerId), eq(gameRounds.id, row.id)))
    .returning()
  return changed ?? row
}

/**
 * The open round of these seeds, with the launch that it was played in: a demo and real money share the seeds, and a round
 * is paid where its stake was taken.
 */
export async function openRoundOf(
  transaction: Database,
  seedId: string,
  isOpen: SQL
): Promise<{ row: RoundRow; launch: Launch } | undefined> {
  const [found] = await transaction
    .select({ row: gameRounds, launch: launches })
    .from(gameRounds)
    .innerJoin(launches, eq(launches.id, gameRounds.launchId))
    .where(and(eq(gameRounds.seedId, seedId), isOpen))
  return found && { row: found.row, launch: launchFrom(found.launch) }
}
