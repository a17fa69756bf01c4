import type { InputOf } from '../contract/call.ts'
import { gamesList } from '../contract/casino.ts'
import { gameTableList } from '../contract/livecasino.ts'
import { send } from '../gateway/client.ts'
import { createKeyed } from '../lib/keyed.ts'
import { $language } from '../lib/language.ts'
import { clearOnSignOut } from '../session/player-data.ts'
import { onPageReset } from '../page-life.ts'
import { lobbyEvents } from './events.ts'
import { readGame, readTable, type LobbyGame } from './game.ts'
import type { LobbyQuery } from './query.ts'
import type { FetchedPage } from './sparse-list.ts'
import { createSparseStore, type SparseStore } from './sparse-store.ts'
import type { LobbyType } from './types.ts'
import { fetchWholePage } from './whole-page.ts'

/** Games per page. The quick access is a single page (LOB-01). */
const PAGE_SIZE = 48
/** The category of popular slots, which has this id on every gateway (LOB-01). */
export const QUICK_ACCESS = '94'
const QUICK_ACCESS_SIZE = 50

/** Number of lists that stay in memory, so that navigating back does not refetch them (LOB-03). */
const MAX_LISTS = 24

export type GameList = SparseStore<LobbyGame>

interface ListKey extends LobbyQuery {
  size: number
  lang: string
}

const lists = createKeyed<ListKey, GameList & { type: LobbyType }>(
  key => ({ ...createList(key), type: key.type }),
  MAX_LISTS
)
// The list of live tables depends on the player (LIVE-01). Slots are the same for all, except for favourites: the list of
// those, if it loads later, must not adopt the flags of another player (SESS-07).
clearOnSignOut(() => {
  for (const list of lists.all()) if (list.type === 'live') list.clear()
  for (const game of loadedGames('slot')) game.isFavourite = false
})
onPageReset(lists.clear)

/**
 * The list of a query in the current language, shared by all elements of the page.
 *
 * @param limit Games per request; 0 is the lobby's page size.
 */
export function gameList({ type, category, provider, gameType, search }: LobbyQuery, limit = 0): GameList {
  const isQuick = type === 'slot' && category === QUICK_ACCESS && !search
  const size = limit || (isQuick ? QUICK_ACCESS_SIZE : PAGE_SIZE)
  return lists.get({ type, category, provider, gameType, search, size, lang: $language.get() })
}

/** A game of any loaded list: gives name and picture where only the id is known. */
export function findGame(type: LobbyType, id: string): LobbyGame | undefined {
  return loadedGames(type).find(game => game.id === id)
}

/** All loaded games of one type. A search without a result is compared with their names. */
export function knownGames(type: LobbyType): LobbyGame[] {
  return [...new Map(loadedGames(type).map(game => [game.id, game])).values()]
}

/** With a game once for each list that has it. */
function loadedGames(type: LobbyType): LobbyGame[] {
  return lists
    .all()
    .filter(list => list.type === type)
    .flatMap(list => [...list.$list.get().pages.values()].flat())
}

const idOf = (game: LobbyGame) => game.id

function createList({ size, ...query }: ListKey): GameList {
  return createSparseStore({
    size,
    idOf,
    fetchPage: (offset, signal) =>
      fetchWholePage(range => fetchGames(query, range, signal), { limit: size, offset }, idOf)
  })
}

/** A search covers all categories; the chosen category applies again when the search is cleared. */
export async function fetchGames(
  { type, category, provider, gameType, search }: LobbyQuery,
  range: { limit: number; offset: number },
  signal: AbortSignal
): Promise<FetchedPage<LobbyGame>> {
  const filters = {
    ...range,
    ...(provider && { providerID: provider }),
    ...(search ? { searchGameName: search } : narrowing(category, gameType))
  }
  const page = await (type === 'slot' ? fetchSlots(filters, signal) : fetchTables(filters, signal))
  lobbyEvents.emit('gamesLoaded', page.items)
  return page
}

type Filters = InputOf<typeof gamesList>

async function fetchSlots(filters: Filters, signal: AbortSignal): Promise<FetchedPage<LobbyGame>> {
  const { items, sent, total } = await send(gamesList, filters, { signal })
  return { items: items.map(readGame), sent, total }
}

async function fetchTables(filters: Filters, signal: AbortSignal): Promise<FetchedPage<LobbyGame>> {
  const { items, sent, total } = await send(gameTableList, filters, { signal })
  return { items: items.map(readTable), sent, total }
}

function narrowing(category: string, gameType: string): { categoryID?: string; type?: string } {
  return { ...(category && { categoryID: category }), ...(gameType && { type: gameType }) }
}
