import { $language, writeJson } from '@bnw/core/lib'
import {
  gameList,
  type GameList,
  type LobbyGame,
  lobbyPath,
  type LobbyQuery,
  type SparseList
} from '@bnw/core/lobby'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'

export interface ShownList {
  games: GameList
  /** The list to render; the previous one while that of a new query loads. */
  list: SparseList<LobbyGame>
  /** Whether `list` belongs to a previous query. */
  isOld: boolean
  /** The path of the site with the games of `list`. */
  listPath: string
}

/** The list of a query. The previous tiles stay until it is loaded, so that the grid is never empty in between. */
export function useList(query: LobbyQuery): ShownList {
  const language = useStore($language)
  const key = writeJson({ language, query })
  const games = gameList(query)
  const list = useStore(games.$list)
  const hasResponse = list.status === 'ready' || list.status === 'failed'
  const [previous, setPrevious] = useState({ list, key, query })
  if (hasResponse && previous.list !== list) setPrevious({ list, key, query })
  const isOld =
    !hasResponse && previous.key !== key && previous.query.type === query.type && previous.list.count > 0

  useEffect(() => games.watch(), [games])
  useEffect(() => {
    if (list.status === 'idle') games.load(0, 1)
  }, [games, list.status])

  const shown = isOld ? previous : { list, query }
  return { games, list: shown.list, isOld, listPath: lobbyPath(shown.query) }
}
