import { randomUUID } from 'node:crypto'

import type { StateAnswer } from '@bnw/games/protocol/rounds'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'

import type { Settings } from '../context.ts'
import { connect, type Database } from '../db/connect.ts'
import { players, sessions } from '../db/schema/index.ts'
import { credit, openWallet } from '../ledger/ledger.ts'
import { emptyDatabase } from '../testing/prepared.ts'
import { createLaunch, type GameToLaunch } from './launch.ts'
import { registerGames } from './routes.ts'

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

const SETTINGS: Settings = {
  siteOrigin: 'http://localhost:4000',
  gamesOrigin: 'http://localhost:4001',
  partnerOrigin: 'http://localhost:4002',
  allowedOrigins: [],
  sandbox: true,
  refreshInterval: undefined,
  decideAfter: { deposit: 20_000, withdrawal: 45_000, coupon: 60_000 }
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
  const log = app.log as FastifyBaseLogger
  await registerGames(app, { database, settings: SETTINGS, now: () => clock.now, log })
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

/** A signed-in player with this many kuruş. */
export async function enterPlayer({ database }: TestGames, balance: bigint): Promise<TestPlayer> {
  const name = randomUUID()
  const [player] = await database
    .insert(players)
    .values({
      uid: name,
      username: name,
      passwordHash: 'none',
      firstname: 'Deniz',
      lastname: 'Aksu',
      email: `${name}@example.com`,
      phone: '+905000000001',
      birthdate: '1990-01-01'
    })
    .returning()
  if (!player) throw new Error('The player was not entered')
  await openWallet(database, player.id)
  if (balance > 0n) await credit(database, { playerId: player.id, amount: balance, category: 1 })
  return { id: player.id, sessionId: await openSession(database, player.id) }
}

async function openSession(database: Database, playerId: string): Promise<string> {
  const now = new Date()
  const [session] = await database
    .insert(sessions)
    .values({
      playerId,
      tokenHash: randomUUID(),
      refreshedAt: now,
      isPending: false,
      startedAt: now,
      usedAt: now
    })
    .returning()
  if (!session) throw new Error('The session was not opened')
  return session.id
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
    settings: SETTINGS
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
