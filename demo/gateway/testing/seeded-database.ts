import { eq } from 'drizzle-orm'
import { afterAll } from 'vitest'

import type { Context } from '../context.ts'
import { connect } from '../db/connect.ts'
import { players } from '../db/schema/index.ts'
import { forcedOutcomes } from '../sandbox/forced-outcomes.ts'
import { seedDatabase } from '../seed/index.ts'
import { openPrepared, TEST_SEALING } from './prepared.ts'
import { openSession, TEST_SETTINGS } from './test-content.ts'

/** Time of the seed, in ms since 1970 UTC. */
export const NOW = Date.UTC(2026, 2, 9, 9)

const SEED = { now: NOW, hasPlayers: true, sealing: TEST_SEALING, hashPassword: async () => 'scrypt$' }

/** The sandbox's content in memory for all tests of a file, with contexts for handlers. */
export async function seededDatabase() {
  const connection = await connect({
    openNew: openPrepared,
    seed: database => seedDatabase(database, SEED)
  })
  afterAll(() => connection.close())
  const pauses: number[] = []
  const visitor = {
    database: connection.database,
    player: undefined,
    lang: 'tr',
    forced: forcedOutcomes,
    settings: TEST_SETTINGS,
    now: () => NOW,
    request: { id: '', address: '127.0.0.1', arrivedAt: NOW },
    pause: async (duration: number) => void pauses.push(duration)
    // The rest is unset: the handlers under test use none of it.
  } as Partial<Context> as Context

  async function as(username: string): Promise<Context> {
    const [row] = await connection.database.select().from(players).where(eq(players.username, username))
    if (!row) throw new Error(`There is no player ${username}`)
    const { id, uid, rid, behaviour } = row
    const sessionId = await openSession(connection.database, id)
    return { ...visitor, player: { id, uid, username, rid, behaviour, sessionId } }
  }
  return { visitor, as, pauses }
}
