import { drawWords } from '@bnw/games/engines/fairness'
import { rulesOf } from '@bnw/games/engines/machines'
import type { GameRules, RoundResult } from '@bnw/games/engines/rules'
import type { Table } from '@bnw/games/engines/table'
import { GameRefusal } from '@bnw/games/protocol/refusals'
import type { Round, RoundAnswer, RoundInput, StateAnswer } from '@bnw/games/protocol/rounds'
import { and, desc, eq } from 'drizzle-orm'

import type { Database } from '../context.ts'
import { gameRounds, gameSeeds, launches } from '../db/schema/index.ts'
import { lastRoundsOf } from './last-rounds.ts'
import type { Launch } from './launch.ts'
import { assertNoOpenRound, openHandOf } from './open-rounds.ts'
import { figuresOf, payReturn, takeStake } from './round-money.ts'
import { lockSeed, roundOf } from './seeds.ts'
import { tableOf } from './tables.ts'

export interface RoundToPlay extends RoundInput {
  /** Milliseconds since 1970 UTC. */
  now: number
}

/**
 * Plays a round. A repeat with the same id returns the first result and moves no money, whatever its stake is.
 *
 * Stake, draw, round and return are one transaction, so a killed process leaves none of them.
 *
 * @throws {GameRefusal} No money has moved then.
 */
export async function playRound(database: Database, launch: Launch, play: RoundToPlay): Promise<RoundAnswer> {
  const rules = rulesOf(launch.machine)
  if (!rules) throw new GameRefusal('malformed')
  const table = await tableOf(database, launch)
  return database.transaction(async transaction => {
    // Lock first: of two requests with the same id, the second finds the round of the first.
    const seed = await lockSeed(transaction, launch, play.now)
    const round =
      (await findRound(transaction, launch, play.roundId)) ??
      (await draw(transaction, { launch, rules, table, play, seed }))
    return { ...(await figuresOf(transaction, launch)), now: play.now, round }
  })
}

/** What the page shows when it opens, including an interrupted round. */
export async function stateOf(database: Database, launch: Launch, now: number): Promise<StateAnswer> {
  return database.transaction(async transaction => {
    // Waits for a round that is being played.
    const seed = await lockSeed(transaction, launch, now)
    const open = await openHandOf(transaction, launch, seed.id)
    const [latest] = await transaction
      .select()
      .from(gameRounds)
      .where(eq(gameRounds.launchId, launch.key))
      .orderBy(desc(gameRounds.playedAt), desc(gameRounds.number))
      .limit(1)
    const last = open ?? latest
    const elapsed = Math.max(0, now - launch.openedAt)
    const figures = await figuresOf(transaction, launch)
    const lastRounds = await lastRoundsOf(transaction, launch)
    return { ...figures, now, elapsed, lastRound: last ? roundOf(last) : null, lastRounds }
  })
}

/**
 * Finds a round by its id.
 *
 * @throws {GameRefusal} `round-known` if the round belongs to another game.
 */
export async function findRound(
  transaction: Database,
  launch: Launch,
  roundId: string
): Promise<Round | undefined> {
  const row = await findRow(transaction, launch, roundId)
  return row && roundOf(row)
}

/** As `findRound()`, but returns the stored row. */
export async function findRow(
  transaction: Database,
  launch: Launch,
  roundId: string
): Promise<typeof gameRounds.$inferSelect | undefined> {
  const [row] = await transaction
    .select()
    .from(gameRounds)
    .innerJoin(launches, eq(launches.id, gameRounds.launchId))
    .where(and(eq(gameRounds.playerId, launch.playerId), eq(gameRounds.id, roundId.toLowerCase())))
  if (!row) return undefined
  const { gameType, gameId, gamingType } = row.launches
  const isSame = gameType === launch.type && gameId === launch.id && gamingType === launch.gamingType
  if (!isSame) throw new GameRefusal('round-known')
  return row.game_rounds
}

interface Drawing {
  launch: Launch
  rules: GameRules
  table: Table
  play: RoundToPlay
  seed: typeof gameSeeds.$inferSelect
}

async function draw(transaction: Database, { launch, rules, table, play, seed }: Drawing): Promise<Round> {
  rules.check({ ...play, choice: play.choice }, table)
  const { now, roundId } = play
  await assertNoOpenRound(transaction, launch, { seedId: seed.id, now })
  await takeStake(transaction, launch, { roundId, amount: BigInt(play.stake), now })
  const { serverSeed, playerSeed, nextNumber: number } = seed
  const words = await drawWords({ serverSeed, playerSeed, number }, rules.digests)
  const result = rules.settle(words, { ...play, choice: play.choice })
  const round = await storeRound(transaction, { launch, play, seed, result })
  await payReturn(transaction, launch, { roundId, amount: BigInt(result.returned), now })
  return round
}

interface RoundToStore extends Omit<Drawing, 'rules' | 'table'> {
  result: RoundResult
}

async function storeRound(
  transaction: Database,
  { launch, play, seed, result }: RoundToStore
): Promise<Round> {
  const counted = transaction.$with('counted').as(
    transaction
      .update(gameSeeds)
      .set({ nextNumber: seed.nextNumber + 1 })
      .where(eq(gameSeeds.id, seed.id))
      .returning({ id: gameSeeds.id })
  )
  const [row] = await transaction
    .with(counted)
    .insert(gameRounds)
    .values({
      playerId: launch.playerId,
      id: play.roundId.toLowerCase(),
      launchId: launch.key,
      seedId: seed.id,
      number: seed.nextNumber,
      stake: BigInt(play.stake),
      returned: BigInt(result.returned),
      outcome: result.outcome,
      playedAt: new Date(play.now)
    })
    // Read back, so that the first answer and its repeats are identical.
    .returning()
  if (!row) throw new Error('A round was not stored')
  return roundOf(row)
}
