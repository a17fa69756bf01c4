import type { finance, InputOf } from '@bnw/core/contract'
import { and, asc, desc, eq, gte, inArray, lt, sql, type SQL } from 'drizzle-orm'

import { methodNames } from '../cashier/methods.ts'
import { noteIn } from '../cashier/notes.ts'
import type { Language } from '../context.ts'
import type { Database } from '../db/database.ts'
import { transactions } from '../db/schema/index.ts'
import { totalOf } from '../db/total.ts'
import { liraText, kurusOf } from '../ledger/lira.ts'
import { CATEGORIES, SUB_CATEGORIES, TYPES } from '../ledger/names.ts'
import { bonusNames } from './bonus.ts'
import { endOfDay, momentText, startOfDay } from '../dates.ts'

type Filters = InputOf<typeof finance.listTransactions>

/** Columns for ordering. `id` is the order of insertion. */
const ORDER_BY = {
  date: transactions.date,
  amount: transactions.amount,
  id: transactions.sequence
} as const

/** A page of the player's own transactions. */
export async function listTransactions(
  database: Database,
  filters: Filters,
  { playerId, lang }: { playerId: string; lang: Language }
) {
  const where = and(eq(transactions.playerId, playerId), ...conditions(filters))
  const direction = filters.OrderDir === 'ASC' ? asc : desc
  const rows = await database
    .select()
    .from(transactions)
    .where(where)
    // Also by sequence, so that equal rows are never on two pages.
    .orderBy(direction(ORDER_BY[filters.OrderPar]), direction(transactions.sequence))
    .limit(filters.limit)
    .offset(filters.offset)
  const translation = {
    lang,
    methods: await methodNames(database, lang),
    bonuses: await bonusNames(database, playerId, lang)
  }
  const total = await totalOf(database, { rows, ...filters }, { from: transactions, where })
  return { items: rows.map(row => toWire(row, translation)), total }
}

function conditions(filters: Filters): SQL[] {
  const { searchType, searchCategory, searchSubCategory, startDate, endDate, status } = filters
  const minimum = kurusOf(filters.searchMinAmount)
  const id = filters.searchID?.trim()
  return [
    searchType && inArray(transactions.type, numbersIn(searchType)),
    searchCategory && inArray(transactions.category, numbersIn(searchCategory)),
    searchSubCategory && inArray(transactions.subCategory, numbersIn(searchSubCategory)),
    startDate && gte(transactions.date, startOfDay(startDate)),
    endDate && lt(transactions.date, endOfDay(endDate)),
    status !== undefined && inArray(transactions.status, numbersIn(String(status))),
    minimum !== undefined && gte(transactions.amount, minimum),
    id && sql`(${transactions.id} = ${id.toUpperCase()} or ${transactions.requestId} = ${id.toLowerCase()})`
  ].filter(condition => condition instanceof Object)
}

/** Ids with commas between them. One that is no small number matches no row, rather than being left out. */
function numbersIn(text: string): number[] {
  return text.split(',').map(part => (/^\s*\d{1,4}\s*$/.test(part) ? Number(part) : -1))
}

/** Translates the history, which is stored in Turkish. */
interface Translation {
  lang: Language
  methods: ReadonlyMap<string, string>
  bonuses: ReadonlyMap<string, string>
}

function toWire(row: typeof transactions.$inferSelect, { lang, methods, bonuses }: Translation) {
  return {
    id: row.id,
    transaction_category_id: row.category,
    category_name: CATEGORIES[row.category]?.[lang] ?? '',
    sub_category_name: SUB_CATEGORIES[row.subCategory]?.[lang] ?? '',
    transaction_type_id: row.type,
    type_name: TYPES[row.type]?.[lang] ?? '',
    transaction_status: row.status,
    amount: liraText(row.amount),
    balance_after: row.balanceAfter === null ? null : liraText(row.balanceAfter),
    date: momentText(row.date),
    note: bonuses.get(row.note) ?? noteIn(lang, row.note),
    method_name: methods.get(row.methodName) ?? row.methodName,
    game_name: row.gameName,
    gameID: row.gameId,
    game_type: row.gameType,
    round_id: row.roundId,
    request_id: row.requestId
  }
}
