import { randomUUID } from 'node:crypto'

import type { StateAnswer } from '@bnw/games/protocol/rounds'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { afterAll } from 'vitest'

import { connect, type Database } from '../db/connect.ts'
import { createLaunch, type GameToLaunch } from '../games/launch.ts'
import { registerGames } from '../games/routes.ts'
import { gamesHeaders, setHeaders } from '../http/headers.ts'
import { emptyDatabase } from './prepared.ts'
import { addPlayer, openSession, TEST_SETTINGS } from './test-content.ts'

/** The games on an empty database in memory, for tests. */
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

const SLOT: GameToLaunch = {
  type: 'slot',
  id: '1001',
  name: 'Bakır <Fener>',
  machine: 'reels',
  gamingType: 'real'
}

export async function openTestGames(): Promise<TestGames> {
  const connection = await connect({ copy: await emptyDatabase() })
  const { database } = connection
  const clock = { now: Date.UTC(2030, 0, 1) }
  const app = Fastify()
  setHeaders(app, gamesHeaders(TEST_SETTINGS))
  const log = app.log as FastifyBaseLogger
  await registerGames(app, { database, settings: TEST_SETTINGS, now: () => clock.now, log })
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

/** The games for all tests of a file, closed after them. */
export async function gamesForFile(): Promise<TestGames> {
  const games = await openTestGames()
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

/** Posts JSON and parses the response. */
export async function post<Body = unknown>(
  { app }: TestGames,
  path: string,
  body: object
): Promise<{ status: number; body: Body }> {
  const response = await app.inject({ method: 'POST', url: path, payload: body })
  return { status: response.statusCode, body: response.json<Body>() }
}

/** Reads the state of a launch. */
export async function readState({ app }: TestGames, token: string): Promise<StateAnswer> {
  const response = await app.inject({ url: '/api/state', headers: { authorization: `Bearer ${token}` } })
  return response.json<StateAnswer>()
}
