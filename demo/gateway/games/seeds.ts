import { createSeed, sealOf } from '@bnw/games/engines/fairness'
import type { FairnessAnswer, RevealedSeed, Round } from '@bnw/games/protocol/rounds'
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'

import type { Database } from '../context.ts'
import { gameRounds, gameSeeds } from '../db/schema/index.ts'
import { assertLanded } from './balloon/landing.ts'
import type { Launch } from './launch.ts'

type SeedRow = typeof gameSeeds.$inferSelect

const ROUNDS_SHOWN = 50

/**
 * The seeds that the next round of this player at this game is drawn from; made where there are none.
 *
 * The row stays locked until the transaction ends, so that the rounds of one player at one game follow each other.
 */
export async function lockSeed(transaction: Database, launch: Launch, now: number): Promise<SeedRow> {
  const found = await seedInUse(transaction, launch)
  if (found) return found
  await insertSeed(transaction, launch, { playerSeed: createSeed(8), now })
  const made = await seedInUse(transaction, launch)
  if (!made) throw new Error('The seeds of a game cannot be found after they were made')
  return made
}

/** The seeds in use, and the last ones that were revealed. */
export function fairnessOf(database: Database, launch: Launch, now: number): Promise<FairnessAnswer> {
  return database.transaction(async transaction => {
    const { seal, playerSeed, nextNumber } = await lockSeed(transaction, launch, now)
    const current = { seal, playerSeed, number: nextNumber }
    return { current, revealed: await lastRevealed(transaction, launch) }
  })
}

/** Ends the seeds in use, which reveals them, and begins new ones with the seed that the player chose. */
export async function changeSeed(
  database: Database,
  launch: Launch,
  { playerSeed, now }: { playerSeed: string; now: number }
): Promise<FairnessAnswer> {
  await database.transaction(async transaction => {
    const seed = await lockSeed(transaction, launch, now)
    await assertLanded(transaction, launch, { seedId: seed.id, now })
    await transaction
      .update(gameSeeds)
      .set({ revealedAt: new Date(now) })
      .where(eq(gameSeeds.id, seed.id))
    await insertSeed(transaction, launch, { playerSeed, now })
  })
  return fairnessOf(database, launch, now)
}

async function seedInUse(transaction: Database, launch: Launch): Promise<SeedRow | undefined> {
  const [seed] = await transaction
    .select()
    .from(gameSeeds)
    .where(and(sameGame(launch), isNull(gameSeeds.revealedAt)))
    .for('update')
  return seed
}

/** Does nothing where another request has just made them. */
async function insertSeed(
  transaction: Database,
  launch: Launch,
  { playerSeed, now }: { playerSeed: string; now: number }
): Promise<void> {
  const serverSeed = createSeed(32)
  await transaction
    .insert(gameSeeds)
    .values({
      playerId: launch.playerId,
      gameType: launch.type,
      gameId: launch.id,
      serverSeed,
      seal: await sealOf(serverSeed),
      playerSeed,
      createdAt: new Date(now)
    })
    .onConflictDoNothing()
}

async function lastRevealed(transaction: Database, launch: Launch): Promise<RevealedSeed | null> {
  const [seed] = await transaction
    .select()
    .from(gameSeeds)
    .where(and(sameGame(launch), isNotNull(gameSeeds.revealedAt)))
    .orderBy(desc(gameSeeds.revealedAt))
    .limit(1)
  if (!seed) return null
  const rows = await transaction
    .select()
    .from(gameRounds)
    .where(eq(gameRounds.seedId, seed.id))
    .orderBy(desc(gameRounds.number))
    .limit(ROUNDS_SHOWN)
  const { serverSeed, seal, playerSeed } = seed
  return { serverSeed, seal, playerSeed, rounds: rows.map(roundOf) }
}

/** A round as it is sent. Its amounts lie far below 2⁵³ kuruş. */
export function roundOf(row: typeof gameRounds.$inferSelect): Round {
  const { id, number, outcome } = row
  return { id, number, stake: Number(row.stake), returned: Number(row.returned), outcome }
}

function sameGame({ playerId, type, id }: Launch) {
  return and(eq(gameSeeds.playerId, playerId), eq(gameSeeds.gameType, type), eq(gameSeeds.gameId, id))
}
