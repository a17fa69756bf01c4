import { $language, range } from '@bnw/core/lib'
import {
  firstItems,
  gameList,
  type LobbyQuery,
  type LobbyType,
  lobbyWords,
  QUICK_ACCESS
} from '@bnw/core/lobby'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import { useWords } from '../kit/index.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { GameTile } from './game-tile.tsx'
import css from './offered-games.css?inline'

export const offeredStyles = css

/** How many games are offered in place of missing content. */
const OFFERED = 4

interface OfferedGamesProps {
  title: string
  /** Which games; an omitted key does not filter. */
  query: Pick<LobbyQuery, 'type'> & Partial<LobbyQuery>
  /** Id of a game that is not offered. */
  besides?: string
}

/** A few other games: placeholders until they are loaded, and nothing if there are none. Needs `gameStyles`. */
export function OfferedGames({ title, query, besides }: OfferedGamesProps) {
  useStore($language)
  const games = gameList({ category: '', provider: '', gameType: '', search: '', ...query }, OFFERED + 1)
  const list = useStore(games.$list)

  useEffect(() => {
    if (list.status === 'idle') games.load(0, OFFERED + 1)
  }, [games, list.status])

  const offered = firstItems(list, OFFERED + 1)
    .filter(({ id }) => id !== besides)
    .slice(0, OFFERED)
  const isLoading = list.status === 'idle' || list.status === 'loading'
  if (offered.length === 0 && !isLoading) return null
  return (
    <section className="offered">
      <h2>{title}</h2>
      <ul>
        {isLoading
          ? range(OFFERED).map(index => (
              <li key={index}>
                <Skeleton shape={query.type === 'live' ? 'live' : 'tile'} />
              </li>
            ))
          : offered.map(game => (
              <li key={game.id}>
                <GameTile game={game} />
              </li>
            ))}
      </ul>
    </section>
  )
}

/** Tables have no quick access: the first ones of all. */
const POPULAR = { slot: { type: 'slot', category: QUICK_ACCESS }, live: { type: 'live' } } as const

/** Popular games where a list is empty. */
export function PopularGames({ type }: { type: LobbyType }) {
  const words = useWords(lobbyWords)
  return <OfferedGames title={words.popular()} query={POPULAR[type]} />
}
