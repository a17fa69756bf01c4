import { formatCount } from '@bnw/core/lib'
import {
  lobbyWords,
  rememberSearch,
  type LobbyGame,
  type LobbyQuery,
  type LobbyType,
  type SparseList
} from '@bnw/core/lobby'
import { useStore } from '@nanostores/react'
import { atom, type ReadableAtom } from 'nanostores'
import { useEffect, useRef, useState } from 'react'

import { useFavourites } from '../tile/use-heart.ts'
import {
  type ElementState,
  lazily,
  type PropsOf,
  stateOf,
  useElementState,
  useEmit,
  useRefresh,
  useWords
} from '../kit/index.ts'
import type { lobby } from './element.ts'
import { Categories, Providers, useFilters } from './filters.tsx'
import { Grid, type Seen } from './grid.tsx'
import { countText, resultText, GamesError } from './outcome.tsx'
import { SearchBox } from './search-box.tsx'
import { useList } from './use-list.ts'
import { useQuery } from './use-query.ts'

type LobbyEvents = (typeof lobby)['events']

const Nothing = lazily(async () => (await import('./nothing.tsx')).Nothing)

export function Lobby({ noSearch, ...attributes }: PropsOf<typeof lobby>) {
  const words = useWords(lobbyWords)
  const chosen = useQuery(attributes)
  const { query } = chosen
  const filters = useFilters(query)
  const { games, list, isOld, listPath } = useList(query)
  const { section, choose } = useTop(chosen.choose)
  const [$seen] = useState(() => atom<Seen>({ first: 0, last: 0 }))
  const isBusy = isOld || list.status === 'loading'
  const title = query.type === 'live' ? words.live() : words.slots()
  useFavourites(query.type)
  useSearchReport(query, list, isBusy)
  useRefresh(() => Promise.all([games.refresh(), filters.load()]), list.error)
  useElementState(stateOfList(list, isBusy), list.error)

  // What interrupts the games mostly interrupts the lists of filters, too: one message, and Retry for all. It waits for the
  // games, whose placeholders it would move.
  const error = list.error ?? filters.error
  const retry = () => {
    games.retry()
    void filters.retry()
  }

  const isEmpty = !isBusy && list.status === 'ready' && list.count === 0
  return (
    <section ref={section} className="lobby" aria-label={title} aria-busy={isBusy}>
      <div className="bar">
        <div className="tools">
          {!noSearch && <SearchBox search={chosen.typed} onSearch={search => choose({ search })} />}
          <Providers {...chosen} choose={choose} providers={filters.providers} />
          <Count $seen={$seen} type={query.type} count={list.count} />
        </div>
        {filters.categories?.length !== 0 && (
          <Categories {...chosen} choose={choose} categories={filters.categories} />
        )}
        {error && list.count > 0 && <GamesError error={error} onRetry={retry} />}
      </div>
      <p className={isEmpty ? 'visually-hidden' : query.search ? 'result' : 'result announced'} role="status">
        {list.status === 'ready' && !isOld && list.count > 0 && resultText(query, list.count)}
        {isEmpty && (query.search ? words.none() : words.empty())}
      </p>
      {list.error && list.count === 0 ? (
        <GamesError error={list.error} onRetry={retry} />
      ) : isEmpty ? (
        <Nothing query={query} choose={choose} />
      ) : (
        <Grid
          label={title}
          type={query.type}
          listPath={listPath}
          games={games}
          list={list}
          isOld={isOld}
          onSeen={$seen.set}
        />
      )}
    </section>
  )
}

/** A choice made further down scrolls to the top of the new list. */
function useTop(choose: (change: Partial<LobbyQuery>) => void) {
  const section = useRef<HTMLElement>(null)
  return {
    section,
    choose(change: Partial<LobbyQuery>) {
      const box = section.current?.getBoundingClientRect()
      if (box && box.top < 0) section.current?.scrollIntoView({ block: 'start' })
      choose(change)
    }
  }
}

/** Dispatches `bnw-search` for each result, and stores searches with results. */
function useSearchReport({ search }: LobbyQuery, list: SparseList<LobbyGame>, isBusy: boolean): void {
  const emit = useEmit<LobbyEvents>()
  const hasResult = search !== '' && !isBusy && list.status === 'ready'
  const results = list.count

  useEffect(() => {
    if (!hasResult) return
    emit('bnw-search', { length: search.length, results })
    if (results > 0) rememberSearch(search)
  }, [emit, hasResult, search, results])
}

function stateOfList(list: SparseList<LobbyGame>, isBusy: boolean): ElementState {
  if (list.status === 'failed') return stateOf(list.error)
  if (isBusy || list.status === 'idle') return 'loading'
  return list.count > 0 ? 'ready' : 'empty'
}

/** "312 games" at the top, the visible range further down. A component of its own, since it renders while scrolling. */
function Count({ $seen, type, count }: { $seen: ReadableAtom<Seen>; type: LobbyType; count: number }) {
  const { first, last } = useStore($seen)
  const range = [first + 1, Math.min(last, count)].map(formatCount).join('–')
  // Past the end of the list no game is visible.
  const text = first === 0 || first >= count ? countText(type, count) : `${range} / ${formatCount(count)}`
  return (
    <p className="count number" aria-hidden="true">
      {count > 0 && text}
    </p>
  )
}
