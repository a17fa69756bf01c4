// @ts-check
/**
 * Requests a second of the gateway, beside what its parts can do at best: the same framework with its plugins answering
 * a constant, and the same database doing the bare statement.
 */
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'

import { PGlite } from '@electric-sql/pglite'
// @ts-expect-error It has no types; what is used of it is described at `Result`.
import autocannon from 'autocannon'

import { envelope, HEADERS, openSlot } from './sandbox.js'

/** @typedef {{ name: string, perSecond: number, p99?: number, failures?: number }} Load */

/** @typedef {{ requests: { average: number }, latency: { p99: number }, non2xx: number, errors: number }} Result */

const CONSTANT_SERVER = join(import.meta.dirname, 'constant-server.js')

const LIST = { limit: 30, offset: 0 }

/** ₺1, in kuruş. */
const STAKE = 100

/**
 * @param {import('./sandbox.js').Sandbox} sandbox @param {number} seconds For each figure.
 * @returns {Promise<Load[]>}
 */
export async function loadGateway(sandbox, seconds) {
  const list = { path: '/endpoint/v1', headers: HEADERS, body: envelope('casino.games_list', LIST) }
  const answer = await (
    await fetch(sandbox.site + list.path, { method: 'POST', headers: HEADERS, body: list.body })
  ).text()
  const token = await openSlot(sandbox.site)
  const games = await fire('games_list', { url: sandbox.site, seconds, request: list })
  const rounds = await fire('slot round', {
    url: sandbox.games,
    seconds,
    // Rounds of one player wait for each other, as they must.
    connections: 10,
    request: { path: '/api/round', headers: { 'content-type': 'application/json' }, body: '' },
    bodyOf: () => JSON.stringify({ token, roundId: randomUUID(), stake: STAKE })
  })
  return [games, await fireConstant(answer, list, seconds), rounds]
}

/**
 * @param {string} name
 * @param {{ url: string, seconds: number, connections?: number, request: { path: string, headers: Record<string, string>, body: string }, bodyOf?: () => string }} how
 * @returns {Promise<Load>}
 */
async function fire(name, { url, seconds, connections = 50, request, bodyOf }) {
  const setupRequest = bodyOf && ((/** @type {object} */ each) => ({ ...each, body: bodyOf() }))
  const { requests, latency, non2xx, errors } = /** @type {Result} */ (
    await autocannon({
      url,
      duration: seconds,
      connections,
      requests: [{ method: 'POST', ...request, ...(setupRequest && { setupRequest }) }]
    })
  )
  return { name, perSecond: requests.average, p99: latency.p99, failures: non2xx + errors }
}

/**
 * @param {string} answer @param {{ path: string, headers: Record<string, string>, body: string }} request @param {number} seconds
 */
async function fireConstant(answer, request, seconds) {
  const env = { ...process.env, ANSWER: answer }
  const server = spawn(process.execPath, [CONSTANT_SERVER], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const [url] = await once(server.stdout, 'data')
  const load = await fire('Fastify, the same answer as a constant', {
    url: String(url).trim(),
    seconds,
    request
  })
  server.kill()
  return load
}

/**
 * The bare statements on the gateway's own data, which nobody may have open.
 * @param {string} folder @param {number} seconds @returns {Promise<Load[]>}
 */
export async function loadDatabase(folder, seconds) {
  const database = await PGlite.create(join(folder, 'db'))
  const { rows } = await database.query('select id from accounts where balance > 100000 limit 1')
  const account = /** @type {{ id: number }} */ (rows[0]).id
  const list = await repeat('database, the page of games', seconds, () =>
    database.query(
      `select g.*, p.name, (select count(*) from games where quirk is null) as total
       from games g join providers p on p.id = g.provider_id where g.quirk is null order by g.id limit $1`,
      [LIST.limit]
    )
  )
  const debit = await repeat('database, the conditional debit', seconds, () =>
    database.transaction(transaction =>
      transaction.query('update accounts set balance = balance - $1 where id = $2 and balance >= $1', [
        1,
        account
      ])
    )
  )
  await database.close()
  return [list, debit]
}

/**
 * @param {string} name @param {number} seconds @param {() => Promise<unknown>} work
 * @returns {Promise<Load>}
 */
async function repeat(name, seconds, work) {
  const start = performance.now()
  let count = 0
  for (; performance.now() - start < seconds * 1000; count++) await work()
  return { name, perSecond: (count * 1000) / (performance.now() - start) }
}
