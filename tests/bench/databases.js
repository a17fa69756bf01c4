// @ts-check
/** The two databases of the gateway, for the bench: the embedded one and a PostgreSQL server made for the run. */
import { join } from 'node:path'

import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { runnerImport } from 'vite'

import { root } from '../../scripts/setup.js'
import { findPostgres } from '../../scripts/find-programs.js'

/** @typedef {(text: string, values?: unknown[]) => Promise<any[]>} Query */

/** @typedef {{ url: string, stop: () => Promise<void> }} Server A server with an empty database. */

/** @returns {Promise<Server | undefined>} Undefined without the programs of PostgreSQL. */
export async function startServer() {
  const programs = findPostgres()
  if (!programs) return undefined
  /** @type {typeof import('../../demo/gateway/stress/postgres.ts')} */
  const { startPostgres } = await importFromGateway('stress/postgres.ts')
  const postgres = await startPostgres(programs)
  return { url: await postgres.newDatabase(), stop: () => postgres.stop() }
}

/**
 * Works on the embedded database of a folder, which no gateway may have open, with the driver of the gateway.
 * @template Result
 * @param {string} folder @param {(query: Query, pool: pg.Pool) => Promise<Result>} work
 */
export async function inEmbedded(folder, work) {
  /** @type {typeof import('../../demo/gateway/db/embedded.ts')} */
  const { embeddedPool } = await importFromGateway('db/embedded.ts')
  const database = await PGlite.create(join(folder, 'db'))
  try {
    return await withPool(embeddedPool(database), work)
  } finally {
    await database.close()
  }
}

/**
 * Works on a server, with as many connections as needed at most.
 * @template Result
 * @param {string} url @param {(query: Query, pool: pg.Pool) => Promise<Result>} work
 */
export function onServer(url, work, connections = 1) {
  return withPool(new pg.Pool({ connectionString: url, max: connections }), work)
}

/**
 * @template Result
 * @param {pg.Pool} pool @param {(query: Query, pool: pg.Pool) => Promise<Result>} work
 */
async function withPool(pool, work) {
  try {
    return await work(async (text, values) => (await pool.query(text, values)).rows, pool)
  } finally {
    await pool.end()
  }
}

/** @param {string} path */
async function importFromGateway(path) {
  const { module } = await runnerImport(join(root, 'demo', 'gateway', path), { configFile: false })
  return module
}
