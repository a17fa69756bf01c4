import type { SQL } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

import type * as schema from './schema/index.ts'

/** The one query layer, whichever PostgreSQL is behind it. A transaction is a `Database` too. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

/** Rows of a statement written by hand; the two drivers wrap them alike but have no common type. */
export async function rowsOf<Row>(database: Database, statement: SQL): Promise<Row[]> {
  const result = (await database.execute(statement)) as { rows: Row[] }
  return result.rows
}
