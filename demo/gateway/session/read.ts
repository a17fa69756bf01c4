import DataLoader from 'dataloader'
import { eq, or, sql } from 'drizzle-orm'

import type { Database } from '../db/database.ts'
import { createPrepared } from '../db/prepared.ts'
import { accounts, players, sessions } from '../db/schema/index.ts'

interface Key {
  /** Of the current or the former value. */
  hash: string
  /** Of the session, which any of its values contains. */
  id: string | undefined
}

type Statement = ReturnType<typeof prepareStatement>
type Found = Awaited<ReturnType<Statement['execute']>>[0]

/**
 * Reads a session with its player and balance. Sessions that are looked for at the same time are read by one statement; none
 * is kept (docs/decisions/0022-sessions-read-together.md).
 */
export function readSession(database: Database, key: Key): Promise<Found | undefined> {
  return loaders(database).load(key)
}

const loaders = createPrepared(database => {
  const statement = prepareStatement(database)
  return new DataLoader<Key, Found | undefined>(keys => readAll(statement, keys), {
    // After all requests that have arrived by now.
    batchScheduleFn: read => setImmediate(read),
    cache: false,
    maxBatchSize: 100
  })
})

function prepareStatement(database: Database) {
  return database
    .select({ row: sessions, player: players, balance: accounts.balance })
    .from(sessions)
    .innerJoin(players, eq(players.id, sessions.playerId))
    .leftJoin(accounts, eq(accounts.playerId, sessions.playerId))
    .where(
      or(
        sql`${sessions.tokenHash} = any(${sql.placeholder('hashes')})`,
        sql`${sessions.formerHash} = any(${sql.placeholder('hashes')})`,
        sql`${sessions.id} = any(${sql.placeholder('ids')})`
      )
    )
    .prepare('sessions_by_hash')
}

async function readAll(statement: Statement, keys: readonly Key[]): Promise<(Found | undefined)[]> {
  const hashes = keys.map(({ hash }) => hash)
  const ids = keys.flatMap(({ id }) => id ?? [])
  const found = await statement.execute({ hashes, ids })
  return keys.map(({ hash, id }) =>
    found.find(({ row }) => row.tokenHash === hash || row.formerHash === hash || row.id === id)
  )
}
