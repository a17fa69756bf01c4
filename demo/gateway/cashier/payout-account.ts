import { and, eq } from 'drizzle-orm'

import type { Database } from '../db/database.ts'
import { bankAccounts } from '../db/schema/index.ts'

/**
 * The player's account of this id; undefined if it does not exist or is another player's.
 *
 * @param transaction Locks the account, so that what is checked of it still holds when it is noted: a confirmation is of the
 * IBAN that it had.
 */
export async function findAccount(
  transaction: Database,
  playerId: string,
  accountId: string
): Promise<typeof bankAccounts.$inferSelect | undefined> {
  const own = ownAccount(playerId, accountId)
  const [found] = own ? await transaction.select().from(bankAccounts).where(own).for('update') : []
  return found
}

/** Records a withdrawal to an account, after which further ones need no confirmation. */
export async function noteWithdrawal(
  database: Database,
  { playerId, id, now }: { playerId: string; id: string; now: number }
): Promise<void> {
  const own = ownAccount(playerId, id.trim())
  if (own)
    await database
      .update(bankAccounts)
      .set({ withdrawnAt: new Date(now) })
      .where(own)
}

/** Undefined for an invalid id. */
export function ownAccount(playerId: string, accountId: string) {
  if (!/^[1-9]\d{0,8}$/.test(accountId)) return undefined
  return and(eq(bankAccounts.playerId, playerId), eq(bankAccounts.id, Number(accountId)))
}
