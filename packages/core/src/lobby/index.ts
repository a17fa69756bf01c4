/** Public names of `lobby/`. */
export {
  leadingPart,
  countLetters,
  lobbyPath,
  MIN_SEARCH_LETTERS,
  type LobbyQuery,
  searchOf,
  type QueryPart
} from './query.ts'
export type { LobbyType } from './types.ts'
export type { LobbyGame } from './game.ts'
export { firstItems, itemAt, type SparseList } from './sparse-list.ts'
export { findGame, gameList, knownGames, QUICK_ACCESS, type GameList } from './lists.ts'
export { namedGame } from './named-game.ts'
export { lobbyFilters, type LobbyFilters } from './filters.ts'
export { createSearch, type Search } from './search.ts'
export { suggest } from './suggest.ts'
export { $recentSearches, forgetSearch, rememberSearch } from './recent-searches.ts'
export { $hasSearchKey, toggleSearchKey } from './search-key.ts'
export { categoryLike, lobbyTitle } from './title.ts'
export { lobbyWords } from './words.ts'
export type { Category, Provider } from '../contract/casino.ts'
