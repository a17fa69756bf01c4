import { $language, gameList, itemAt, playWords } from '@bnw/core'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import { GameTile } from '../games/game-tile.tsx'
import { useWords } from '../kit/index.ts'

/** How many other games are offered where one did not open. */
const OFFERED = 4

const ALL = { type: 'slot', category: '', provider: '', gameType: '', search: '' } as const

/** A few games to play instead. */
export function OtherGames({ besides }: { besides: string }) {
  const words = useWords(playWords)
  useStore($language)
  const games = gameList(ALL, OFFERED + 1)
  const list = useStore(games.$list)

  useEffect(() => {
    if (list.status === 'idle') games.need(0, OFFERED + 1)
  }, [games, list.status])

  const others = Array.from({ length: OFFERED + 1 }, (_, place) => itemAt(list, place))
    .filter(game => game && game.id !== besides)
    .slice(0, OFFERED)
  if (others.length === 0) return null
  return (
    <>
      <h3>{words.others()}</h3>
      <ul className="others">
        {others.map(
          game =>
            game && (
              <li key={game.id}>
                <GameTile game={game} />
              </li>
            )
        )}
      </ul>
    </>
  )
}
