import { rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

import { PGlite } from '@electric-sql/pglite'
import { DrizzleQueryError, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'

import { rowsOf, type Database } from './database.ts'
import { embeddedPool } from './embedded.ts'
import { openHouseAccounts } from './house-accounts.ts'
import { acquireLock } from './lock.ts'
import { migrate } from './migrate.ts'
import { openPool } from './pool.ts'
import { makePrivateFolder } from './private-folder.ts'
import * as schema from './schema/index.ts'
import { lockForStart } from './start-lock.ts'

export type { Database }

/** Seeds an empty database, inside the transaction that marks it as seeded. */
export type Seed = (database: Database) => Promise<void>

export interface Connection {
  database: Database
  close(): Promise<void>
}

export interface ConnectOptions {
  /** Address of a PostgreSQL server. Without it the embedded database is used. */
  databaseUrl?: string | undefined
  /** Folder of the embedded database; without it the database lives in memory. */
  dataDir?: string | undefined
  seed?: Seed
  /** Whether the seed contains the sandbox's players. A database stays what it was at its first start. */
  isSandbox?: boolean | undefined
  /** Opens a new embedded database, in `folder` or in memory; the tests copy a prepared one. */
  openNew?: OpenNew | undefined
}

type OpenNew = (folder?: string) => Promise<PGlite>
type ContentOptions = Pick<ConnectOptions, 'seed' | 'isSandbox'>

/**
 * Opens the database, migrates it and seeds it at the first start.
 *
 * @throws {Error} The database was first started with the other value of `isSandbox`, its server cannot be used, or the disk
 *   of its folder is full.
 */
export async function connect(options: ConnectOptions): Promise<Connection> {
  const { databaseUrl, dataDir, openNew = openEmbedded, ...content } = options
  if (databaseUrl) return prepare(await openServer(databaseUrl), content)
  if (dataDir) return connectFolder(dataDir, openNew, content)
  return prepare(connectionOf(await openNew()), content)
}

/** @throws {Error} The server cannot be reached, or refuses the user or the database. */
async function openServer(databaseUrl: string): Promise<Connection> {
  const pool = openPool({
    connectionString: databaseUrl,
    max: 10,
    // Below the 15 s after which a client gives up; a busy machine may need seconds for new connections.
    connectionTimeoutMillis: 12_000,
    // Below the 45 s within which a call that moves money must be carried out.
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 30_000
  })
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    throw new Error(`The database of DATABASE_URL cannot be used: ${reasonOf(error)}`, { cause: error })
  }
  return { database: drizzle(pool, { schema }), close: () => pool.end() }
}

/** A host with several addresses fails with an error that has a code alone. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.message || ('code' in error ? String(error.code) : error.name)
}

function openEmbedded(folder?: string): Promise<PGlite> {
  return PGlite.create(folder)
}

function connectionOf(client: PGlite): Connection {
  const pool = embeddedPool(client)
  return {
    database: drizzle(pool, { schema }),
    close: async () => {
      if (pool.ended) return
      await pool.end()
      await client.close()
    }
  }
}

/**
 * Opens the database in a folder, which is locked for other processes. A new database is created in a temporary folder
 * and renamed when complete, so that a killed first start leaves no incomplete database.
 */
async function connectFolder(
  dataDir: string,
  openNew: OpenNew,
  content: ContentOptions
): Promise<Connection> {
  await makePrivateFolder(dataDir)
  const lock = await acquireLock(join(dataDir, 'db.lock'))
  try {
    const folder = join(dataDir, 'db')
    if (!(await exists(folder))) await build(folder, openNew, content)
    const connection = await prepare(connectionOf(await openEmbedded(folder)), content)
    return {
      database: connection.database,
      close: async () => {
        await connection.close()
        await lock.release()
      }
    }
  } catch (error) {
    await lock.release()
    throw isDiskFull(error) ? new Error(`There is no space left in ${dataDir}`, { cause: error }) : error
  }
}

/** PGlite throws the objects of Emscripten's file system, whose numbers are those of WASI: 51 is ENOSPC. */
function isDiskFull(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'errno' in error && error.errno === 51
}

async function build(folder: string, openNew: OpenNew, content: ContentOptions): Promise<void> {
  const unfinished = `${folder}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  const connection = await prepare(connectionOf(await openNew(unfinished)), content)
  await connection.close()
  await rename(unfinished, folder)
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false
  )
}

async function prepare(connection: Connection, content: ContentOptions): Promise<Connection> {
  try {
    await migrate(connection.database)
    await openHouseAccounts(connection.database)
    await seedOnce(connection.database, content)
    return connection
  } catch (error) {
    await connection.close()
    // Its message is the whole statement, with all values; the cause says what failed.
    throw error instanceof DrizzleQueryError ? error.cause : error
  }
}

/** Seeds the database once, also when several processes start on one server at the same time. */
async function seedOnce(database: Database, { seed, isSandbox = false }: ContentOptions): Promise<void> {
  if (!seed) return
  await database.transaction(async transaction => {
    await lockForStart(transaction, 'seed')
    const [seeded] = await rowsOf<{ is_sandbox: boolean }>(transaction, sql`select is_sandbox from seeded`)
    if (seeded) return assertKind(seeded.is_sandbox, isSandbox)
    await seed(transaction)
    await transaction.execute(sql`insert into seeded (date, is_sandbox) values (now(), ${isSandbox})`)
  })
}

/** Keeps published passwords out of a real gateway, and forced codes and resets away from real players. */
function assertKind(wasSandbox: boolean, isSandbox: boolean): void {
  if (wasSandbox === isSandbox) return
  const [first, now] = wasSandbox ? ['with', 'without'] : ['without', 'with']
  throw new Error(
    `The database was first started ${first} SANDBOX=1 and cannot be used ${now} it: ` +
      'choose another one with DATA_DIR or DATABASE_URL.'
  )
}
