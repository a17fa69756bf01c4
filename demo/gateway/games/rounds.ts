import { and, desc, eq, gte, sql } from 'drizzle-orm'

import type { Database } from '../context.ts'
import { gameRounds, gameSeeds, launches } from '../db/schema/index.ts'
import { balanceOf, credit, debit, type Movement } from '../money/ledger.ts'
import { Refusal } from '../refusal.ts'
import { drawWords } from './fairness.ts'
import type { Launch } from './launch.ts'
import { categoryOf, machineOf } from './machines.ts'
import { GameRefusal, STAKES, type Round, type RoundAnswer, type StateAnswer } from './protocol.ts'
import { lockSeed, roundOf } from './seeds.ts'

export interface RoundToPlay {
  /** UUID made by the page. */
  roundId: string
  /** Whole kuruş. */
  stake: number
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
  if (!machineOf(launch.machine)) throw new GameRefusal('comes-later')
  if (!(STAKES as readonly number[]).includes(play.stake)) throw new GameRefusal('stake-unknown')
  return database.transaction(async transaction => {
    // The lock comes before the look: of two requests with one id, the second finds the round of the first.
    const seed = await lockSeed(transaction, launch, play.now)
    const round =
      (await findRound(transaction, launch, play.roundId)) ??
      (await draw(transaction, { launch, play, seed }))
    return { ...(await figuresOf(transaction, launch)), round }
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
    return { ...(await figuresOf(transaction, launch)), elapsed, lastRound: last ? roundOf(last) : null }
  })
}

/** The round of this id, if it was played; one of another game is refused. */
export async function findRound(
  transaction: Database,
  launch: Launch,
  roundId: string
): Promise<Round | undefined> {
  const [row] = await transaction
    .select()
    .from(gameRounds)
    .innerJoin(launches, eq(launches.id, gameRounds.launchId))
    .where(and(eq(gameRounds.playerId, launch.playerId), eq(gameRounds.id, roundId.toLowerCase())))
  if (!row) return undefined
  const { gameType, gameId, gamingType } = row.launches
  const isSame = gameType === launch.type && gameId === launch.id && gamingType === launch.gamingType
  if (!isSame) throw new GameRefusal('round-known')
  return roundOf(row.game_rounds)
}

interface Drawing {
  launch: Launch
  play: RoundToPlay
  seed: typeof gameSeeds.$inferSelect
}

async function draw(transaction: Database, { launch, play, seed }: Drawing): Promise<Round> {
  const stake = BigInt(play.stake)
  await take(transaction, launch, movementOf(launch, play, stake))
  const number = seed.nextNumber
  const words = await drawWords({ serverSeed: seed.serverSeed, playerSeed: seed.playerSeed, number })
  const settled = machineOf(launch.machine)?.settle(words)
  if (!settled) throw new GameRefusal('comes-later')
  const returned = stake * BigInt(settled.multiplier)
  const row = {
    playerId: launch.playerId,
    id: play.roundId.toLowerCase(),
    launchId: launch.key,
    seedId: seed.id,
    number,
    stake,
    returned,
    outcome: settled.outcome,
    playedAt: new Date(play.now)
  }
  await transaction.insert(gameRounds).values(row)
  await transaction
    .update(gameSeeds)
    .set({ nextNumber: number + 1 })
    .where(eq(gameSeeds.id, seed.id))
  if (returned > 0n) await giveBack(transaction, launch, movementOf(launch, play, returned))
  return roundOf(row)
}

function movementOf(launch: Launch, play: RoundToPlay, amount: bigint): Movement {
  return {
    playerId: launch.playerId,
    amount,
    category: categoryOf(launch.type),
    gameId: launch.id,
    gameType: launch.type,
    gameName: launch.name,
    roundId: play.roundId.toLowerCase(),
    date: new Date(play.now)
  }
}

async function take(transaction: Database, launch: Launch, movement: Movement): Promise<void> {
  if (launch.gamingType === 'demo') return takeDemo(transaction, launch, movement.amount)
  try {
    await debit(transaction, movement)
  } catch (error) {
    // The one thing that the ledger refuses.
    throw error instanceof Refusal ? new GameRefusal('not-enough-money') : error
  }
}

async function takeDemo(transaction: Database, launch: Launch, amount: bigint): Promise<void> {
  const taken = await transaction
    .update(launches)
    .set({ demoBalance: sql`${launches.demoBalance} - ${amount}::bigint` })
    .where(and(eq(launches.id, launch.key), gte(launches.demoBalance, amount)))
    .returning({ id: launches.id })
  if (taken.length === 0) throw new GameRefusal('not-enough-money')
}

async function giveBack(transaction: Database, launch: Launch, movement: Movement): Promise<void> {
  if (launch.gamingType !== 'demo') {
    await credit(transaction, movement)
    return
  }
  await transaction
    .update(launches)
    .set({ demoBalance: sql`${launches.demoBalance} + ${movement.amount}::bigint` })
    .where(eq(launches.id, launch.key))
}

/** Whole kuruş: what the player can stake, and the rounds of this launch added up. */
export async function figuresOf(
  transaction: Database,
  launch: Launch
): Promise<{ balance: number; net: number }> {
  const [sums] = await transaction
    .select({ net: sql<string>`coalesce(sum(${gameRounds.returned} - ${gameRounds.stake}), 0)::text` })
    .from(gameRounds)
    .where(eq(gameRounds.launchId, launch.key))
  return { balance: Number(await spendable(transaction, launch)), net: Number(sums?.net ?? 0) }
}

async function spendable(transaction: Database, launch: Launch): Promise<bigint> {
  if (launch.gamingType !== 'demo') return balanceOf(transaction, launch.playerId)
  const [row] = await transaction
    .select({ balance: launches.demoBalance })
    .from(launches)
    .where(eq(launches.id, launch.key))
  return row?.balance ?? 0n
}
