import { and, asc, count, eq, inArray, isNull } from 'drizzle-orm'

import type { Context, Language } from '../context.ts'
import {
  categories,
  gameCategories,
  games,
  liveTables,
  providers,
  tableCategories
} from '../db/schema/index.ts'

interface Page {
  limit: number
  offset: number
}

/** Statuses of visible live studios: 2 only for account class 20 (LIVE-01). */
export function statusesFor({ player }: Pick<Context, 'player'>): readonly number[] {
  return player?.rid === '20' ? [1, 2] : [1]
}

/** Slot categories with the number of their games. */
export async function listSlotCategories(page: Page, { database, lang }: Context) {
  const counts = database
    .select({ id: gameCategories.categoryId, items: count().as('items') })
    .from(gameCategories)
    .groupBy(gameCategories.categoryId)
    .as('counts')
  const rows = await database
    .select({ category: categories, items: counts.items })
    .from(categories)
    .leftJoin(counts, eq(counts.id, categories.id))
    .where(eq(categories.kind, 'slot'))
    .orderBy(asc(categories.position))
  return pageOf(
    rows.map(row => categoryRow(row, lang)),
    page
  )
}

/** Live categories with the number of tables visible to the player. */
export async function listLiveCategories(page: Page, context: Context) {
  const { database, lang } = context
  const counts = database
    .select({ id: tableCategories.categoryId, items: count().as('items') })
    .from(tableCategories)
    .innerJoin(liveTables, eq(liveTables.id, tableCategories.tableId))
    .innerJoin(providers, eq(providers.id, liveTables.providerId))
    .where(inArray(providers.status, [...statusesFor(context)]))
    .groupBy(tableCategories.categoryId)
    .as('counts')
  const rows = await database
    .select({ category: categories, items: counts.items })
    .from(categories)
    .leftJoin(counts, eq(counts.id, categories.id))
    .where(eq(categories.kind, 'live'))
    .orderBy(asc(categories.position))
  return pageOf(
    rows.map(row => categoryRow(row, lang)),
    page
  )
}

/** Slot studios with the number of their games. */
export async function listSlotStudios(page: Page, { database }: Context) {
  const counts = database
    .select({ id: games.providerId, items: count().as('items') })
    .from(games)
    .where(isNull(games.quirk))
    .groupBy(games.providerId)
    .as('counts')
  const rows = await database
    .select({ provider: providers, items: counts.items })
    .from(providers)
    .leftJoin(counts, eq(counts.id, providers.id))
    .where(eq(providers.kind, 'slot'))
    .orderBy(asc(providers.id))
  return pageOf(rows.map(studioRow), page)
}

/** Live studios with these statuses, and the number of their tables. */
export async function listLiveStudios(page: Page, { database }: Context, statuses: readonly number[]) {
  const counts = database
    .select({ id: liveTables.providerId, items: count().as('items') })
    .from(liveTables)
    .groupBy(liveTables.providerId)
    .as('counts')
  const rows = await database
    .select({ provider: providers, items: counts.items })
    .from(providers)
    .leftJoin(counts, eq(counts.id, providers.id))
    .where(and(eq(providers.kind, 'live'), inArray(providers.status, [...statuses])))
    .orderBy(asc(providers.id))
  return pageOf(rows.map(studioRow), page)
}

function categoryRow(
  { category, items }: { category: typeof categories.$inferSelect; items: number | null },
  lang: Language
) {
  const { id, name } = category
  return { CategoryID: id, name: name[lang], items: items ?? 0, icon: `/images/categories/${id}.svg` }
}

function studioRow({ provider, items }: { provider: typeof providers.$inferSelect; items: number | null }) {
  const { id, name } = provider
  return {
    providerID: id,
    providerName: name,
    logo: `/images/providers/${id}.svg`,
    items: items ?? 0
  }
}

/** Pages a short list in memory. */
function pageOf<Row>(rows: readonly Row[], { limit, offset }: Page) {
  return { items: rows.slice(offset, offset + limit), total: rows.length }
}
