import { SLOW_MS, type Context } from '../context.ts'
import type { CatalogueGame, CatalogueTable } from '../db/catalogue.ts'
import { readFavourites } from '../db/favourites.ts'
import { foldForSearch } from '../db/search.ts'
import { Refusal } from '../refusal.ts'

type Item = CatalogueGame | CatalogueTable

/** Filters that both lobbies share, as requested. */
interface Filters {
  providerID?: string | undefined
  categoryID?: string | undefined
}

export interface Page {
  limit: number
  offset: number
}

/** The rows of a page, and the number of all rows. */
export function pageOf<Row>(rows: readonly Row[], { limit, offset }: Page): { items: Row[]; total: number } {
  return { items: rows.slice(offset, offset + limit), total: rows.length }
}

export function favouritesOf<Listed extends Item>(
  items: readonly Listed[],
  ids: ReadonlySet<string>
): Listed[] {
  return items.filter(({ row }) => ids.has(String(row.id)))
}

/** @param term The folded search term, of `searchTerm()`. */
export function matching<Listed extends Item>(
  items: readonly Listed[],
  filters: Filters,
  term: string | undefined
): Listed[] {
  const provider = filterId(filters.providerID)
  const category = filterId(filters.categoryID)
  return items.filter(
    item =>
      (provider === undefined || item.row.providerId === provider) &&
      (category === undefined || item.categories.some(({ id }) => id === category)) &&
      (term === '' || (term !== undefined && item.row.folded.includes(term)))
  )
}

/**
 * The folded search term; empty to find everything, undefined to find nothing.
 *
 * @throws {Refusal} For a forced search.
 */
export async function searchTerm(typed: string | undefined, context: Context): Promise<string | undefined> {
  if (!typed) return ''
  const term = foldForSearch(typed)
  if (term === '') return term
  const forced = context.forced?.search(term)
  if (forced === 'nothing') return undefined
  if (forced === 'refused') throw new Refusal({ tr: 'Arama yapılamadı', en: 'The search failed' })
  if (forced !== 'slow') return term
  await context.pause(SLOW_MS)
  return ''
}

/** The id to filter by; undefined without a filter. An invalid id matches nothing. */
function filterId(text: string | undefined): number | undefined {
  return text === undefined ? undefined : (idOf(text) ?? 0)
}

/** The ids of the player's favourites; none for a visitor. */
export async function favouriteIds(
  { player, database }: Context,
  type: 'casino' | 'livecasino'
): Promise<ReadonlySet<string>> {
  if (!player) return new Set()
  const items = await readFavourites(database, player.id)
  return new Set(items.filter(item => item.type === type).map(({ id }) => id))
}

/** Whether an item is in a category of this `{type}` of `/slot/type/{type}` or `/live/type/{type}`. */
export function isOfType({ categories }: Item, kind: 'slot' | 'live', type: string): boolean {
  return categories.some(category => category.kind === kind && category.type === type)
}

/** Parses an id; undefined if it is invalid. */
export function idOf(text: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}
