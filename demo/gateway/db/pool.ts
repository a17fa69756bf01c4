import pg from 'pg'

/**
 * Opens connections of PostgreSQL's driver. A query on a connection that breaks rejects, and the pool replaces the
 * connection; without the listeners the event would end the process, one for connections in use and one for idle ones.
 */
export function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config)
  pool.on('connect', client => void client.on('error', () => undefined))
  pool.on('error', () => undefined)
  return pool
}
