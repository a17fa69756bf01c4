// @ts-check
/** The two databases of the gateway, for the bench: the embedded one and a PostgreSQL server made for the run. */
import { join } from 'node:path'

import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { runnerImport } from 'vite'

import { root } from '../../scripts/elements.js'
import { findPostgres } from '../../scripts/find-programs.js'

/** @typedef {(text: string, values?: unknown[]) => Promise<any[]>} Query */

/** @typedef {{ url: string, stop: () => Promise<void> }} Server A server with an empty database. */

/** @returns {Promise<Server | undefined>} Undefined without the programs of PostgreSQL. */
export async function startServer() {
  const programs = findPostgres()
  if (!programs) return undefined
  const file = join(root, 'demo', 'gateway', 'stress', 'postgres.ts')
  /** @type {{ module: typeof import('../../demo/gateway/stress/postgres.ts') }} */
  const { module } = await runnerImport(file, { configFile: false })
  const postgres = await module.startPostgres(programs)
  return { url: await postgres.newDatabase(), stop: () => postgres.stop() }
}

/**
 * Works on the embedded database of a folder, which no gateway may have open.
 * @template Result
 * @param {string} folder @param {(query: Query, database: PGlite) => Promise<Result>} work
 */
export async function inEmbedded(folder, work) {
  const database = await PGlite.create(join(folder, 'db'))
  try {
    return await work(async (text, values) => (await database.query(text, values)).rows, database)
  } finally {
    await database.close()
  }
}

/**
 * Works on a server, with as many connections as needed at most.
 * @template Result
 * @param {string} url @param {(query: Query, pool: pg.Pool) => Promise<Result>} work
 */
export async function onServer(url, work, connections = 1) {
  const pool = new pg.Pool({ connectionString: url, max: connections })
  try {
    return await work(async (text, values) => (await pool.query(text, values)).rows, pool)
  } finally {
    await pool.end()
  }
}
