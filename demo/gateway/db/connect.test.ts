import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'

import { findPostgres } from '../../../scripts/find-programs.js'
import { startPostgres } from '../stress/postgres.ts'
import { openPrepared } from '../testing/prepared.ts'
import { connect, type Connection } from './connect.ts'
import { rowsOf, type Database } from './database.ts'

test.each(['127.0.0.1', 'localhost'])(
  'a server at %s that cannot be reached is named by its variable and the reason, without the password',
  async host => {
    const databaseUrl = `postgresql://gateway:secret@${host}:1/casino`
    await expect(connect({ databaseUrl })).rejects.toThrow(
      /^The database of DATABASE_URL cannot be used: (?!.*secret).*ECONNREFUSED/
    )
  }
)

describe('the first start', () => {
  let dataDir: string
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'bnw-connect-'))
  })
  afterEach(() => rm(dataDir, { recursive: true, force: true }))

  test('names the reason of a statement that fails, without the statement', async () => {
    const seed = async (database: Database) => void (await database.execute(sql`select 1 / 0`))
    const start = connect({ dataDir, seed, openNew: openPrepared })
    await expect(start).rejects.toThrow(/^division by zero$/)
  })

  test('names a full disk', async () => {
    const openNew = () => Promise.reject({ name: 'ErrnoError', errno: 51 })
    await expect(connect({ dataDir, openNew })).rejects.toThrow(`There is no space left in ${dataDir}`)
  })
})

const programs = findPostgres()

test.skipIf(!programs)('the first start has no limit of time on a server, calls have one', async () => {
  const postgres = await startPostgres(programs ?? '')
  onTestFinished(() => postgres.stop())
  const limits: unknown[] = []
  const noteLimit = async (database: Connection['database']) =>
    void limits.push(...(await rowsOf(database, sql`show statement_timeout`)))

  const { database, close } = await connect({ databaseUrl: await postgres.newDatabase(), seed: noteLimit })
  await noteLimit(database)
  await close()

  expect(limits).toEqual([{ statement_timeout: '0' }, { statement_timeout: '10s' }])
})
