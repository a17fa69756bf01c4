import type { habanero, HandlersOf } from '@bnw/core/contract'
import { asc } from 'drizzle-orm'

import type { Context } from '../context.ts'
import { jackpots } from '../db/schema/index.ts'
import { liraText } from '../ledger/lira.ts'
import { jackpotAt } from '../seed/jackpots.ts'

export const habaneroHandlers = {
  getJackpots: async (_input, { database, now }) => {
    const rows = await database.select().from(jackpots).orderBy(asc(jackpots.id))
    return [{ jackpots: rows.map(row => levelOf(row, now())) }]
  }
} satisfies HandlersOf<typeof habanero, Context>

function levelOf(
  { name, gameId, start, growth, period, startedAt }: typeof jackpots.$inferSelect,
  now: number
) {
  const amount = jackpotAt({ start: Number(start), growth, period }, now - startedAt.getTime())
  return { name, amount: liraText(BigInt(amount)), currency: 'TRY', gameID: gameId }
}
