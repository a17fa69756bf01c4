import { explain } from '@bnw/core/gateway'
import { type GamePlayed, groupGames, type HistoryFilters, type Transaction } from '@bnw/core/history'
import { writeJson } from '@bnw/core/lib'
import { useMemo, useRef, useState } from 'react'

import { stateOf, useLoadedState, useRefresh } from '../../kit/index.ts'
import type { ShownList } from '../use-list.ts'
import { useMoneyMoved } from '../use-money-moved.ts'
import { useWhole } from '../use-whole.ts'

/** Games per page. */
const SHOWN = 10

/** The games of a period with their movements. "Load more" needs no further request. */
export function useGames(filters: HistoryFilters): {
  list: ShownList<GamePlayed>
  rows?: readonly Transaction[]
  isCut: boolean
} {
  const { state, load } = useWhole('games', filters)
  const given = writeJson(filters)
  const [shown, setShown] = useState({ given, count: SHOWN })
  const last = useRef<readonly Transaction[]>(undefined)
  if (state.value) last.current = state.value.items
  // On sign-out the view unmounts and its state is dropped.
  const rows = state.value?.items ?? (state.status === 'idle' ? undefined : last.current)
  const games = useMemo(() => rows && groupGames(rows), [rows])
  const count = shown.given === given ? shown.count : SHOWN
  const problem = state.error
  useRefresh(load)
  useMoneyMoved(() => void load())
  useLoadedState([state], { isEmpty: state.value?.items.length === 0 })
  return {
    rows: state.value?.items,
    isCut: state.value?.isCut ?? false,
    list: {
      items: games?.slice(0, count),
      total: games?.length ?? 0,
      hasMore: (games?.length ?? 0) > count,
      isBusy: state.status === 'idle' || state.status === 'loading' || state.status === 'refreshing',
      isAppending: false,
      isBefore: !state.value && rows !== undefined,
      isOfMore: false,
      problem: problem && explain(problem),
      retry: problem && stateOf(problem) !== 'blocked' ? () => void load() : undefined,
      append: async () => setShown({ given, count: count + SHOWN })
    }
  }
}
