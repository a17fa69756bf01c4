import { randomUUID } from 'node:crypto'

import { drawWords } from '@bnw/games/engines/fairness'
import type { FairnessAnswer, Round, RoundAnswer, StateAnswer } from '@bnw/games/protocol/rounds'
import { eq } from 'drizzle-orm'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, afterEach } from 'vitest'

import { connect, type Database } from '../db/connect.ts'
import { gameSeeds, transactions } from '../db/schema/index.ts'
import { createLaunch, type GameToLaunch } from '../games/launch.ts'
import { registerGames } from '../games/routes.ts'
import { gamesHeaders, setHeaders } from '../http/headers.ts'
import { expectBalanced } from './ledger.ts'
import { openPrepared } from './prepared.ts'
import { addPlayer, openSession, TEST_SETTINGS } from './test-content.ts'

/** The games on an empty database, for tests. */
export interface TestGames {
  app: FastifyInstance
  database: Database
  /** Ms since 1970 UTC; tests set it to let time pass. */
  clock: { now: number }
  close(): Promise<void>
}

export interface TestPlayer {
  id: string
  sessionId: string
}

/** A game that a player has opened. */
export interface OpenGame {
  player: TestPlayer
  token: string
}

const SLOT: GameToLaunch = {
  type: 'slot',
  id: '1001',
  name: 'Bakır <Fener>',
  machine: 'reels',
  gamingType: 'real'
}

/** @param databaseUrl Of an empty database of a server; otherwise the database is in memory. */
export async function openTestGames(databaseUrl?: string): Promise<TestGames> {
  const connection = await connect(databaseUrl ? { databaseUrl } : { openNew: openPrepared })
  const { database } = connection
  const clock = { now: Date.UTC(2030, 0, 1) }
  // As that of createApp().
  const app = Fastify({ forceCloseConnections: true })
  setHeaders(app, gamesHeaders(TEST_SETTINGS))
  await registerGames(app, { database, settings: TEST_SETTINGS, now: () => clock.now, log: app.log })
  return {
    app,
    database,
    clock,
    async close() {
      await app.close()
      await connection.close()
    }
  }
}

/** The games for all tests of a file, closed after them. After each test the ledger must be balanced. */
export async function gamesForFile(): Promise<TestGames> {
  const games = await openTestGames()
  afterEach(() => expectBalanced(games.database))
  afterAll(() => games.close())
  return games
}

/** Adds a signed-in player with this many kuruş. */
export async function signedInPlayer({ database, clock }: TestGames, balance: bigint): Promise<TestPlayer> {
  const id = await addPlayer(database, { username: randomUUID(), balance })
  return { id, sessionId: await openSession(database, id, new Date(clock.now)) }
}

/** Opens a game (a slot by default) and returns the address of its page. */
export function launchUrl(
  { database, clock }: TestGames,
  player: TestPlayer,
  game: Partial<GameToLaunch> = {}
): Promise<string> {
  const context = {
    database,
    player: { ...player, uid: '', username: '', rid: '1', behaviour: 'plain' as const },
    lang: 'tr' as const,
    now: () => clock.now,
    settings: TEST_SETTINGS
  }
  return createLaunch(context, { ...SLOT, ...game })
}

/** As `launchUrl()`, but returns the token. */
export async function launchToken(
  games: TestGames,
  player: TestPlayer,
  game: Partial<GameToLaunch> = {}
): Promise<string> {
  return new URL(await launchUrl(games, player, game)).searchParams.get('token') ?? ''
}

/** Opens a game, a slot by default, for a new player with this many kuruş. */
export async function openGame(
  games: TestGames,
  balance: bigint,
  game?: Partial<GameToLaunch>
): Promise<OpenGame> {
  const player = await signedInPlayer(games, balance)
  return { player, token: await launchToken(games, player, game) }
}

/** What rounds have moved for a player, oldest first: without the movement that made the balance. */
export async function movementsOf({ database }: TestGames, { id }: Pick<TestPlayer, 'id'>) {
  const own = eq(transactions.playerId, id)
  const [, ...rows] = await database.select().from(transactions).where(own).orderBy(transactions.sequence)
  return rows
}

/** Posts JSON and parses the response. */
export async function post<Body = unknown>(
  { app }: TestGames,
  path: string,
  body: object
): Promise<{ status: number; body: Body }> {
  const response = await app.inject({ method: 'POST', url: path, payload: body })
  return { status: response.statusCode, body: response.json<Body>() }
}

/** Plays rounds one after the other. */
export async function playRounds(
  games: TestGames,
  token: string,
  { count, ...bet }: { count: number; stake: number; choice?: unknown }
): Promise<Round[]> {
  const rounds: Round[] = []
  while (rounds.length < count) {
    const { body } = await post<RoundAnswer>(games, '/api/round', { token, roundId: randomUUID(), ...bet })
    rounds.push(body.round)
  }
  return rounds
}

/** Reveals the seeds, and draws the words of rounds again as a player would. @param digests As of `GameRules`. */
export async function drawAgain(
  games: TestGames,
  token: string,
  { rounds, digests }: { rounds: readonly Round[]; digests?: number }
): Promise<number[][]> {
  const { body } = await post<FairnessAnswer>(games, '/api/seed', { token, playerSeed: 'deniz' })
  const { serverSeed = '', playerSeed = '' } = body.revealed ?? {}
  return Promise.all(rounds.map(({ number }) => drawWords({ serverSeed, playerSeed, number }, digests)))
}

/** Skips rounds of a launch until the words of the next one are accepted. @returns These words. */
export async function skipRounds(
  games: TestGames,
  { player, token }: OpenGame,
  { accepts, digests }: { accepts: (words: number[]) => boolean; digests?: number }
): Promise<number[]> {
  await post(games, '/api/verify', { token })
  const own = eq(gameSeeds.playerId, player.id)
  const [seed] = await games.database.select().from(gameSeeds).where(own)
  const { serverSeed = '', playerSeed = '' } = seed ?? {}
  for (let number = 0; ; number++) {
    const words = await drawWords({ serverSeed, playerSeed, number }, digests)
    if (!accepts(words)) continue
    await games.database.update(gameSeeds).set({ nextNumber: number }).where(own)
    return words
  }
}

/** Reads the state of a launch. */
export async function readState({ app }: TestGames, token: string): Promise<StateAnswer> {
  const response = await app.inject({ url: '/api/state', headers: { authorization: `Bearer ${token}` } })
  return response.json<StateAnswer>()
}
