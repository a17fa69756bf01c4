import type { Table } from '@bnw/games/engines/table'
import { STAKES } from '@bnw/games/protocol/rounds'
import { eq } from 'drizzle-orm'

import type { Database } from '../context.ts'
import { liveTables } from '../db/schema/index.ts'

/** ₺1 to ₺1.000 where no table of the live casino says anything else. */
const UNATTENDED: Table = { dealer: '', least: 100, most: 100_000, chips: STAKES }

/** From this smallest stake on, a table has chips a hundred times as large. In kuruş. */
const HIGH_FROM = 50_000

/** The limits and the dealer of a launched game. */
export async function tableOf(
  database: Database,
  { type, id }: { type: string; id: string }
): Promise<Table> {
  if (type !== 'live') return UNATTENDED
  const [table] = await database
    .select({ dealer: liveTables.dealer, minBet: liveTables.minBet, maxBet: liveTables.maxBet })
    .from(liveTables)
    .where(eq(liveTables.id, Number(id)))
  if (!table) return UNATTENDED
  const least = Number(table.minBet)
  return {
    dealer: table.dealer,
    least,
    most: Number(table.maxBet),
    chips: least < HIGH_FROM ? STAKES : STAKES.map(stake => stake * 100)
  }
}
