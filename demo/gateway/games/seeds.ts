import { createSeed, sealOf } from '@bnw/games/engines/fairness'
import type { FairnessAnswer, RevealedSeed, Round } from '@bnw/games/protocol/rounds'
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'

import type { Database } from '../context.ts'
import { gameRounds, gameSeeds, type RoundRow } from '../db/schema/index.ts'
import type { Launch } from './launch.ts'
import { assertNoOpenRound } from './open-rounds.ts'

type SeedRow = typeof gameSeeds.$inferSelect

/** What the next round is drawn from. */
export type Seed = Pick<SeedRow, 'id' | 'serverSeed' | 'playerSeed' | 'nextNumber'>

const MAX_ROUNDS = 50

/**
 * Returns the seeds that the next round of this player at this game is drawn from, and creates them at first.
 *
 * The row stays locked until the transaction ends, so the rounds of one player at one game run one after the other.
 */
export async function lockSeed(transaction: Database, launch: Launch, now: number): Promise<SeedRow> {
  const found = await seedInUse(transaction, launch)
  if (found) return found
  await insertSeed(transaction, launch, { playerSeed: createSeed(8), now })
  const created = await seedInUse(transaction, launch)
  if (!created) throw new Error('The created seeds of a game were not found')
  return created
}

/** The seeds in use, and the seeds revealed last. */
export function fairnessOf(database: Database, launch: Launch, now: number): Promise<FairnessAnswer> {
  return database.transaction(async transaction => {
    const { seal, playerSeed, nextNumber } = await lockSeed(transaction, launch, now)
    const current = { seal, playerSeed, number: nextNumber }
    return { current, revealed: await lastRevealed(transaction, launch) }
  })
}

/** Reveals the seeds in use and creates new ones with the player's choice. */
export async function changeSeed(
  database: Database,
  launch: Launch,
  { playerSeed, now }: { playerSeed: string; now: number }
): Promise<FairnessAnswer> {
  await database.transaction(async transaction => {
    const seed = await lockSeed(transaction, launch, now)
    await assertNoOpenRound(transaction, launch, { seedId: seed.id, now })
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

/** Does nothing if another request has just created them. */
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
    .limit(MAX_ROUNDS)
  const { serverSeed, seal, playerSeed } = seed
  return { serverSeed, seal, playerSeed, rounds: rows.map(roundOf) }
}

/** A round as it is sent. Its amounts are far below 2⁵³ kuruş. */
export function roundOf(row: RoundRow): Round {
  const { id, number, outcome } = row
  return { id, number, stake: Number(row.stake), returned: Number(row.returned), outcome }
}

function sameGame({ playerId, type, id }: Launch) {
  return and(eq(gameSeeds.playerId, playerId), eq(gameSeeds.gameType, type), eq(gameSeeds.gameId, id))
}
