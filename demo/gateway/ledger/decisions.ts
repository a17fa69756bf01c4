import { eq, sql } from 'drizzle-orm'

import { rowsOf, type Database } from '../db/database.ts'
import { entries } from '../db/schema/index.ts'
import { insufficientBalance } from '../refusal.ts'
import { APPROVED, CANCELLED, CREDIT, houseAccountOf, NEW, type Category } from './ledger.ts'

interface Decided {
  type: number
  category: Category
}

/**
 * Approves a New transaction: a deposit is credited now, a withdrawal has been debited already. A second call does
 * nothing.
 *
 * @returns Whether this call approved it.
 */
export async function approve(database: Database, transactionId: string): Promise<boolean> {
  return database.transaction(async transaction => {
    const [approved] = await rowsOf<Decided>(
      transaction,
      sql`update transactions set status = ${APPROVED} where id = ${transactionId} and status = ${NEW}
        returning type, category`
    )
    if (!approved) return false
    if (approved.type === CREDIT) await post(transaction, transactionId, { sign: 1, ...approved })
    return true
  })
}

/**
 * Cancels a transaction and returns its amount. A second call does nothing.
 *
 * @returns Whether this call cancelled it.
 * @throws {Refusal} When a credit is reversed and the wallet no longer has the amount.
 */
export async function reverse(database: Database, transactionId: string, note: string): Promise<boolean> {
  return database.transaction(async transaction => {
    const [cancelled] = await rowsOf<Decided>(
      transaction,
      sql`update transactions set status = ${CANCELLED}, note = ${note}
        where id = ${transactionId} and status <> ${CANCELLED}
        returning type, category`
    )
    if (!cancelled) return false
    // Not in the update: one that has waited for an approval would not see the entries of it.
    const moved = await transaction.$count(entries, eq(entries.transactionId, transactionId))
    const sign = cancelled.type === CREDIT ? -1 : 1
    if (moved > 0) await post(transaction, transactionId, { sign, ...cancelled })
    return true
  })
}

/** Moves the amount of an existing transaction into the wallet (sign 1) or out of it (-1). */
async function post(
  database: Database,
  transactionId: string,
  { sign, category }: { sign: 1 | -1; category: Category }
): Promise<void> {
  const moved = await rowsOf(
    database,
    sql`with movement as (
      select player_id, amount * ${sign}::bigint as amount from transactions where id = ${transactionId}
    ), wallet as (
      update accounts set balance = balance + movement.amount from movement
      where accounts.player_id = movement.player_id and balance + movement.amount >= 0
      returning accounts.id, accounts.balance, movement.amount
    ), posted as (
      insert into entries (transaction_id, account_id, amount)
      select ${transactionId}, id, amount from wallet
      union all
      select ${transactionId}, ${houseAccountOf(category)}::integer, -amount from wallet
    ), recorded as (
      update transactions set balance_after = wallet.balance from wallet where transactions.id = ${transactionId}
    )
    select balance from wallet`
  )
  if (moved.length === 0) throw insufficientBalance()
}
