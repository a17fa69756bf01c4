import { siteTypes, type LobbyType } from './types.ts'

/** What a lobby shows. Empty text means that nothing narrows the list on that side. */
export interface LobbyQuery {
  type: LobbyType
  /** Id of a category. */
  category: string
  /** Id of a provider. */
  provider: string
  /** The word of `/slot/type/{type}`. */
  gameType: string
  /** What was searched for, at least `SEARCH_LETTERS` letters. */
  search: string
}

/** From this many letters on a search is asked for (LOB-02). */
export const SEARCH_LETTERS = 3

/** Counts letters as a reader does: an accent is no letter of its own. */
export function lettersOf(text: string): number {
  return [...text.normalize('NFC').trim()].length
}

/** The part of a query that is the path; the others stand behind it (NAV-03). */
export type QueryPart = 'category' | 'provider' | 'type'

/**
 * The path of the site that shows a query (LOB-03). What was chosen first is the path, the rest stands behind it.
 *
 * @param first Which part is the path, where there are several.
 */
export function lobbyPath(query: LobbyQuery, first: QueryPart = 'category'): string {
  const parts: Record<QueryPart, string> = {
    category: query.category,
    provider: query.provider,
    type: query.gameType
  }
  // A type has no place behind the path, so where there is one it leads.
  const order: QueryPart[] = ['type', first, 'category', 'provider']
  const leading = order.find(part => parts[part] !== '')
  const behind = new URLSearchParams()
  for (const part of ['category', 'provider'] as const)
    if (part !== leading && parts[part]) behind.set(part, parts[part])
  if (query.search) behind.set('search', query.search)
  const path = leading
    ? `/${query.type}/${leading}/${encodeURIComponent(parts[leading])}`
    : siteTypes[query.type]
  const tail = behind.toString()
  return tail ? `${path}?${tail}` : path
}

/** Which part of a query a path of the site begins with, where it begins with one. */
export function leadingPart(path: string): QueryPart | undefined {
  const [, , part] = path.split('/')
  return part === 'category' || part === 'provider' || part === 'type' ? part : undefined
}
