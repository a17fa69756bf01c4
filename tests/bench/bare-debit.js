// @ts-check
/** The floor of a round: the same database doing nothing but the conditional debit, in a transaction, as fast as it can. */

import { median, quantile } from './statistics.js'

/** @typedef {import('./bench-players.js').Player} Player */

const DEBIT = {
  name: 'debit',
  text: 'update accounts set balance = balance - $1 where id = $2 and balance >= $1'
}
const RETURN = { name: 'return', text: 'update accounts set balance = balance + $1 where id = $2' }

/**
 * @param {Player[]} players One for each client.
 * @param {{ seconds: number, pool: import('pg').Pool }} how
 * @returns {Promise<import('./load.js').Loaded>}
 */
export async function debitAll(players, { seconds, pool }) {
  /** @type {number[]} */
  const times = []
  const start = performance.now()
  await Promise.all(
    players.map(async ({ account }) => {
      let count = 0
      for (; performance.now() - start < seconds * 1000; count++) {
        const before = performance.now()
        await transact(pool, { ...DEBIT, values: [1, account] })
        times.push(performance.now() - before)
      }
      // The entries of the ledger know nothing of these debits.
      await transact(pool, { ...RETURN, values: [count, account] })
    })
  )
  return {
    perSecond: (times.length * 1000) / (performance.now() - start),
    p50: median(times),
    p99: quantile(times, 0.99),
    answered: times.length,
    failures: 0
  }
}

/** Runs one statement in a transaction. @param {import('pg').Pool} pool @param {import('pg').QueryConfig} statement */
async function transact(pool, statement) {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(statement)
    await client.query('commit')
  } finally {
    client.release()
  }
}
