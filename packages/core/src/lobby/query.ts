import { encodePart } from '../routes/play-path.ts'
import { LOBBY_PATHS, type LobbyType } from './types.ts'

/** Filters of a lobby. An empty text is no filter. */
export interface LobbyQuery {
  type: LobbyType
  /** Id of a category. */
  category: string
  /** Id of a provider. */
  provider: string
  /** The last segment of `/slot/type/{type}`. */
  gameType: string
  /** The search text, at least `MIN_SEARCH_LETTERS` letters. */
  search: string
}

/** Minimum number of letters of a search (LOB-02). */
export const MIN_SEARCH_LETTERS = 3

/** Longer searches are cut: the gateway takes at most 250 characters. */
const MAX_SEARCH_LENGTH = 250

/** Counts letters; a combining accent does not count. */
export function countLetters(text: string): number {
  return [...text.normalize('NFC').trim()].length
}

/** The search of a text; empty if it is too short. */
export function searchOf(text: string): string {
  const search = text.trim().slice(0, MAX_SEARCH_LENGTH).trimEnd()
  return countLetters(search) < MIN_SEARCH_LETTERS ? '' : search
}

/** The filter that is part of the path; the others are query parameters (NAV-03). */
export type QueryPart = 'category' | 'provider' | 'type'

/**
 * The path of the site for a lobby (LOB-03). One filter is part of the path, the others are query parameters.
 *
 * @param first The filter that is part of the path if there are several.
 */
export function lobbyPath(query: LobbyQuery, first: QueryPart = 'category'): string {
  const parts: Record<QueryPart, string> = {
    category: query.category,
    provider: query.provider,
    type: query.gameType
  }
  // A type cannot be a query parameter, so it always becomes part of the path.
  const order: QueryPart[] = ['type', first, 'category', 'provider']
  const leading = order.find(part => parts[part] !== '')
  const behind = new URLSearchParams()
  for (const part of ['category', 'provider'] as const)
    if (part !== leading && parts[part]) behind.set(part, parts[part])
  if (query.search) behind.set('search', query.search)
  const path = leading ? `/${query.type}/${leading}/${encodePart(parts[leading])}` : LOBBY_PATHS[query.type]
  const tail = behind.toString()
  return tail ? `${path}?${tail}` : path
}

/** The filter that is part of a lobby's path, if any. */
export function leadingPart(path: string): QueryPart | undefined {
  const [, , part] = path.split('/')
  return part === 'category' || part === 'provider' || part === 'type' ? part : undefined
}
