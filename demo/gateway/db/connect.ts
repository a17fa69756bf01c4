import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle as drizzlePool } from 'drizzle-orm/node-postgres'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import pg from 'pg'

import { rowsOf, type Database } from './database.ts'
import { openHouseAccounts } from './house-accounts.ts'
import { acquireLock } from './lock.ts'
import { migrate } from './migrate.ts'
import * as schema from './schema/index.ts'

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
  /** Initial content of a new embedded database, from `dumpDataDir()`. */
  copy?: Blob | undefined
}

/** Opens the database, migrates it and seeds it at the first start. */
export async function connect({ databaseUrl, dataDir, seed, copy }: ConnectOptions): Promise<Connection> {
  if (databaseUrl) return prepare(openPool(databaseUrl), seed)
  if (dataDir) return connectFolder(dataDir, { seed, copy })
  return prepare(await openEmbedded({ copy }), seed)
}

/**
 * The drivers have types of their own, which differ in the result of a raw statement only; `rowsOf()` reads that.
 * Hence the casts to `Database`.
 */
function openPool(databaseUrl: string): Connection {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 5_000,
    // Below the 45 s within which a call that moves money must be carried out.
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 30_000
  })
  // The pool replaces a connection that breaks while idle; without a listener the event would end the process.
  pool.on('error', () => undefined)
  return { database: drizzlePool(pool, { schema }) as unknown as Database, close: () => pool.end() }
}

async function openEmbedded({
  folder,
  copy
}: {
  folder?: string
  copy?: Blob | undefined
}): Promise<Connection> {
  const client = await PGlite.create({
    ...(folder !== undefined && { dataDir: folder }),
    ...(copy && { loadDataDir: copy })
  })
  return {
    database: drizzlePglite(client, { schema }) as unknown as Database,
    close: () => (client.closed ? Promise.resolve() : client.close())
  }
}

/**
 * Opens the database in a folder, which is locked for other processes. A new database is created in a temporary folder
 * and renamed when complete, so that a killed first start leaves no incomplete database.
 */
async function connectFolder(
  dataDir: string,
  { seed, copy }: Pick<ConnectOptions, 'seed' | 'copy'>
): Promise<Connection> {
  await mkdir(dataDir, { recursive: true })
  const lock = await acquireLock(join(dataDir, 'db.lock'))
  try {
    const folder = join(dataDir, 'db')
    await removeUnfinished(dataDir)
    if (!(await exists(folder))) await build(`${folder}.unfinished`, folder, { seed, copy })
    const connection = await prepare(await openEmbedded({ folder }), seed)
    return {
      database: connection.database,
      close: async () => {
        await connection.close()
        await lock.release()
      }
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}

async function build(
  side: string,
  folder: string,
  { seed, copy }: Pick<ConnectOptions, 'seed' | 'copy'>
): Promise<void> {
  const connection = await prepare(await openEmbedded({ folder: side, copy }), seed)
  await connection.close()
  await rename(side, folder)
}

async function removeUnfinished(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (name.startsWith('db.unfinished')) await rm(join(dataDir, name), { recursive: true, force: true })
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false
  )
}

async function prepare(connection: Connection, seed: Seed | undefined): Promise<Connection> {
  try {
    await migrate(connection.database)
    await openHouseAccounts(connection.database)
    await seedOnce(connection.database, seed)
    return connection
  } catch (error) {
    await connection.close()
    throw error
  }
}

/** Seeds the database once, also when several processes start on one server at the same time. */
async function seedOnce(database: Database, seed: Seed | undefined): Promise<void> {
  if (!seed) return
  await database.transaction(async transaction => {
    await transaction.execute(sql`select pg_advisory_xact_lock(7268, 2)`)
    const [seeded] = await rowsOf<{ date: unknown }>(transaction, sql`select date from seeded`)
    if (seeded) return
    await seed(transaction)
    await transaction.execute(sql`insert into seeded (date) values (now())`)
  })
}
