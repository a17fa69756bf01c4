import { chipsFor, DEFAULT_TABLE, type Table } from '@bnw/games/engines/table'
import { eq } from 'drizzle-orm'

import type { Database } from '../context.ts'
import { liveTables } from '../db/schema/index.ts'

/** Dealer, limits and chips of a launched game. */
export async function tableOf(
  database: Database,
  { type, id }: { type: string; id: string }
): Promise<Table> {
  if (type !== 'live') return DEFAULT_TABLE
  const [table] = await database
    .select({ dealer: liveTables.dealer, minBet: liveTables.minBet, maxBet: liveTables.maxBet })
    .from(liveTables)
    .where(eq(liveTables.id, Number(id)))
  if (!table) return DEFAULT_TABLE
  const [minBet, maxBet] = [Number(table.minBet), Number(table.maxBet)]
  return { dealer: table.dealer, minBet, maxBet, chips: chipsFor(minBet, maxBet) }
}
