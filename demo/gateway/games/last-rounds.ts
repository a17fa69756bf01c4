import type { Round } from '@bnw/games/protocol/rounds'
import { and, desc, eq } from 'drizzle-orm'

import type { Database } from '../context.ts'
import { gameRounds, launches } from '../db/schema/index.ts'
import type { Launch } from './launch.ts'
import { roundOf } from './seeds.ts'

/** As many as the figures of a table count. */
const MAX_ROUNDS = 20

/**
 * The last rounds of the player at the game, also of earlier launches, latest first. Rounds for play money are not among
 * those for money, and a table that opened another game before has none of that game.
 */
export async function lastRoundsOf(transaction: Database, launch: Launch): Promise<Round[]> {
  const rows = await transaction
    .select({ round: gameRounds })
    .from(gameRounds)
    .innerJoin(launches, eq(launches.id, gameRounds.launchId))
    .where(
      and(
        eq(launches.playerId, launch.playerId),
        eq(launches.gameType, launch.type),
        eq(launches.gameId, launch.id),
        eq(launches.gamingType, launch.gamingType),
        eq(launches.machine, launch.machine)
      )
    )
    .orderBy(desc(gameRounds.playedAt), desc(gameRounds.number))
    .limit(MAX_ROUNDS)
  return rows.map(({ round }) => roundOf(round))
}
