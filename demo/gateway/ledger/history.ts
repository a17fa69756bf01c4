import { sql } from 'drizzle-orm'

import type { Database } from '../db/database.ts'
import { accounts, entries, transactions } from '../db/schema/index.ts'
import {
  APPROVED,
  CANCELLED,
  CREDIT,
  DEBIT,
  houseAccountOf,
  NEW,
  newTransactionId,
  type Movement
} from './ledger.ts'
import { defaultSubCategory } from './names.ts'

/** A movement in the past. */
export interface PastMovement extends Omit<Movement, 'playerId' | 'date'> {
  type: typeof CREDIT | typeof DEBIT
  date: Date
}

const BATCH_SIZE = 500

/**
 * Writes the history of a player with an empty wallet, oldest first, and sets the balance to its sum. Use it inside a
 * transaction.
 *
 * A New credit has not moved yet; a cancelled row was moved and reversed.
 *
 * @returns The balance, in kuruş.
 * @throws When the balance would be negative, or the player has no wallet.
 */
export async function recordHistory(
  database: Database,
  playerId: string,
  movements: readonly PastMovement[]
): Promise<bigint> {
  const [wallet] = await database
    .select({ id: accounts.id })
    .from(accounts)
    .where(sql`${accounts.playerId} = ${playerId}::uuid`)
  if (!wallet) throw new Error('The player has no wallet')
  const past = rowsFor(playerId, wallet.id, movements)
  await insertInBatches(past.rows, batch => database.insert(transactions).values(batch))
  await insertInBatches(past.posted, batch => database.insert(entries).values(batch))
  await database
    .update(accounts)
    .set({ balance: past.balance })
    .where(sql`${accounts.id} = ${wallet.id}`)
  return past.balance
}

function rowsFor(playerId: string, walletId: number, movements: readonly PastMovement[]) {
  const rows: (typeof transactions.$inferInsert)[] = []
  const posted: (typeof entries.$inferInsert)[] = []
  let balance = 0n
  const ordered = [...movements].sort((a, b) => a.date.getTime() - b.date.getTime())
  for (const { type, status = APPROVED, id = newTransactionId(), ...movement } of ordered) {
    const { amount, category, subCategory = defaultSubCategory(category, type) } = movement
    const signed = type === DEBIT ? -amount : amount
    const hasMoved = !(status === NEW && type === CREDIT)
    const amounts = !hasMoved ? [] : status === CANCELLED ? [signed, -signed] : [signed]
    for (const moved of amounts) {
      posted.push({ transactionId: id, accountId: walletId, amount: moved })
      posted.push({ transactionId: id, accountId: houseAccountOf(category), amount: -moved })
      balance += moved
    }
    const balanceAfter = hasMoved ? balance : null
    rows.push({ ...movement, id, playerId, subCategory, type, status, balanceAfter })
  }
  return { rows, posted, balance }
}

async function insertInBatches<Row>(rows: Row[], insert: (batch: Row[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH_SIZE) {
    await insert(rows.slice(start, start + BATCH_SIZE))
  }
}
