import { appendFileSync, mkdirSync, writeSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, test } from 'vitest'

import { connect } from '../../demo/gateway/db/connect.ts'
import type { Database } from '../../demo/gateway/db/database.ts'
import { emptyDatabase } from '../../demo/gateway/testing/prepared.ts'
import { findPostgres, NO_POSTGRES } from '../../scripts/find-postgres.js'
import { startPostgres, type Postgres } from './postgres.ts'

/** `npm run test:money` takes the numbers of the requirement; `npm test` takes small ones, so that it stays quick. */
const IS_FULL = process.env['MONEY_PROOFS'] === 'full'

/** Connections of a server come in pools of ten. */
const POOLS = 5

/** How large a proof is. */
export function size(short: number, full: number): number {
  return IS_FULL ? full : short
}

export const LONG = { timeout: IS_FULL ? 3_600_000 : 120_000 }

export type BackendName = 'PGlite' | 'PostgreSQL'

/** A row of the table that `npm run test:money` prints. */
export interface Figure {
  id: string
  backend: BackendName | 'both'
  text: string
}

export function record(figure: Figure): void {
  if (!IS_FULL) return
  const folder = join(import.meta.dirname, '..', '..', '.cache', 'reports')
  mkdirSync(folder, { recursive: true })
  appendFileSync(join(folder, 'money.jsonl'), `${JSON.stringify(figure)}\n`)
}

/** Where a proof keeps its money. */
export interface Backend {
  name: BackendName
  /** The server, where there is one. */
  postgres: Postgres | undefined
}

/** Says the same of the embedded database and of a server, where there are programs for one. */
export function onEachBackend(title: string, prove: (backend: Backend) => void): void {
  describe(`${title} on PGlite`, () => prove({ name: 'PGlite', postgres: undefined }))
  const programs = findPostgres()
  if (!programs) {
    writeSync(2, `${title} on PostgreSQL: left out. ${NO_POSTGRES}.\n`)
    test.skip(`${title} on PostgreSQL: left out. ${NO_POSTGRES}`)
    return
  }
  describe(`${title} on PostgreSQL`, () => {
    const backend: Backend = { name: 'PostgreSQL', postgres: undefined }
    beforeAll(async () => void (backend.postgres = await startPostgres(programs)))
    afterAll(() => backend.postgres?.stop())
    prove(backend)
  })
}

/** A new database without players, and as many connections to it as a proof wants. */
export interface Books {
  database: Database
  /** Five times the ten connections of a gateway, on a server; the embedded database has one. */
  databases: readonly Database[]
  close(): Promise<void>
}

export async function newBooks({ postgres }: Backend): Promise<Books> {
  const databaseUrl = await postgres?.newDatabase()
  const open = async () => connect(databaseUrl ? { databaseUrl } : { copy: await emptyDatabase() })
  const connections = [await open()]
  for (let more = 1; databaseUrl && more < POOLS; more += 1) connections.push(await open())
  const databases = connections.map(({ database }) => database)
  const [database] = databases as [Database]
  const close = async () => void (await Promise.all(connections.map(connection => connection.close())))
  return { database, databases, close }
}

/** So many at once, each one after the other for itself, spread over the connections. */
export async function storm(
  { databases }: Books,
  writers: number,
  write: (database: Database, writer: number) => Promise<void>
): Promise<void> {
  const spread = (writer: number) => databases[writer % databases.length] as Database
  await Promise.all(Array.from({ length: writers }, (_, writer) => write(spread(writer), writer)))
}
