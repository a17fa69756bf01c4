import { createHash, randomBytes } from 'node:crypto'

import type { GameType, MachineName } from '@bnw/games/engines/machines'
import { GameRefusal } from '@bnw/games/protocol/refusals'
import { and, desc, eq, gt, isNull, notInArray, sql, type SQL } from 'drizzle-orm'

import { playerOf, type Context, type Database } from '../context.ts'
import { createBatched } from '../db/batched.ts'
import { isAhead } from '../db/is-current.ts'
import { gameSeeds, launches, players, sessions, type GamingType } from '../db/schema/index.ts'
import { NOT_AUTHORISED, Refusal } from '../refusal.ts'
import { isOver } from '../session/store.ts'
import type { Seed } from './seeds.ts'

/** A game to open. */
export interface GameToLaunch {
  type: GameType
  id: string
  name: string
  machine: MachineName
  gamingType: GamingType
}

/** An opened game: one player, one game, one gaming type. */
export interface Launch extends GameToLaunch {
  /** Key in the database; never sent. */
  key: string
  playerId: string
  /** Milliseconds since 1970 UTC. */
  openedAt: number
}

/** Below the 12 hours of a login, since the token is in an address. */
const LIFETIME_MS = 4 * 3_600_000

/** Open games of one player; a further one closes the oldest. */
const MAX_LAUNCHES = 50

/** Play money of a demo at its start, in whole kuruş. It is not in the ledger. */
export const DEMO_START = 100_000n

/**
 * Opens a game for the player of the call.
 *
 * @returns The address of its page. The token in it identifies the launch and is valid for four hours, at most as long
 * as the login.
 * @throws {Refusal} The player may not play with money.
 */
export async function createLaunch(
  context: Pick<Context, 'database' | 'player' | 'lang' | 'settings' | 'now'>,
  game: GameToLaunch
): Promise<string> {
  const { database, settings, lang } = context
  const player = playerOf(context)
  if (player.behaviour === 'no-finance' && game.gamingType !== 'demo') throw new Refusal(NOT_AUTHORISED)
  const token = randomBytes(16).toString('base64url')
  const now = context.now()
  await database.insert(launches).values({
    tokenHash: hashOf(token),
    playerId: player.id,
    sessionId: player.sessionId,
    gameType: game.type,
    gameId: game.id,
    gameName: game.name,
    machine: game.machine,
    gamingType: game.gamingType,
    demoBalance: game.gamingType === 'demo' ? DEMO_START : null,
    createdAt: new Date(now),
    expiresAt: new Date(now + LIFETIME_MS)
  })
  await closeOldest(database, player.id, now)
  return `${settings.gamesOrigin}/play/${game.machine}?token=${token}&lang=${lang}`
}

async function closeOldest(database: Database, playerId: string, now: number): Promise<void> {
  const date = new Date(now)
  const open = and(eq(launches.playerId, playerId), gt(launches.expiresAt, date))
  const newest = database
    .select({ id: launches.id })
    .from(launches)
    .where(open)
    // Those that were opened while the clock was ahead close first.
    .orderBy(isAhead(launches.createdAt, now), desc(launches.createdAt))
    .limit(MAX_LAUNCHES)
  await database
    .update(launches)
    .set({ expiresAt: date })
    .where(and(open, notInArray(launches.id, newest)))
}

/** A launch with the seeds in use, which may be others a moment later; undefined before the first round. */
export interface LaunchWithSeed {
  launch: Launch
  seed: Seed | undefined
}

const readLaunch = createBatched(database => {
  const statement = database
    .select({
      launch: launches,
      row: {
        isPending: sessions.isPending,
        startedAt: sessions.startedAt,
        usedAt: sessions.usedAt,
        endedAt: sessions.endedAt
      },
      player: { behaviour: players.behaviour },
      seed: {
        id: gameSeeds.id,
        serverSeed: gameSeeds.serverSeed,
        playerSeed: gameSeeds.playerSeed,
        nextNumber: gameSeeds.nextNumber
      }
    })
    .from(launches)
    .innerJoin(sessions, eq(sessions.id, launches.sessionId))
    .innerJoin(players, eq(players.id, sessions.playerId))
    .leftJoin(gameSeeds, and(isSeedOf(launches), isNull(gameSeeds.revealedAt)))
    .where(sql`${launches.tokenHash} = any(${sql.placeholder('hashes')})`)
    .prepare('launches_by_token')
  return async (hashes: readonly string[]) => {
    const found = await statement.execute({ hashes })
    return hashes.map(hash => found.find(({ launch }) => launch.tokenHash === hash))
  }
})

function isSeedOf({ playerId, gameType, gameId }: typeof launches): SQL | undefined {
  return and(eq(gameSeeds.playerId, playerId), eq(gameSeeds.gameType, gameType), eq(gameSeeds.gameId, gameId))
}

/**
 * Finds the launch of a token, and the seeds that its next round is drawn from.
 *
 * @throws {GameRefusal} `launch-ended` for a token that is unknown or expired, and once the login that opened the game is
 * over: by a logout, by an hour without use, or by its age. A refreshed login keeps its games.
 */
export async function findLaunchWithSeed(
  database: Database,
  token: string,
  now: number
): Promise<LaunchWithSeed> {
  const found = await readLaunch(database, hashOf(token))
  if (!found || found.launch.expiresAt.getTime() <= now || isOver(found, now))
    throw new GameRefusal('launch-ended')
  return { launch: launchFrom(found.launch), seed: found.seed ?? undefined }
}

/** As `findLaunchWithSeed()`, for what draws no round. */
export async function findLaunch(database: Database, token: string, now: number): Promise<Launch> {
  return (await findLaunchWithSeed(database, token, now)).launch
}

export function launchFrom(launch: typeof launches.$inferSelect): Launch {
  return {
    key: launch.id,
    playerId: launch.playerId,
    type: launch.gameType,
    id: launch.gameId,
    name: launch.gameName,
    machine: launch.machine,
    gamingType: launch.gamingType,
    openedAt: launch.createdAt.getTime()
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
