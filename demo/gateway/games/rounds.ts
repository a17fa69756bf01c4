import { createHash } from 'node:crypto'

import { drawWords } from '@bnw/games/engines/fairness'
import { rulesOf } from '@bnw/games/engines/machines'
import type { GameRules } from '@bnw/games/engines/rules'
import type { Table } from '@bnw/games/engines/table'
import { GameRefusal } from '@bnw/games/protocol/refusals'
import type { Round, RoundAnswer, RoundInput, StateAnswer } from '@bnw/games/protocol/rounds'
import { and, eq } from 'drizzle-orm'

import type { Database } from '../context.ts'
import { gameRounds, launches, type RoundRow } from '../db/schema/index.ts'
import { lastRoundsOf } from './last-rounds.ts'
import type { Launch, LaunchWithSeed } from './launch.ts'
import { assertNoOpenRound, staysOpen } from './open-rounds.ts'
import { figuresOf } from './round-money.ts'
import { lockSeed, roundOf, type Seed } from './seeds.ts'
import { storeRound } from './store-round.ts'
import { tableOf } from './tables.ts'

export interface RoundToPlay extends RoundInput {
  /** Milliseconds since 1970 UTC. */
  now: number
}

/**
 * Plays a round. A repeat with the same id returns the first result and moves no money, whatever its stake is.
 *
 * Stake, draw, round and return are stored at once or not at all, so a killed process leaves none of them.
 *
 * @param seed The seeds as they were read without a lock, if they are known.
 * @throws {GameRefusal} No money has moved then.
 */
export async function playRound(
  database: Database,
  { launch, seed }: LaunchWithSeed,
  play: RoundToPlay
): Promise<RoundAnswer> {
  const rules = rulesOf(launch.machine)
  if (!rules) throw new GameRefusal('malformed')
  const table = await tableOf(database, launch)
  const drawing = { launch, rules, table, play }
  const answer = seed && (await playUnlocked(database, { ...drawing, seed }))
  return answer ?? database.transaction(transaction => playLocked(transaction, drawing))
}

/**
 * Most rounds are the first with their id, can be paid, and meet no other round. They need no lock before they are stored.
 *
 * @returns Undefined for all others; no money has moved then.
 */
async function playUnlocked(database: Database, drawing: Drawing): Promise<RoundAnswer | undefined> {
  const { launch, rules, table, play } = drawing
  if (staysOpen(launch) || !isAllowed(() => rules.check(play, table))) return undefined
  return drawRound(database, drawing)
}

async function playLocked(transaction: Database, drawing: Omit<Drawing, 'seed'>): Promise<RoundAnswer> {
  const { launch, rules, table, play } = drawing
  // Lock first: of two requests with the same id, the second finds the round of the first.
  const seed = await lockSeed(transaction, launch, play.now)
  const known = await findRound(transaction, launch, play.roundId)
  if (known) return { ...(await figuresOf(transaction, launch)), now: play.now, round: known }
  rules.check(play, table)
  await assertNoOpenRound(transaction, launch, { seedId: seed.id, now: play.now })
  const answer = await drawRound(transaction, { ...drawing, seed })
  // Under the lock nothing else prevents a round.
  if (!answer) throw new GameRefusal('not-enough-money')
  return answer
}

function isAllowed(check: () => void): boolean {
  try {
    check()
    return true
  } catch (error) {
    if (error instanceof GameRefusal) return false
    throw error
  }
}

/** What the page shows when it opens, including a round that a reload interrupted. */
export async function stateOf(database: Database, launch: Launch, now: number): Promise<StateAnswer> {
  return database.transaction(async transaction => {
    // Waits for a round that is being played.
    await lockSeed(transaction, launch, now)
    const elapsed = Math.max(0, now - launch.openedAt)
    const figures = await figuresOf(transaction, launch)
    return { ...figures, now, elapsed, lastRounds: await lastRoundsOf(transaction, launch) }
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
): Promise<RoundRow | undefined> {
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
  seed: Seed
}

/** At once: WebCrypto hashes in another thread, which takes longer than so short a text. */
function sha256(text: string): Promise<Uint8Array> {
  return Promise.resolve(createHash('sha256').update(text).digest())
}

/** Draws a round and stores it. @returns Undefined if `play_round` of the database refuses it. */
async function drawRound(
  database: Database,
  { launch, rules, play, seed }: Drawing
): Promise<RoundAnswer | undefined> {
  const { serverSeed, playerSeed, nextNumber: number } = seed
  const words = await drawWords({ serverSeed, playerSeed, number }, rules.digests, sha256)
  const { returned, outcome } = rules.settle(words, play)
  const id = play.roundId.toLowerCase()
  const stored = await storeRound(database, {
    launch,
    seed,
    play: { ...play, roundId: id },
    returned,
    outcome
  })
  if (!stored) return undefined
  const round = { id, number, stake: play.stake, returned, outcome: stored.outcome }
  return { balance: stored.balance, net: stored.net, now: play.now, round }
}
