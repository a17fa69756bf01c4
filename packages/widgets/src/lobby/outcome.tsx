import { formatCount } from '@bnw/core/lib'
import { type LobbyQuery, type LobbyType, lobbyWords } from '@bnw/core/lobby'

import { stateOf } from '../kit/index.ts'
import { LoadError } from '../ui/load-error.tsx'

/** Why games did not load. There is no retry button during maintenance: only waiting helps. */
export function GamesError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return <LoadError error={error} onRetry={stateOf(error) === 'maintenance' ? undefined : onRetry} />
}

/** The number of games or tables as text. */
export function countText(type: LobbyType, count: number): string {
  const { oneGame, games, oneTable, tables } = lobbyWords
  const [one, more] = type === 'live' ? [oneTable, tables] : [oneGame, games]
  return count === 1 ? one() : more(formatCount(count))
}

/** The announcement after the list has changed. */
export function resultText({ type, search }: LobbyQuery, count: number): string {
  const text = countText(type, count)
  return search ? lobbyWords.found(search, text) : text
}
