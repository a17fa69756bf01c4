import { explain, gatewayWords, knownGames, type LobbyQuery, lobbyWords, suggest } from '@bnw/core'

import { stateOf, useWords } from '../kit/index.ts'
import { Button } from '../ui/button.tsx'
import { Problem } from '../ui/problem.tsx'
import type { ChosenQuery } from './use-query.ts'

/** Nothing to show, and what else there is. */
export function Nothing({ query, choose }: Pick<ChosenQuery, 'query' | 'choose'>) {
  const words = useWords(lobbyWords)
  const { search, type } = query
  const all = { category: '', provider: '', gameType: '', search: '' }
  const names = search ? suggest(search, knownGames(type).map(({ name }) => name)) : [] // prettier-ignore
  return (
    <div className="nothing">
      <p>{search ? words.none() : words.empty()}</p>
      {names.length > 0 && (
        <>
          <p>{words.meant()}</p>
          <div className="meant">
            {names.map(name => (
              <Button key={name} size="small" onClick={() => choose({ search: name })}>
                {name}
              </Button>
            ))}
          </div>
        </>
      )}
      <Button kind="text" onClick={() => choose(all)}>
        {words.showAll()}
      </Button>
    </div>
  )
}

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
