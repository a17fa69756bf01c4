import { createKeyed } from '../lib/keyed.ts'
import { createRemote, type RemoteValue } from '../lib/remote.ts'
import { onPageReset } from '../page-life.ts'
import { clearOnSignOut } from '../session/player-data.ts'
import type { LobbyGame } from './game.ts'
import { fetchGames } from './lists.ts'
import type { LobbyType } from './types.ts'

/** A game where only its id and name are known, as in a history. */
interface NamedGame {
  type: LobbyType
  id: string
  name: string
}

/** Games per search: several names may contain the one that is searched. */
const LIMIT = 10
const MAX_GAMES = 64

const games = createKeyed<NamedGame, RemoteValue<LobbyGame | undefined>>(
  ({ type, id, name }) =>
    createRemote(async signal => {
      const query = { type, category: '', provider: '', gameType: '', search: name }
      const { items } = await fetchGames(query, { limit: LIMIT, offset: 0 }, signal)
      return items.find(game => game.id === id)
    }),
  MAX_GAMES
)
// Live tables depend on the player (LIVE-01).
clearOnSignOut(games.clear)
onPageReset(games.clear)

/** The game with its picture and provider, found by a search for its name; undefined if the gateway does not list it. */
export function namedGame({ type, id, name }: NamedGame): RemoteValue<LobbyGame | undefined> {
  return games.get({ type, id, name })
}
