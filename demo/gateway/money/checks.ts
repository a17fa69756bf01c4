import { sql } from 'drizzle-orm'

import { rowsOf, type Database } from '../db/database.ts'

/** What must be zero and empty at every moment. */
export interface TrialBalance {
  /** Sum of all entries, in kuruş. */
  total: bigint
  /** Transactions whose entries do not add up to zero. */
  unbalanced: string[]
  /** Wallets whose balance is not the sum of their entries. */
  differing: number[]
}

/** Adds up the whole ledger, in one statement and so at one moment. */
export async function trialBalance(database: Database): Promise<TrialBalance> {
  const [sums] = await rowsOf<{ total: string; unbalanced: string[]; differing: number[] }>(
    database,
    sql`select
      (select coalesce(sum(amount), 0)::text from entries) as total,
      (select coalesce(json_agg(transaction_id), '[]') from (
        select transaction_id from entries group by transaction_id having sum(amount) <> 0
      ) as uneven) as unbalanced,
      (select coalesce(json_agg(id), '[]') from (
        select accounts.id from accounts left join entries on entries.account_id = accounts.id
        where accounts.balance is not null
        group by accounts.id having accounts.balance <> coalesce(sum(entries.amount), 0)
      ) as wallets) as differing`
  )
  if (!sums) throw new Error('The ledger cannot be added up')
  return { total: BigInt(sums.total), unbalanced: sums.unbalanced, differing: sums.differing }
}
