import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe } from 'vitest'

import { findPostgres } from '../../../scripts/find-programs.js'
import { connect } from '../db/connect.ts'
import { rowsOf, type Database } from '../db/database.ts'
import { openPrepared } from '../testing/prepared.ts'
import { startPostgres, type Postgres } from './postgres.ts'

/** Connection pools of a test; each has ten connections to a server. */
const POOLS = 5

/** The database that a test runs on. */
export interface Backend {
  readonly name: 'PGlite' | 'PostgreSQL'
  /** The running server; undefined for the embedded database. */
  readonly postgres: Postgres | undefined
}

/** A server for all tests of a block, stopped after them. @param programs Folder of the programs of PostgreSQL. */
function serverForBlock(programs: string): Backend {
  let postgres: Postgres | undefined
  beforeAll(async () => {
    postgres = await startPostgres(programs)
  })
  afterAll(() => postgres?.stop())
  return {
    name: 'PostgreSQL',
    get postgres() {
      return postgres
    }
  }
}

/** Runs the tests on both databases. Without the programs of PostgreSQL its tests are reported as skipped. */
export function describeOnBackends(title: string, tests: (backend: Backend) => void): void {
  const programs = findPostgres()
  describe(`${title} on PGlite`, () => tests({ name: 'PGlite', postgres: undefined }))
  describe.skipIf(!programs)(`${title} on PostgreSQL`, () => tests(serverForBlock(programs ?? '')))
}

/** A new database without players, and several connections to it. */
export interface StressDatabase {
  database: Database
  /** One per pool on a server; the embedded database has a single connection. */
  databases: readonly Database[]
  close(): Promise<void>
}

export async function createStressDatabase({ postgres }: Backend): Promise<StressDatabase> {
  const databaseUrl = await postgres?.newDatabase()
  const open = async () => connect(databaseUrl ? { databaseUrl } : { openNew: openPrepared })
  const first = await open()
  const connections = [first]
  while (databaseUrl && connections.length < POOLS) connections.push(await open())
  return {
    database: first.database,
    databases: connections.map(({ database }) => database),
    close: async () => void (await Promise.all(connections.map(connection => connection.close())))
  }
}

/** The number of statements on a server that wait for a lock. */
export async function countWaiting(database: Database): Promise<number> {
  const rows = await rowsOf(
    database,
    sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  )
  return rows.length
}

/** Runs concurrent writers, spread over the connections. */
export async function runWriters(
  { database, databases }: StressDatabase,
  count: number,
  write: (database: Database) => Promise<void>
): Promise<void> {
  const connectionOf = (index: number) => databases[index % databases.length] ?? database
  await Promise.all(Array.from({ length: count }, (_, index) => write(connectionOf(index))))
}
