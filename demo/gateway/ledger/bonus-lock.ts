import { and, eq, gt, sql } from 'drizzle-orm'

import { rowsOf, type Database } from '../db/database.ts'
import { bonuses } from '../db/schema/index.ts'
import { Refusal } from '../refusal.ts'
import { debit, lockedAmount, type Moved, type Movement } from './ledger.ts'
import { liraWithCommas, liraWithPoints } from './lira.ts'

/**
 * Debits a withdrawal, in the transaction of the request. The amounts of bonuses whose turnover is not complete stay.
 *
 * @throws {Refusal} "Insufficient balance", or how much can be withdrawn; nothing has moved.
 */
export async function withdraw(transaction: Database, movement: Movement): Promise<Moved> {
  const wallet = await lockWallet(transaction, movement.playerId)
  try {
    return await debit(transaction, movement)
  } catch (error) {
    // The ledger refuses a debit for one reason only.
    throw error instanceof Refusal && wallet.balance >= movement.amount ? bonusLocked(wallet) : error
  }
}

/** A stake that counts towards the turnover of bonuses. */
export interface CountedStake {
  playerId: string
  /** Whole kuruş of the stake that count; nothing happens for 0. */
  counted: bigint
  date: Date
}

/**
 * Adds a stake to the turnover of each running bonus. The transaction has debited the stake, which locks the wallet: a
 * withdrawal waits and then sees the new turnover.
 */
export async function countTurnover(
  transaction: Database,
  { playerId, counted, date }: CountedStake
): Promise<void> {
  if (counted <= 0n) return
  const isRunning = and(eq(bonuses.state, 'active'), gt(bonuses.expiresAt, date))
  await transaction
    .update(bonuses)
    .set({
      turnoverDone: sql`least(${bonuses.turnoverNeeded}, ${bonuses.turnoverDone} + ${counted}::bigint)`
    })
    .where(and(eq(bonuses.playerId, playerId), isRunning))
}

/** In whole kuruş. */
interface Wallet {
  balance: bigint
  locked: bigint
}

/**
 * Waits for other movements of the wallet. The statements after it therefore see a bonus that was claimed meanwhile; one
 * that has waited itself would compare the new balance with the bonuses of before.
 */
export async function lockWallet(transaction: Database, playerId: string): Promise<Wallet> {
  await rowsOf(transaction, sql`select from accounts where player_id = ${playerId}::uuid for update`)
  const [row] = await rowsOf<Record<keyof Wallet, string | number>>(
    transaction,
    sql`select balance, ${lockedAmount(playerId)} as locked from accounts where player_id = ${playerId}::uuid`
  )
  return { balance: BigInt(row?.balance ?? 0), locked: BigInt(row?.locked ?? 0) }
}

function bonusLocked({ balance, locked }: Wallet): Refusal {
  const free = balance > locked ? balance - locked : 0n
  return new Refusal({
    tr: `Çevrimi tamamlanmayan bonuslar çekilemez. Şu anda en çok ₺${liraWithPoints(free)} çekebilirsiniz.`,
    en: `Bonuses whose turnover is not complete cannot be withdrawn. You can withdraw at most ₺${liraWithCommas(free)} now.`
  })
}
