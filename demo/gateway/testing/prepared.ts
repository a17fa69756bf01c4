import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/node-postgres'

import type { Passwords } from '../context.ts'
import { embeddedPool } from '../db/embedded.ts'
import { migrate } from '../db/migrate.ts'
import * as schema from '../db/schema/index.ts'
import { createPasswords } from '../session/passwords.ts'
import { createSealing, SEAL_KEY_LENGTH } from '../session/sealing.ts'

/** Cached between runs: creating a database takes seconds, copying one a tenth of that. */
const FOLDER = join(process.cwd(), 'node_modules', '.cache', 'bnw-gateway')

/** Folder of the key pair of all test gateways. */
export const TEST_KEYS = join(FOLDER, 'keys')

/** Key of all test gateways for secrets in the database. */
export const TEST_SEAL_KEY = Buffer.alloc(SEAL_KEY_LENGTH, 7)
export const TEST_SEALING = createSealing(TEST_SEAL_KEY)

let copy: Promise<Blob> | undefined

/** In-memory databases that have been closed, empty again: starting another one takes ten times as long. */
const idle: PGlite[] = []

/** Opens an embedded database with all tables, for `connect({ openNew })`. Those in memory are used again once closed. */
export async function openPrepared(folder?: string): Promise<PGlite> {
  if (folder === undefined) return idle.pop() ?? openReusable()
  return PGlite.create(folder, { loadDataDir: await emptyDatabase() })
}

async function openReusable(): Promise<PGlite> {
  const client = await PGlite.create({ loadDataDir: await emptyDatabase() })
  client.close = async () => {
    await clear(client)
    idle.push(client)
  }
  return client
}

/** Empties all tables and statistics, also after a query that failed within a transaction. */
async function clear(client: PGlite): Promise<void> {
  await client.exec('rollback')
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'migrations'`
  )
  await client.exec(
    `truncate ${rows.map(({ name }) => name).join(', ')} restart identity; select pg_stat_reset()`
  )
}

function emptyDatabase(): Promise<Blob> {
  return (copy ??= readOrCreate())
}

/** The file name depends on the migrations and the version of PGlite, so that a copy is never outdated. */
async function readOrCreate(): Promise<Blob> {
  const path = join(FOLDER, `empty-${await fingerprint()}.tar`)
  const present = await readFile(path).catch(() => undefined)
  if (present) return new Blob([new Uint8Array(present)])
  const created = await createEmpty()
  await mkdir(FOLDER, { recursive: true })
  await removeOthers()
  const draft = join(FOLDER, `draft-${randomUUID()}`)
  await writeFile(draft, Buffer.from(await created.arrayBuffer()))
  await rename(draft, path)
  return created
}

async function fingerprint(): Promise<string> {
  const root = join(import.meta.dirname, '..')
  const names = await readdir(join(root, 'db', 'migrations'))
  const migrations = names.filter(name => name.endsWith('.sql')).map(name => join('db', 'migrations', name))
  const hash = createHash('sha256')
  // The package file names the version of PGlite.
  for (const name of ['package.json', ...migrations.sort()]) hash.update(await readFile(join(root, name)))
  return hash.digest('hex').slice(0, 16)
}

async function createEmpty(): Promise<Blob> {
  const client = await PGlite.create()
  const pool = embeddedPool(client)
  await migrate(drizzle(pool, { schema }))
  await pool.end()
  const dump = await client.dumpDataDir('none')
  await client.close()
  return dump
}

async function removeOthers(): Promise<void> {
  for (const name of await readdir(FOLDER)) {
    if (name.startsWith('empty-')) await rm(join(FOLDER, name), { force: true })
  }
}

/** Passwords at a thirtieth of the real cost. `work` counts hashes and comparisons. */
export function testPasswords(): Passwords & { work: number } {
  const cheap = createPasswords({ N: 2 ** 10, r: 8, p: 1 })
  const counting = {
    work: 0,
    hash: (password: string) => {
      counting.work += 1
      return cheap.hash(password)
    },
    matches: (password: string, stored: string | undefined) => {
      counting.work += 1
      return cheap.matches(password, stored)
    }
  }
  return counting
}
