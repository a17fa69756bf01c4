import { $language, range } from '@bnw/core/lib'
import { gameList, itemAt, type LobbyQuery } from '@bnw/core/lobby'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

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

/** A few other games. Renders nothing until they are loaded. */
export function OfferedGames({ title, query, besides }: OfferedGamesProps) {
  useStore($language)
  const games = gameList({ category: '', provider: '', gameType: '', search: '', ...query }, OFFERED + 1)
  const list = useStore(games.$list)

  useEffect(() => {
    if (list.status === 'idle') games.load(0, OFFERED + 1)
  }, [games, list.status])

  const offered = range(OFFERED + 1)
    .map(place => itemAt(list, place))
    .filter(game => game !== undefined)
    .filter(({ id }) => id !== besides)
    .slice(0, OFFERED)
  if (offered.length === 0) return null
  return (
    <section className="offered">
      <h2>{title}</h2>
      <ul>
        {offered.map(game => (
          <li key={game.id}>
            <GameTile game={game} />
          </li>
        ))}
      </ul>
    </section>
  )
}
