import { appendFileSync, mkdirSync, writeSync } from 'node:fs'
import { join } from 'node:path'

import { connect } from '../db/connect.ts'
import type { Database } from '../db/database.ts'
import { emptyDatabase } from '../testing/prepared.ts'
import { startPostgres, type Postgres } from './postgres.ts'

/** `npm run test:money` takes the numbers of the requirement; `npm test` takes small ones, so that it stays quick. */
const IS_FULL = process.env['MONEY_PROOFS'] === 'full'

/** Connections of a server come in pools of ten. */
const POOLS = 5

/** How large a proof is. */
export function size(short: number, full: number): number {
  return IS_FULL ? full : short
}

export const LONG = { timeout: IS_FULL ? 3_600_000 : 240_000 }

export type BackendName = 'PGlite' | 'PostgreSQL'

/** A row of the table that `npm run test:money` prints. */
export interface Figure {
  id: string
  backend: BackendName | 'both'
  text: string
}

export function record(figure: Figure): void {
  if (!IS_FULL) return
  const folder = join(import.meta.dirname, '..', '..', '..', '.cache', 'reports')
  mkdirSync(folder, { recursive: true })
  appendFileSync(join(folder, 'money.jsonl'), `${JSON.stringify(figure)}\n`)
}

/** Where a proof keeps its money. */
export interface Backend {
  readonly name: BackendName
  /** The server, where there is one and it runs. */
  readonly postgres: Postgres | undefined
  start(): Promise<void>
  stop(): Promise<void>
}

/**
 * The embedded database, and a server where there are programs for one.
 *
 * @param programs Folder of the programs of PostgreSQL; without them it is left out, and said so.
 */
export function backendsWith(programs: string | undefined): Backend[] {
  const nothing = async () => undefined
  const embedded: Backend = { name: 'PGlite', postgres: undefined, start: nothing, stop: nothing }
  if (programs) return [embedded, serverOf(programs)]
  writeSync(2, 'Left out: the proofs about money on PostgreSQL. No server programs were found.\n')
  return [embedded]
}

function serverOf(programs: string): Backend {
  let postgres: Postgres | undefined
  return {
    name: 'PostgreSQL',
    get postgres() {
      return postgres
    },
    start: async () => void (postgres = await startPostgres(programs)),
    stop: async () => postgres?.stop()
  }
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
