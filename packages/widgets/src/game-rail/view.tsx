import { explain, gatewayWords } from '@bnw/core/gateway'
import { $language, range } from '@bnw/core/lib'
import { gameList, itemAt, lobbyFilters, lobbyPath, type LobbyQuery, lobbyWords } from '@bnw/core/lobby'
import { useStore } from '@nanostores/react'
import { useDeferredValue, useEffect } from 'react'

import { GameTile } from '../tile/game-tile.tsx'
import { useFavourites } from '../tile/use-heart.ts'
import {
  type ElementState,
  type PropsOf,
  stateOf,
  useElementState,
  useHost,
  useLink,
  useNear,
  useRefresh,
  useWords
} from '../kit/index.ts'
import { Problem } from '../ui/problem.tsx'
import { Rail } from '../ui/rail.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import type { gameRail } from './element.ts'

const MOST = 50

/** How many a wide window shows. The others are drawn after them, in slices, so that a phone can answer a touch meanwhile. */
const FIRST = 8

export function GameRail({ type, category, provider, limit }: PropsOf<typeof gameRail>) {
  const words = useWords(lobbyWords)
  const query: LobbyQuery = { type, category, provider, gameType: '', search: '' }
  const size = Math.max(1, Math.min(Math.trunc(limit), MOST))
  const games = useGames(query, size)
  const list = useStore(games.$list)
  const { title, isWaiting } = useTitle(query)
  const link = useLink(lobbyPath(query))
  const count = Math.min(size, list.count)
  const isLoading = list.status === 'idle' || list.status === 'loading'
  const isWhole = useDeferredValue(!isLoading) && !isLoading
  const shown = Math.min(isLoading ? size : count, isWhole ? size : FIRST)
  const isEmpty = list.status === 'ready' && count === 0
  useFavourites(type)
  useRefresh(games.refresh)
  useElementState(stateOfRail(list.status, isEmpty, list.error), list.error)

  if (isEmpty) return null
  const all = (
    <a {...link} aria-label={`${words.all()} ${title}`}>
      {words.all()}
    </a>
  )
  return (
    <Rail
      title={title}
      isUntitled={isWaiting}
      action={all}
      previousLabel={words.previous()}
      nextLabel={words.next()}
      wide={type === 'live'}
      busy={isLoading}
    >
      {list.status === 'failed' ? (
        <Problem
          message={explain(list.error)}
          retryLabel={gatewayWords.retry()}
          onRetry={stateOf(list.error) === 'blocked' ? undefined : games.retry}
        />
      ) : (
        range(shown).map(place => {
          const game = itemAt(list, place)
          if (!game) return <Skeleton key={place} shape={type === 'live' ? 'live' : 'tile'} />
          return <GameTile key={game.id} game={game} />
        })
      )}
    </Rail>
  )
}

/** The games of the rail, asked for when it nears the view. */
function useGames(query: LobbyQuery, size: number) {
  const host = useHost()
  const isNear = useNear(host)
  useStore($language)
  const games = gameList(query, size)
  const { status, error } = useStore(games.$list)

  useEffect(() => {
    if (isNear && status === 'idle') games.load(0, size)
  }, [games, isNear, size, status])
  useEffect(() => {
    if (!error) return
    addEventListener('online', games.retry)
    return () => removeEventListener('online', games.retry)
  }, [games, error])
  return games
}

/** The category's name, as the gateway has it; else the provider's; else the kind's, which stands in while one waits. */
function useTitle({ type, category, provider }: LobbyQuery): { title: string; isWaiting: boolean } {
  const words = useWords(lobbyWords)
  const { categories, providers } = lobbyFilters(type)
  const wanted = category ? categories : provider ? providers : undefined
  const named = useStore(categories.$remote).value?.find(({ CategoryID }) => CategoryID === category)?.name
  const made = useStore(providers.$remote).value?.find(({ providerID }) => providerID === provider)
  const state = useStore((wanted ?? categories).$remote).status

  useEffect(() => {
    if (wanted && state === 'idle') void wanted.load()
  }, [wanted, state])

  const name = named ?? made?.providerName
  const isWaiting = !name && wanted !== undefined && (state === 'idle' || state === 'loading')
  return { title: name ?? (type === 'live' ? words.live() : words.slots()), isWaiting }
}

function stateOfRail(status: string, isEmpty: boolean, error: unknown): ElementState {
  if (status === 'failed') return stateOf(error)
  if (status !== 'ready') return 'loading'
  return isEmpty ? 'empty' : 'ready'
}
