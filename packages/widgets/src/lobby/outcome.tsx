import { explain, gatewayWords } from '@bnw/core/gateway'
import { formatCount, type LobbyQuery, type LobbyType, lobbyWords } from '@bnw/core/lobby'

import { stateOf, useWords } from '../kit/index.ts'
import { Problem } from '../ui/problem.tsx'

/** Why games did not load. There is no retry button if only waiting or reloading the page helps. */
export function LoadError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const words = useWords(gatewayWords)
  const state = stateOf(error)
  const isRetryable = state !== 'blocked' && state !== 'maintenance'
  return (
    <Problem
      message={explain(error)}
      retryLabel={words.retry()}
      onRetry={isRetryable ? onRetry : undefined}
    />
  )
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
