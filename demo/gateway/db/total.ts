import type { SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

import type { Database } from './database.ts'

interface ReadPage {
  rows: readonly unknown[]
  limit: number
  offset: number
}

/**
 * The number of rows of a list. A page that is not full ends the list; otherwise the rows are counted, which takes longer the
 * more there are.
 */
export async function totalOf(
  database: Database,
  { rows, limit, offset }: ReadPage,
  { from, where }: { from: PgTable; where?: SQL | undefined }
): Promise<number> {
  const isLast = rows.length < limit && (rows.length > 0 || offset === 0)
  return isLast ? offset + rows.length : database.$count(from, where)
}
