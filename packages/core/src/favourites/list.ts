import { computed, onMount, type ReadableAtom } from 'nanostores'

import { gamesList } from '../contract/casino.ts'
import { gameTableList } from '../contract/livecasino.ts'
import { send } from '../gateway/client.ts'
import { createKeyed } from '../lib/keyed.ts'
import { $language } from '../lib/language.ts'
import { createRemote, mapRemote, type Remote, type RemoteValue } from '../lib/remote.ts'
import { lobbyEvents } from '../lobby/events.ts'
import { readGame, readTable, type LobbyGame } from '../lobby/game.ts'
import { clearOnSignOut } from '../session/player-data.ts'
import { $favourites, favouriteKey, type FavouriteType } from './store.ts'

/** Maximum number of favourites of one type (FAV-01). */
export const MAX_FAVOURITES = 100

export interface FavouriteGames {
  /** The loaded favourites without those removed since. An undone removal restores them. */
  $games: ReadableAtom<Remote<readonly LobbyGame[]>>
  load(): Promise<void>
}

interface StoredList extends FavouriteGames {
  remote: RemoteValue<readonly LobbyGame[]>
}

const lists = createKeyed<{ type: FavouriteType; lang: string }, StoredList>(({ type }) => createGames(type))
clearOnSignOut(() => lists.all().forEach(({ remote }) => remote.clear()))

/** The player's favourite games or tables with the data of a tile, in the current language. */
export function favouriteGames(type: FavouriteType): FavouriteGames {
  return lists.get({ type, lang: $language.get() })
}

function createGames(type: FavouriteType): StoredList {
  const remote = createRemote(signal => fetchGames(type, signal))
  const $games = computed([remote.$remote, $favourites], (state, { marked }) =>
    mapRemote(state, games => games.filter(game => marked.has(keyOf(game))))
  )
  onMount($games, () => loadAdded(type, remote))
  return { remote, $games, load: remote.load }
}

/** Loads the tiles of favourites that are added elsewhere, also during a load whose reply may be without them. */
function loadAdded(type: FavouriteType, { $remote, reload }: RemoteValue<readonly LobbyGame[]>): () => void {
  const added = new Set<string>()
  const loadMissing = () => {
    const { status, value } = $remote.get()
    if (status !== 'ready') return
    const here = new Set(value.map(keyOf))
    const isMissing = [...added].some(key => !here.has(key))
    added.clear()
    if (isMissing && value.length < MAX_FAVOURITES) void reload()
  }
  const stopMarks = $favourites.listen(({ marked }, before) => {
    if (!$remote.get().value) return
    for (const key of marked) if (key.startsWith(`${type}:`) && !before?.marked.has(key)) added.add(key)
    loadMissing()
  })
  const stopLoads = $remote.listen(loadMissing)
  return () => {
    stopMarks()
    stopLoads()
  }
}

function keyOf({ type, id }: LobbyGame): string {
  return favouriteKey(type, id)
}

async function fetchGames(type: FavouriteType, signal: AbortSignal): Promise<readonly LobbyGame[]> {
  const page = { limit: MAX_FAVOURITES, offset: 0, favorites: true }
  const games =
    type === 'slot'
      ? (await send(gamesList, page, { signal })).items.map(readGame)
      : (await send(gameTableList, page, { signal })).items.map(readTable)
  const favourites = games.map(game => ({ ...game, isFavourite: true }))
  lobbyEvents.emit('gamesLoaded', favourites)
  return favourites
}
