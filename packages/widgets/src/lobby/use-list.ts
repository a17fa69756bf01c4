import { $language } from '@bnw/core/lib'
import { gameList, type GameList, type LobbyGame, type LobbyQuery, type SparseList } from '@bnw/core/lobby'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'

export interface ShownList {
  games: GameList
  /** What is drawn. While the list of a new choice is on its way it is the one before. */
  list: SparseList<LobbyGame>
  /** What is drawn is not the answer to what was chosen yet. */
  isOld: boolean
  /** Tells one answer from another. */
  key: string
}

/** The list of a query. The tiles of the one before stay until it is there, so that nothing flashes empty. */
export function useList(query: LobbyQuery): ShownList {
  const language = useStore($language)
  const key = JSON.stringify([language, query])
  const games = gameList(query)
  const list = useStore(games.$list)
  const hasAnswer = list.status === 'ready' || list.status === 'failed'
  const [before, setBefore] = useState({ list, key, type: query.type })
  if (hasAnswer && before.list !== list) setBefore({ list, key, type: query.type })
  const isOld = !hasAnswer && before.key !== key && before.type === query.type && before.list.count > 0

  useEffect(() => {
    games.load(0, 1)
    return games.cancel
  }, [games])
  useEffect(() => {
    if (list.status === 'idle') games.load(0, 1)
  }, [games, list.status])
  useEffect(() => {
    if (!list.error) return
    addEventListener('online', games.retry)
    return () => removeEventListener('online', games.retry)
  }, [games, list.error])

  return { games, list: isOld ? before.list : list, isOld, key: isOld ? before.key : key }
}
