import type { Database } from '../db/connect.ts'
import {
  categories,
  gameCategories,
  games,
  liveTables,
  providers,
  tableCategories,
  virtualGames
} from '../db/schema/index.ts'
import { CATEGORIES } from './categories.ts'
import { FORCED_GAMES, makeGames } from './games.ts'
import { foldForSearch } from '../db/search.ts'
import { STUDIOS } from './studios.ts'
import { makeTables } from './tables.ts'
import { VIRTUAL_GAMES } from './virtual-games.ts'

/** Rows per statement: PostgreSQL accepts at most 65,535 values. */
const BATCH_SIZE = 2_000

/** Studios, categories, games and tables. */
export async function seedCatalogue(database: Database, count?: number): Promise<void> {
  const all = [...makeGames(count), ...FORCED_GAMES]
  const tables = makeTables()
  await database.insert(providers).values(STUDIOS.map(({ items: _items, ...studio }) => studio))
  await database.insert(categories).values(CATEGORIES.map(categoryRow))
  for (const part of parts(all.map(gameRow))) await database.insert(games).values(part)
  const links = all.flatMap(game => game.categories.map(categoryId => ({ categoryId, gameId: game.id })))
  await database.insert(gameCategories).values(links)
  await database.insert(liveTables).values(tables.map(tableRow))
  const tableLinks = tables.flatMap(table =>
    table.categories.map(categoryId => ({ categoryId, tableId: table.id }))
  )
  await database.insert(tableCategories).values(tableLinks)
  await database.insert(virtualGames).values([...VIRTUAL_GAMES])
}

function categoryRow({ items: _items, ...category }: (typeof CATEGORIES)[number], position: number) {
  return { ...category, position }
}

function gameRow({
  categories: _categories,
  minStake,
  maxStake,
  ...game
}: ReturnType<typeof makeGames>[number]) {
  return {
    ...game,
    folded: foldForSearch(game.name),
    minStake: BigInt(minStake),
    maxStake: BigInt(maxStake)
  }
}

function tableRow({
  categories: _categories,
  minBet,
  maxBet,
  ...table
}: ReturnType<typeof makeTables>[number]) {
  return { ...table, folded: foldForSearch(table.name), minBet: BigInt(minBet), maxBet: BigInt(maxBet) }
}

function parts<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / BATCH_SIZE) }, (_, part) =>
    rows.slice(part * BATCH_SIZE, (part + 1) * BATCH_SIZE)
  )
}
