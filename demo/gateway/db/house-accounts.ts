import type { Database } from './database.ts'
import { accounts, HOUSE_ACCOUNTS } from './schema/index.ts'

/** Inserts the accounts of the house, the other side of every entry of a wallet. Existing rows stay. */
export async function openHouseAccounts(database: Database): Promise<void> {
  const rows = Object.entries(HOUSE_ACCOUNTS).map(([name, id]) => ({ id, name }))
  await database.insert(accounts).values(rows).onConflictDoNothing()
}
