import { and, eq, type SQL } from 'drizzle-orm'

import type { Database } from '../context.ts'
import { gameRounds, launches } from '../db/schema/index.ts'
import { launchFrom, type Launch } from './launch.ts'

/**
 * The open round of these seeds, with the launch that it was played in: a demo and real money share the seeds, and a round
 * is paid where its stake was taken.
 */
export async function openRoundOf(
  transaction: Database,
  seedId: string,
  isOpen: SQL
): Promise<{ row: typeof gameRounds.$inferSelect; launch: Launch } | undefined> {
  const [found] = await transaction
    .select({ row: gameRounds, launch: launches })
    .from(gameRounds)
    .innerJoin(launches, eq(launches.id, gameRounds.launchId))
    .where(and(eq(gameRounds.seedId, seedId), isOpen))
  return found && { row: found.row, launch: launchFrom(found.launch) }
}
