import { and, eq, gte, lt, ne, sum } from 'drizzle-orm'

import type { Context, Database } from '../context.ts'
import { endOfDay, momentText, startOfDay } from '../dates.ts'
import { transactions } from '../db/schema/index.ts'
import { CANCELLED } from '../ledger/ledger.ts'
import { liraWithCommas, liraWithPoints } from '../ledger/lira.ts'
import { Refusal } from '../refusal.ts'

/**
 * Checks the withdrawals of a player on a day of Istanbul, in the transaction of a withdrawal that it has debited: this
 * locks the wallet, so none of the player's other withdrawals is counted at the same time.
 *
 * @param withdrawal Its amount in whole kuruş.
 * @throws {Refusal} How much may still be withdrawn on this day.
 */
export async function assertWithinDay(
  transaction: Database,
  withdrawal: { playerId: string; amount: bigint },
  { now, settings }: Pick<Context, 'now' | 'settings'>
): Promise<void> {
  const { payoutDayLimit } = settings
  if (payoutDayLimit === undefined) return
  const today = momentText(new Date(now())).slice(0, 10)
  const [row] = await transaction
    .select({ total: sum(transactions.amount) })
    .from(transactions)
    .where(
      and(
        eq(transactions.playerId, withdrawal.playerId),
        eq(transactions.category, 2),
        ne(transactions.status, CANCELLED),
        gte(transactions.date, startOfDay(today)),
        // Withdrawals dated ahead were stored by a wrong clock.
        lt(transactions.date, endOfDay(today))
      )
    )
  const total = BigInt(row?.total ?? 0)
  if (total > payoutDayLimit) throw overLimit(payoutDayLimit - (total - withdrawal.amount))
}

function overLimit(left: bigint): Refusal {
  const amount = left > 0n ? left : 0n
  return new Refusal({
    tr: `Günlük çekim sınırı aşılıyor. Bugün en çok ₺${liraWithPoints(amount)} daha çekebilirsiniz.`,
    en: `This is above the limit of withdrawals per day. You can withdraw at most ₺${liraWithCommas(amount)} more today.`
  })
}
