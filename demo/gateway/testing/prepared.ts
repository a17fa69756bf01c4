import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'

import type { Passwords } from '../context.ts'
import type { Database } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { createPasswords } from '../session/passwords.ts'

/** Kept between runs: to begin a database costs seconds of work, to copy one a tenth of that. */
const FOLDER = join(process.cwd(), 'node_modules', '.cache', 'bnw-gateway')

/** Folder of a key pair that all test gateways share. */
export const TEST_KEYS = join(FOLDER, 'keys')

let copy: Promise<Blob> | undefined

/** A database with all tables and nothing in them, for `connect({ copy })`. */
export function emptyDatabase(): Promise<Blob> {
  return (copy ??= readOrMake())
}

/** Another migration or another PGlite makes another file, so that a copy is never out of date. */
async function readOrMake(): Promise<Blob> {
  const path = join(FOLDER, `empty-${await fingerprint()}.tar`)
  const present = await readFile(path).catch(() => undefined)
  if (present) return new Blob([new Uint8Array(present)])
  const made = await makeEmpty()
  await mkdir(FOLDER, { recursive: true })
  await removeOthers()
  const draft = join(FOLDER, `draft-${randomUUID()}`)
  await writeFile(draft, Buffer.from(await made.arrayBuffer()))
  await rename(draft, path)
  return made
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

async function makeEmpty(): Promise<Blob> {
  const client = await PGlite.create()
  await migrate(drizzle(client) as unknown as Database)
  const dump = await client.dumpDataDir('none')
  await client.close()
  return dump
}

async function removeOthers(): Promise<void> {
  for (const name of await readdir(FOLDER)) {
    if (name.startsWith('empty-')) await rm(join(FOLDER, name), { force: true })
  }
}

/** Passwords at a thirtieth of the real cost, and how often one was hashed or compared. */
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
