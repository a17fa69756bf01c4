import { drawWords } from '@bnw/games/engines/fairness'
import { and, eq } from 'drizzle-orm'

import type { Database } from '../context.ts'
import { gameRounds, gameSeeds, type RoundRow } from '../db/schema/index.ts'
import type { Launch } from './launch.ts'
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
  const [changed] = await transaction
    .update(gameRounds)
    .set(changes)
    .where(and(eq(gameRounds.playerId, row.playerId), eq(gameRounds.id, row.id)))
    .returning()
  await payReturn(transaction, launch, { roundId: row.id, amount: changes.returned, now })
  return changed ?? row
}
