import type { betframe, HandlersOf, InputOf } from '@bnw/core/contract'
import { and, desc, eq, gte, lt, ne, sql, type SQL } from 'drizzle-orm'

import { playerOf, type Context, type Language } from '../context.ts'
import { coupons, type CouponLine } from '../db/schema/index.ts'
import { totalOf } from '../db/total.ts'
import { liraText } from '../ledger/lira.ts'
import { endOfDay, momentText, startOfDay } from '../dates.ts'

export const betframeHandlers = {
  getCoupons: async (filters, context) => {
    const { database, lang } = context
    const where = and(eq(coupons.playerId, playerOf(context).id), ...conditions(filters))
    const rows = await database
      .select()
      .from(coupons)
      .where(where)
      // Also by id, so that coupons with the same date are never on two pages.
      .orderBy(desc(coupons.date), coupons.id)
      .limit(filters.limit)
      .offset(filters.offset)
    const total = await totalOf(database, { rows, ...filters }, { from: coupons, where })
    return { items: rows.map(row => toWire(row, lang)), total }
  }
} satisfies HandlersOf<typeof betframe, Context>

/** Every state but `open` is closed. */
function conditions({
  state,
  startDate,
  endDate,
  searchID
}: InputOf<typeof betframe.getCoupons>): (SQL | undefined)[] {
  const id = searchID?.trim().toUpperCase()
  return [
    state && (state === 'open' ? eq : ne)(coupons.state, 'open'),
    startDate ? gte(coupons.date, startOfDay(startDate)) : undefined,
    endDate ? lt(coupons.date, endOfDay(endDate)) : undefined,
    id ? sql`upper(${coupons.id}) = ${id}` : undefined
  ]
}

function toWire(row: typeof coupons.$inferSelect, lang: Language) {
  return {
    couponID: row.id,
    date: momentText(row.date),
    state: row.state,
    stake: liraText(row.stake),
    odds: row.odds / 100,
    possible_win: liraText(row.possibleWin),
    win: liraText(row.win),
    bets: row.lines.map(line => betOf(line, lang))
  }
}

function betOf({ event, market, selection, odds, result, start }: CouponLine, lang: Language) {
  return {
    event,
    market: market[lang],
    selection: selection[lang],
    odds: odds / 100,
    result,
    start: momentText(new Date(start))
  }
}
