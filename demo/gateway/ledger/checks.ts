import { sql } from 'drizzle-orm'

import { rowsOf, type Database } from '../db/database.ts'
import { APPROVED, CANCELLED, DEBIT } from './ledger.ts'

/** Totals that must be zero and lists that must be empty at all times. */
export interface TrialBalance {
  /** Sum of all entries, in kuruş. */
  total: bigint
  /** Transactions whose entries do not sum to zero. */
  unbalanced: string[]
  /** Wallets whose balance differs from the sum of their entries or of the player's transactions. */
  differing: number[]
}

/**
 * Sums the whole ledger in one statement, that is in one snapshot. The transactions of a player sum to the approved
 * credits less the approved and New debits.
 */
export async function trialBalance(database: Database): Promise<TrialBalance> {
  const [sums] = await rowsOf<{ total: string; unbalanced: string[]; differing: number[] }>(
    database,
    sql`with by_account as (
      select account_id, sum(amount) as sum from entries group by account_id
    ), by_player as (
      select player_id, sum(case when type = ${DEBIT} then -amount when status = ${APPROVED} then amount else 0 end) as sum
      from transactions where status <> ${CANCELLED} group by player_id
    )
    select
      (select coalesce(sum(sum), 0)::text from by_account) as total,
      (select coalesce(json_agg(transaction_id), '[]') from (
        select transaction_id from entries group by transaction_id having sum(amount) <> 0
      ) as uneven) as unbalanced,
      (select coalesce(json_agg(id), '[]') from accounts
        left join by_account on account_id = id left join by_player using (player_id)
        where balance is not null
          and (balance <> coalesce(by_account.sum, 0) or balance <> coalesce(by_player.sum, 0))
      ) as differing`
  )
  if (!sums) throw new Error('The ledger returned no sums')
  return { total: BigInt(sums.total), unbalanced: sums.unbalanced, differing: sums.differing }
}
