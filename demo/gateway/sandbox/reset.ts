import { sql } from 'drizzle-orm'

import type { Database } from '../db/database.ts'
import { openHouseAccounts } from '../db/house-accounts.ts'
import { tableNames } from '../db/migrate.ts'

/** Empties and seeds the database again. Ids restart; only dates differ. */
export async function resetDatabase(
  database: Database,
  seed: (database: Database) => Promise<void>
): Promise<void> {
  await database.transaction(async transaction => {
    const names = tableNames().map(name => `"${name}"`)
    await transaction.execute(sql.raw(`truncate ${names.join(', ')} restart identity cascade`))
    await openHouseAccounts(transaction)
    await seed(transaction)
  })
}
