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

/** A movement of the past. */
export interface PastMovement extends Omit<Movement, 'playerId' | 'date'> {
  type: typeof CREDIT | typeof DEBIT
  date: Date
}

const ROWS_AT_ONCE = 500

/**
 * Writes the past of a player whose wallet is still empty, oldest first, and leaves the wallet with what it adds up
 * to. Use inside a transaction; the wallet must be open.
 *
 * A New credit has moved nothing yet; a cancelled row moved and came back, and counts for nothing.
 *
 * @returns The balance, in kuruş.
 * @throws Where the sum is below zero.
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
  if (!wallet) throw new Error('A history for a player without a wallet')
  const past = follow(playerId, wallet.id, movements)
  await insertInParts(past.rows, part => database.insert(transactions).values(part))
  await insertInParts(past.posted, part => database.insert(entries).values(part))
  await database
    .update(accounts)
    .set({ balance: past.balance })
    .where(sql`${accounts.id} = ${wallet.id}`)
  return past.balance
}

function follow(playerId: string, walletId: number, movements: readonly PastMovement[]) {
  const rows: (typeof transactions.$inferInsert)[] = []
  const posted: (typeof entries.$inferInsert)[] = []
  let balance = 0n
  const ordered = [...movements].sort((a, b) => a.date.getTime() - b.date.getTime())
  for (const { type, status = APPROVED, id = newTransactionId(), ...movement } of ordered) {
    const { amount, category, subCategory = defaultSubCategory(category, type) } = movement
    const signed = type === DEBIT ? -amount : amount
    const hasMoved = !(status === NEW && type === CREDIT)
    const turns = !hasMoved ? [] : status === CANCELLED ? [signed, -signed] : [signed]
    for (const turn of turns) {
      posted.push({ transactionId: id, accountId: walletId, amount: turn })
      posted.push({ transactionId: id, accountId: houseAccountOf(category), amount: -turn })
      balance += turn
    }
    const balanceAfter = hasMoved ? balance : null
    rows.push({ ...movement, id, playerId, subCategory, type, status, balanceAfter })
  }
  return { rows, posted, balance }
}

async function insertInParts<Row>(rows: Row[], insert: (part: Row[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await insert(rows.slice(start, start + ROWS_AT_ONCE))
  }
}
