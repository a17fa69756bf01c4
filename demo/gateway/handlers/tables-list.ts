import type { AnswerOf, InputOf, livecasino } from '@bnw/core/contract'
import { and, asc, count, eq, inArray, sql, type SQL } from 'drizzle-orm'

import type { Context } from '../context.ts'
import { categories, liveTables, providers, tableCategories } from '../db/schema/index.ts'
import { liraText } from '../ledger/lira.ts'
import { statusesFor } from './groups.ts'
import { idCondition, idOf, isFavourite, favouriteCondition, nothing, searchCondition } from './lobby.ts'

type Input = InputOf<typeof livecasino.gameTableList>

/** One page of live tables. Source: LIVE-01, LIVE-02, FAV-01. */
export async function listTables(
  input: Input,
  context: Context
): Promise<AnswerOf<typeof livecasino.gameTableList>> {
  const where = and(...(await conditionsOf(input, context)))
  const rows = await context.database
    .select({
      table: liveTables,
      providerName: providers.name,
      isFavorite: isFavourite(context, 'livecasino', liveTables.id),
      total: sql<number>`count(*) over ()`.mapWith(Number)
    })
    .from(liveTables)
    .innerJoin(providers, eq(providers.id, liveTables.providerId))
    .where(where)
    .orderBy(asc(liveTables.id))
    .limit(input.limit)
    .offset(input.offset)
  const total = rows[0]?.total ?? (input.offset > 0 ? await countTables(context, where) : 0)
  return { items: rows.map(rowOf), total }
}

async function conditionsOf(input: Input, context: Context): Promise<(SQL | undefined)[]> {
  const { database } = context
  return [
    inArray(providers.status, [...statusesFor(context)]),
    await searchCondition(input.searchGameName, liveTables.folded, context),
    input.favorites ? favouriteCondition(context, 'livecasino', liveTables.id) : undefined,
    idCondition(liveTables.providerId, input.providerID),
    input.categoryID === undefined ? undefined : ofCategory(database, input.categoryID),
    input.type === undefined ? undefined : ofType(database, input.type)
  ]
}

function ofCategory(database: Context['database'], text: string): SQL {
  const id = idOf(text)
  if (id === undefined) return nothing
  const members = database
    .select({ id: tableCategories.tableId })
    .from(tableCategories)
    .where(eq(tableCategories.categoryId, id))
  return inArray(liveTables.id, members)
}

/** `{type}` of `/live/type/{type}`. */
function ofType(database: Context['database'], type: string): SQL {
  const members = database
    .select({ id: tableCategories.tableId })
    .from(tableCategories)
    .innerJoin(categories, eq(categories.id, tableCategories.categoryId))
    .where(and(eq(categories.kind, 'live'), eq(categories.type, type)))
  return inArray(liveTables.id, members)
}

async function countTables({ database }: Context, where: SQL | undefined): Promise<number> {
  const [counted] = await database
    .select({ total: count() })
    .from(liveTables)
    .innerJoin(providers, eq(providers.id, liveTables.providerId))
    .where(where)
  return counted?.total ?? 0
}

interface Found {
  table: typeof liveTables.$inferSelect
  providerName: string
  isFavorite: boolean
}

function rowOf({ table, providerName, isFavorite }: Found) {
  return {
    tableID: table.id,
    name: table.name,
    providerID: table.providerId,
    providerName,
    image: table.image,
    dealer: table.dealer,
    minBet: liraText(table.minBet),
    maxBet: liraText(table.maxBet),
    seats: table.seats,
    isFavorite
  }
}
