import { explain, gatewayWords } from '@bnw/core/gateway'
import { type LobbyQuery, type LobbyType, lobbyWords } from '@bnw/core/lobby'

import { stateOf, useWords } from '../kit/index.ts'
import { Problem } from '../ui/problem.tsx'

/** Why games did not come. Where only reloading the page helps, or waiting, there is nothing to press here. */
export function Trouble({ error, onRetry }: { error: Error; onRetry: () => void }) {
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

/** How many games or tables there are, in words. */
export function countText(type: LobbyType, count: number): string {
  const { oneGame, games, oneTable, tables } = lobbyWords
  const [one, more] = type === 'live' ? [oneTable, tables] : [oneGame, games]
  return count === 1 ? one() : more(count)
}

/** What the list says for itself when it has changed. */
export function resultText({ type, search }: LobbyQuery, count: number): string {
  const text = countText(type, count)
  return search ? lobbyWords.found(search, text) : text
}
