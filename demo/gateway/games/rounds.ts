import { drawWords } from '@bnw/games/engines/fairness'
import { machineOf, type Machine } from '@bnw/games/engines/machines'
import { GameRefusal, type Round, type RoundAnswer, type StateAnswer } from '@bnw/games/protocol/rounds'
import { and, desc, eq } from 'drizzle-orm'

import type { Database } from '../context.ts'
import { gameRounds, gameSeeds, launches } from '../db/schema/index.ts'
import { assertLanded } from './balloon/landing.ts'
import type { Launch } from './launch.ts'
import { figuresOf, giveReturn, takeStake } from './purse.ts'
import { lockSeed, roundOf } from './seeds.ts'
import { tableOf } from './tables.ts'

export interface RoundToPlay {
  /** UUID made by the page. */
  roundId: string
  /** Whole kuruş, all bets together. */
  stake: number
  /** What the machine wants to know beside the stake. */
  choice?: unknown
  /** Milliseconds since 1970 UTC. */
  now: number
}

/**
 * Plays a round, or finds it where it was played before: then it moves no money, whatever stake is named.
 *
 * Stake, draw, round and return are one transaction, so a process killed in between leaves none of them.
 *
 * @throws {GameRefusal} And nothing has moved.
 */
export async function playRound(database: Database, launch: Launch, play: RoundToPlay): Promise<RoundAnswer> {
  const machine = machineOf(launch.machine)
  if (!machine) throw new GameRefusal('malformed')
  machine.check({ ...play, choice: play.choice }, await tableOf(database, launch))
  return database.transaction(async transaction => {
    // The lock comes before the look: of two requests with one id, the second finds the round of the first.
    const seed = await lockSeed(transaction, launch, play.now)
    const round =
      (await findRound(transaction, launch, play.roundId)) ??
      (await draw(transaction, { launch, machine, play, seed }))
    return { ...(await figuresOf(transaction, launch)), now: play.now, round }
  })
}

/** What the page shows when it opens, a round that was interrupted included. */
export async function stateOf(database: Database, launch: Launch, now: number): Promise<StateAnswer> {
  return database.transaction(async transaction => {
    // Waits for a round that is being played.
    await lockSeed(transaction, launch, now)
    const [last] = await transaction
      .select()
      .from(gameRounds)
      .where(eq(gameRounds.launchId, launch.key))
      .orderBy(desc(gameRounds.playedAt), desc(gameRounds.number))
      .limit(1)
    const elapsed = Math.max(0, now - launch.openedAt)
    const figures = await figuresOf(transaction, launch)
    return { ...figures, now, elapsed, lastRound: last ? roundOf(last) : null }
  })
}

/** The round of this id, if it was played; one of another game is refused. */
export async function findRound(
  transaction: Database,
  launch: Launch,
  roundId: string
): Promise<Round | undefined> {
  const row = await findRow(transaction, launch, roundId)
  return row && roundOf(row)
}

/** As `findRound()`, but as it is kept. */
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
  machine: Machine
  play: RoundToPlay
  seed: typeof gameSeeds.$inferSelect
}

async function draw(transaction: Database, { launch, machine, play, seed }: Drawing): Promise<Round> {
  const { now, roundId } = play
  await assertLanded(transaction, launch, { seedId: seed.id, now })
  const stake = BigInt(play.stake)
  await takeStake(transaction, launch, { roundId, amount: stake, now })
  const { serverSeed, playerSeed, nextNumber: number } = seed
  const words = await drawWords({ serverSeed, playerSeed, number }, machine.digests)
  const settled = machine.settle(words, { ...play, choice: play.choice })
  const returned = BigInt(settled.returned)
  const [row] = await transaction
    .insert(gameRounds)
    .values({
      playerId: launch.playerId,
      id: roundId.toLowerCase(),
      launchId: launch.key,
      seedId: seed.id,
      number,
      stake,
      returned,
      outcome: settled.outcome,
      playedAt: new Date(now)
    })
    // Read back, so that the first answer and its repeats are the same to the letter.
    .returning()
  if (!row) throw new Error('A round was not written')
  await transaction
    .update(gameSeeds)
    .set({ nextNumber: number + 1 })
    .where(eq(gameSeeds.id, seed.id))
  await giveReturn(transaction, launch, { roundId, amount: returned, now })
  return roundOf(row)
}
