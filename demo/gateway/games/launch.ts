import { createHash, randomBytes } from 'node:crypto'

import type { GameType, MachineName } from '@bnw/games/engines/machines'
import { GameRefusal } from '@bnw/games/protocol/rounds'
import { and, eq, gt, isNull } from 'drizzle-orm'

import { playerOf, type Context, type Database } from '../context.ts'
import { launches, sessions } from '../db/schema/index.ts'

export type GamingType = 'real' | 'demo' | 'tournament'

/** The game that a player opens. */
export interface GameToLaunch {
  type: GameType
  id: string
  name: string
  machine: MachineName
  gamingType: GamingType
}

/** An opened game. */
export interface Launch extends GameToLaunch {
  /** Key in the database; never sent. */
  key: string
  playerId: string
  /** Milliseconds since 1970 UTC. */
  openedAt: number
}

const LIFETIME_MS = 12 * 3_600_000

/** Whole kuruş that a demo starts with. They are no money: the ledger never hears of them. */
export const DEMO_START = 100_000n

/**
 * Opens a game for the player of the call.
 *
 * @returns The address of its page. The token in it stands for this player, game and way of playing, for 12 hours at
 * most and not longer than the login.
 */
export async function createLaunch(
  context: Pick<Context, 'database' | 'player' | 'lang' | 'settings' | 'now'>,
  game: GameToLaunch
): Promise<string> {
  const { database, settings, lang } = context
  const player = playerOf(context)
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
  return `${settings.gamesOrigin}/play/${game.machine}?token=${token}&lang=${lang}`
}

/**
 * The game that a token stands for.
 *
 * @throws {GameRefusal} `launch-ended` for a token that is unknown or too old, and after the login has ended.
 */
export async function findLaunch(database: Database, token: string, now: number): Promise<Launch> {
  const [found] = await database
    .select({ launch: launches })
    .from(launches)
    .innerJoin(sessions, eq(sessions.id, launches.sessionId))
    .where(
      and(
        eq(launches.tokenHash, hashOf(token)),
        gt(launches.expiresAt, new Date(now)),
        isNull(sessions.endedAt)
      )
    )
  if (!found) throw new GameRefusal('launch-ended')
  return launchFrom(found.launch)
}

export function launchFrom(launch: typeof launches.$inferSelect): Launch {
  return {
    key: launch.id,
    playerId: launch.playerId,
    type: launch.gameType as GameType,
    id: launch.gameId,
    name: launch.gameName,
    machine: launch.machine as MachineName,
    gamingType: launch.gamingType as GamingType,
    openedAt: launch.createdAt.getTime()
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
