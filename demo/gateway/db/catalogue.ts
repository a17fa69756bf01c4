import { asc, eq } from 'drizzle-orm'

import type { Database } from './database.ts'
import { categories, gameCategories, games, liveTables, providers, tableCategories } from './schema/index.ts'

type Category = typeof categories.$inferSelect
type Provider = typeof providers.$inferSelect

/** A game or a live table, with what lists filter by. */
interface Item<Row> {
  row: Row
  provider: Provider
  categories: readonly Category[]
}

export type CatalogueGame = Item<typeof games.$inferSelect>
export type CatalogueTable = Item<typeof liveTables.$inferSelect>

/** All that the lobbies list. */
export interface Catalogue {
  /** By id; those with a forced outcome too. */
  games: readonly CatalogueGame[]
  /** By id. */
  tables: readonly CatalogueTable[]
  /** By position. */
  categories: readonly Category[]
  /** By id. */
  providers: readonly Provider[]
}

const catalogues = new WeakMap<Database, Promise<Catalogue>>()

/**
 * The catalogue in memory: most requests read it, and only the seed writes it. After another change of its tables the
 * gateway has to be started again.
 */
export function catalogueOf(database: Database): Promise<Catalogue> {
  const known = catalogues.get(database)
  if (known) return known
  const loaded = loadCatalogue(database)
  catalogues.set(database, loaded)
  // The next request tries again.
  loaded.catch(() => catalogues.delete(database))
  return loaded
}

async function loadCatalogue(database: Database): Promise<Catalogue> {
  const allCategories = await database.select().from(categories).orderBy(asc(categories.position))
  const gameLinks = await database.select().from(gameCategories)
  const tableLinks = await database.select().from(tableCategories)
  const gamesCategories = grouped(gameLinks, ({ gameId }) => gameId, allCategories)
  const tablesCategories = grouped(tableLinks, ({ tableId }) => tableId, allCategories)
  const gameRows = await database
    .select({ row: games, provider: providers })
    .from(games)
    .innerJoin(providers, eq(providers.id, games.providerId))
    .orderBy(asc(games.id))
  const tableRows = await database
    .select({ row: liveTables, provider: providers })
    .from(liveTables)
    .innerJoin(providers, eq(providers.id, liveTables.providerId))
    .orderBy(asc(liveTables.id))
  return {
    games: gameRows.map(item => ({ ...item, categories: gamesCategories.get(item.row.id) ?? [] })),
    tables: tableRows.map(item => ({ ...item, categories: tablesCategories.get(item.row.id) ?? [] })),
    categories: allCategories,
    providers: await database.select().from(providers).orderBy(asc(providers.id))
  }
}

/** The categories of each item by its id. */
function grouped<Link extends { categoryId: number }>(
  links: readonly Link[],
  itemOf: (link: Link) => number,
  all: readonly Category[]
): Map<number, Category[]> {
  const byId = new Map(all.map(category => [category.id, category]))
  const groups = new Map<number, Category[]>()
  for (const link of links) {
    const category = byId.get(link.categoryId)
    const group = groups.get(itemOf(link))
    if (category && group) group.push(category)
    else if (category) groups.set(itemOf(link), [category])
  }
  return groups
}
