import { lobbyWords } from '@bnw/core/lobby'
import { $recentGames, type PlayedGame, recentWords } from '@bnw/core/recent'
import { $isPlayer } from '@bnw/core/session'
import { useStore } from '@nanostores/react'

import { useLaunch } from '../tile/use-launch.ts'
import { type PropsOf, useElementState, useWords } from '../kit/index.ts'
import { Picture } from '../ui/picture.tsx'
import { Rail } from '../ui/rail.tsx'
import type { recent } from './element.ts'
import { ForeignText } from '../ui/foreign-text.tsx'

export function Recent({ type }: PropsOf<typeof recent>) {
  const words = useWords(recentWords)
  const { previous, next } = useWords(lobbyWords)
  const isPlayer = useStore($isPlayer)
  const all = useStore($recentGames)
  const games = isPlayer ? all.filter(game => type === 'all' || game.type === type) : []
  useElementState(games.length > 0 ? 'ready' : 'empty')

  if (games.length === 0) return null
  return (
    <div className="recent">
      <Rail title={words.title()} previousLabel={previous()} nextLabel={next()}>
        {games.map(game => (
          <RecentGame key={`${game.type} ${game.id}`} game={game} />
        ))}
      </Rail>
    </div>
  )
}

/** A compact tile: the lobby follows below. */
function RecentGame({ game }: { game: PlayedGame }) {
  const words = useWords(lobbyWords)
  const { play } = useLaunch(game)
  return (
    <article className="again" part="game">
      <span className="art">
        <Picture src={game.picture} coverKey={`${game.type}:${game.id}`} />
      </span>
      <div className="text">
        <a href={play.href} onClick={play.onPlay} aria-label={`${words.play()} ${game.name}`}>
          <ForeignText>{game.name}</ForeignText>
        </a>
        {game.provider && (
          <span>
            <ForeignText>{game.provider}</ForeignText>
          </span>
        )}
      </div>
    </article>
  )
}
