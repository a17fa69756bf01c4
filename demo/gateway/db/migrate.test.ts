import { sql, TransactionRollbackError, type SQL } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'

import { openPrepared } from '../testing/prepared.ts'
import { connect } from './connect.ts'
import { rowsOf, type Database } from './database.ts'
import { migrate } from './migrate.ts'

const { database, close } = await connect({ openNew: openPrepared })
afterAll(close)

/** Migrates a database after changes of it, then takes all back. @returns The rows of `seeded` after it. */
async function migrateAfter(...changes: SQL[]): Promise<unknown[]> {
  const seeded: unknown[] = []
  const work = async (transaction: Database) => {
    for (const change of changes) await transaction.execute(change)
    await migrate(transaction)
    seeded.push(...(await rowsOf(transaction, sql`select is_sandbox from seeded`)))
    throw new TransactionRollbackError()
  }
  await database.transaction(work).catch((error: unknown) => {
    if (!(error instanceof TransactionRollbackError)) throw error
  })
  return seeded
}

test('a database that was made by another version of a migration is refused', async () => {
  const change = sql`update migrations set hash = 'other' where name like '%0001%'`
  await expect(migrateAfter(change)).rejects.toThrow(
    'made by another version of ./migrations/0001_login_networks.sql'
  )
})

test('a database without one of the tables is refused', async () => {
  await expect(migrateAfter(sql`drop table outbox`)).rejects.toThrow('lacks the tables outbox')
})

test('a database from before the kinds were told apart is that of a sandbox', async () => {
  const before = [sql`alter table seeded drop column is_sandbox`, sql`insert into seeded values (now())`]
  expect(await migrateAfter(...before)).toEqual([{ is_sandbox: true }])
})
