import { and, eq, lt, lte, not } from 'drizzle-orm'

import type { Database } from '../db/database.ts'
import { bonuses } from '../db/schema/index.ts'
import { processEach } from '../due-jobs.ts'
import { hasOpenStake } from './open-rounds.ts'
import { lockWallet } from '../ledger/bonus-lock.ts'
import { debit } from '../ledger/ledger.ts'

/**
 * Ends the active bonuses that have expired with an incomplete turnover and takes their amount from the wallet, or what
 * is left of it. Those of a player with an open stake wait for its return: money that is staked at that moment would
 * otherwise be kept. Meanwhile it stays locked. Several processes may do so at once.
 *
 * @returns The number of bonuses that this call has ended.
 */
export async function expireBonuses(database: Database, now: number): Promise<number> {
  const due = await database.select().from(bonuses).where(isDue(now))
  return processEach(due, bonus => expire(database, bonus, now))
}

function isDue(now: number) {
  const isIncomplete = lt(bonuses.turnoverDone, bonuses.turnoverNeeded)
  return and(eq(bonuses.state, 'active'), isIncomplete, lte(bonuses.expiresAt, new Date(now)))
}

/** @returns Whether it was this call. */
function expire(
  database: Database,
  { id, playerId, amount, name }: typeof bonuses.$inferSelect,
  now: number
): Promise<boolean> {
  return database.transaction(async transaction => {
    // Lock first: a stake may be completing the turnover, or be returned.
    const { balance } = await lockWallet(transaction, playerId)
    const ended = await transaction
      .update(bonuses)
      .set({ state: 'expired' })
      .where(and(eq(bonuses.id, id), isDue(now), not(hasOpenStake(transaction, playerId))))
      .returning({ id: bonuses.id })
    if (ended.length === 0) return false
    const rest = balance < amount ? balance : amount
    const movement = { playerId, amount: rest, category: 6, note: name.tr, date: new Date(now) } as const
    if (rest > 0n) await debit(transaction, movement)
    return true
  })
}
