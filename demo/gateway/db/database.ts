import type { SQL } from 'drizzle-orm'
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'

import type * as schema from './schema/index.ts'

/** Query interface of both databases. A transaction is a `Database` too. */
export type Database = PgDatabase<NodePgQueryResultHKT, typeof schema>

/** Rows of an SQL statement. */
export async function rowsOf<Row>(database: Database, statement: SQL): Promise<Row[]> {
  const { rows } = await database.execute(statement)
  // The caller knows the columns.
  return rows as Row[]
}
