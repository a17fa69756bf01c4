import type { SQL } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

import type * as schema from './schema/index.ts'

/** Query interface of both databases. A transaction is a `Database` too. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

/** Rows of an SQL statement. The cast is needed since both drivers return `{ rows }` but share no type. */
export async function rowsOf<Row>(database: Database, statement: SQL): Promise<Row[]> {
  const result = (await database.execute(statement)) as { rows: Row[] }
  return result.rows
}
