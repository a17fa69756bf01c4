import { createHash } from 'node:crypto'

import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'

import { rowsOf, type Database } from './database.ts'
import * as schema from './schema/index.ts'
import { lockForStart } from './start-lock.ts'

/** Part of the bundle, so that no migrations folder has to be deployed. */
const FILES = import.meta.glob<string>('./migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true
})

/**
 * Applies the migrations in one transaction and checks that all tables exist.
 *
 * @throws When the database was created by another version of the files.
 */
export async function migrate(database: Database): Promise<void> {
  await database.transaction(async transaction => {
    await lockForStart(transaction, 'migrate')
    await transaction.execute(
      sql`create table if not exists migrations (name text primary key, hash text not null)`
    )
    await transaction.execute(
      sql`create table if not exists seeded (date timestamptz not null, is_sandbox boolean not null)`
    )
    // Databases from before this column always contain the sandbox's players.
    await transaction.execute(
      sql`alter table seeded add column if not exists is_sandbox boolean not null default true`
    )
    const done = await rowsOf<{ name: string; hash: string }>(
      transaction,
      sql`select name, hash from migrations`
    )
    const hashes = new Map(done.map(({ name, hash }) => [name, hash]))
    for (const [name, text] of Object.entries(FILES).sort(([a], [b]) => (a < b ? -1 : 1))) {
      await apply({ name, text, known: hashes.get(name) }, transaction)
    }
  })
  await assertTables(database)
}

interface Migration {
  name: string
  text: string
  /** Hash of the applied file of this name, if any. */
  known: string | undefined
}

async function apply({ name, text, known }: Migration, transaction: Database): Promise<void> {
  const hash = createHash('sha256').update(text).digest('hex')
  if (known === hash) return
  if (known)
    throw new Error(`The database was made by another version of ${name}. Remove it and start again.`)
  for (const statement of text.split('--> statement-breakpoint'))
    await transaction.execute(sql.raw(statement))
  await transaction.execute(sql`insert into migrations (name, hash) values (${name}, ${hash})`)
}

/** Names of all tables of the schema. */
export function tableNames(): string[] {
  return Object.values<unknown>(schema)
    .filter(value => is(value, PgTable))
    .map(table => getTableName(table))
}

async function assertTables(database: Database): Promise<void> {
  const rows = await rowsOf<{ name: string }>(
    database,
    sql`select table_name as name from information_schema.tables where table_schema = current_schema()`
  )
  const present = new Set(rows.map(row => row.name))
  const missing = tableNames().filter(name => !present.has(name))
  if (missing.length > 0) throw new Error(`The database lacks the tables ${missing.join(', ')}`)
}
