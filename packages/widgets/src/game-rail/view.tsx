import { $language, loadOnce, range } from '@bnw/core/lib'
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
import { LoadError } from '../ui/load-error.tsx'
import { Rail } from '../ui/rail.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import type { gameRail } from './element.ts'

/**
 * How many tiles of a row render first and load their pictures at once: those that a wide window shows; on phones, those that
 * rail.css lays out before one scrolls. The others render later, so that a phone can respond to a touch meanwhile.
 */
const firstTiles = () => (matchMedia('(max-width: 719px)').matches ? 5 : 8)

export function GameRail({ type, category, provider, limit, ranked }: PropsOf<typeof gameRail>) {
  const words = useWords(lobbyWords)
  const query: LobbyQuery = { type, category, provider, gameType: '', search: '' }
  const games = useGames(query, limit)
  const list = useStore(games.$list)
  const { title, isWaiting, loadTitle } = useTitle(query)
  const path = lobbyPath(query)
  const link = useLink(path)
  const count = Math.min(limit, list.count)
  const isLoading = list.status === 'idle' || list.status === 'loading'
  const isWhole = useDeferredValue(!isLoading) && !isLoading
  const first = firstTiles()
  const shown = isWhole ? count : Math.min(isLoading ? limit : count, first)
  const isAllNew = count > 1 && range(count).every(index => itemAt(list, index)?.isNew)
  const isEmpty = list.status === 'ready' && count === 0
  useFavourites(type)
  const refresh = () => {
    void loadTitle()
    return games.refresh()
  }
  const retry = () => {
    void loadTitle()
    games.retry()
  }
  useRefresh(refresh, list.error)
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
      // A tile has up to three stops of Tab.
      endLabel={shown > 10 ? words.toEnd() : undefined}
      look={type === 'live' ? 'wide' : ranked ? 'ranked' : undefined}
      busy={isLoading}
    >
      {list.status === 'failed' && list.error ? (
        <LoadError error={list.error} onRetry={retry} />
      ) : (
        range(shown).map(index => {
          const game = itemAt(list, index)
          if (!game) return <Skeleton key={index} shape={type === 'live' ? 'live' : 'tile'} />
          return (
            <GameTile key={game.id} game={game} isAmongNew={isAllNew} eager={index < first} listPath={path} />
          )
        })
      )}
    </Rail>
  )
}

/** The games of the rail, loaded when it comes near the viewport. */
function useGames(query: LobbyQuery, size: number) {
  const host = useHost()
  const isNear = useNear(host)
  useStore($language)
  const games = gameList(query, size)
  const { status } = useStore(games.$list)

  useEffect(() => {
    if (isNear && status === 'idle') games.load(0, size)
  }, [games, isNear, size, status])
  useEffect(() => (isNear ? games.watch() : undefined), [games, isNear])
  return games
}

/** The name of the category, else of the provider, else of the type, which is used while the name loads. */
function useTitle({ type, category, provider }: LobbyQuery) {
  const words = useWords(lobbyWords)
  const { categories, providers } = lobbyFilters(type)
  const source = category ? categories : provider ? providers : undefined
  const named = useStore(categories.$remote).value?.find(({ CategoryID }) => CategoryID === category)?.name
  const maker = useStore(providers.$remote).value?.find(({ providerID }) => providerID === provider)
  const state = useStore((source ?? categories).$remote).status

  useEffect(() => {
    if (source && state === 'idle') void source.load()
  }, [source, state])

  const name = named ?? maker?.providerName
  const isWaiting = !name && source !== undefined && (state === 'idle' || state === 'loading')
  const title = name ?? (type === 'live' ? words.live() : words.slots())
  /** Loads it again if it failed. */
  const loadTitle = async () => source && loadOnce(source)
  return { title, isWaiting, loadTitle }
}

function stateOfRail(status: string, isEmpty: boolean, error: unknown): ElementState {
  if (status === 'failed') return stateOf(error)
  if (status !== 'ready') return 'loading'
  return isEmpty ? 'empty' : 'ready'
}
