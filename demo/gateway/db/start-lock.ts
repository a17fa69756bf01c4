import { sql } from 'drizzle-orm'

import type { Database } from './database.ts'

/** Numbers of our locks. The first one separates them from those of other programs. */
const LOCKS = { migrate: 1, seed: 2 }

/**
 * Lets one process at a time prepare the database, until the end of the transaction. Neither the wait for another process
 * nor a statement of the transaction has the limit of calls: a new index of a large table may take minutes.
 */
export async function lockForStart(transaction: Database, step: keyof typeof LOCKS): Promise<void> {
  await transaction.execute(sql`set local statement_timeout = 0`)
  await transaction.execute(sql`select pg_advisory_xact_lock(7268, ${LOCKS[step]}::integer)`)
}
