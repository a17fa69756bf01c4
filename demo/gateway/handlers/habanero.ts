import type { habanero, HandlersOf } from '@bnw/core/contract'
import { asc } from 'drizzle-orm'

import type { Context } from '../context.ts'
import { jackpots } from '../db/schema/index.ts'
import { liraText } from '../ledger/lira.ts'

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

interface Level {
  /** Whole kuruş. */
  start: number
  /** Whole kuruş a second. */
  growth: number
  /** Seconds until it drops to its start. */
  period: number
}

/**
 * Amount of a level, in whole kuruş.
 *
 * @param age Ms since it was started.
 */
export function jackpotAt({ start, growth, period }: Level, age: number): number {
  const seconds = Math.floor(Math.max(0, age) / 1_000)
  return start + growth * (seconds % period)
}
