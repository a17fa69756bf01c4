import { eq, or, sql } from 'drizzle-orm'

import { createBatched } from '../db/batched.ts'
import type { Database } from '../db/database.ts'
import { accounts, players, sessions } from '../db/schema/index.ts'

interface Key {
  /** Of the current or the former value. */
  hash: string
  /** Of the session, which any of its values contains. */
  id: string | undefined
}

type Statement = ReturnType<typeof prepareStatement>
type Found = Awaited<ReturnType<Statement['execute']>>[0]

/** Reads a session with its player and balance. */
export const readSession = createBatched<Key, Found | undefined>(database => {
  const statement = prepareStatement(database)
  return keys => readAll(statement, keys)
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
