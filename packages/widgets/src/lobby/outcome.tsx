import { explain, gatewayWords, type LobbyQuery, lobbyWords } from '@bnw/core'

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

/** How many games there are, in words. */
export function countText(count: number): string {
  return count === 1 ? lobbyWords.oneGame() : lobbyWords.games(count)
}

/** What the list says for itself when it has changed. */
export function resultText({ search }: LobbyQuery, count: number): string {
  return search ? lobbyWords.found(search, countText(count)) : countText(count)
}
