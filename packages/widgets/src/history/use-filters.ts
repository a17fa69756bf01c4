import {
  $historyQuery,
  type HistoryFilters,
  type HistoryKind,
  historyPath,
  readFilters,
  startingFilters
} from '@bnw/core/history'
import { useStore } from '@nanostores/react'
import { useState } from 'react'

import { useChanges, useNavigation } from '../kit/index.ts'

export interface ChosenFilters {
  filters: HistoryFilters
  /** Changes the filters: on the site through the URL, elsewhere in place. */
  choose: ChooseFilters
}

/**
 * A function gets the filters of the moment: those of the last render may be older than a choice that was made since
 * (HIST-02).
 */
export type ChooseFilters = (change: FiltersChange | ((current: HistoryFilters) => FiltersChange)) => void

type FiltersChange = Partial<HistoryFilters>

interface Start {
  preset: string
  state: string
}

/**
 * The filters of a history: on the site those of the URL; elsewhere those of the attributes and the player's choice since
 * they were set, as a partner's URL does not change (NAV-03).
 */
export function useFilters(kind: HistoryKind, { preset, state }: Start): ChosenFilters {
  const { navigate } = useNavigation()
  const query = useStore($historyQuery)
  const start = startingFilters(kind, { preset, state })
  const changes = useChanges()
  const [chosen, setChosen] = useState<{ changes: number; filters: HistoryFilters }>()
  // The URL may already name another tab while this one is still visible.
  if (query?.['tab'] === kind) {
    const filters = readFilters(kind, query, start)
    const choose: ChooseFilters = change => {
      const latest = $historyQuery.get()
      const current = latest?.['tab'] === kind ? readFilters(kind, latest, start) : filters
      navigate(historyPath(kind, changed(current, change)))
    }
    return { filters, choose }
  }
  const filtersIn = (state: typeof chosen) => (state?.changes === changes ? state.filters : start)
  return {
    filters: filtersIn(chosen),
    choose: change => setChosen(state => ({ changes, filters: changed(filtersIn(state), change) }))
  }
}

function changed(filters: HistoryFilters, change: Parameters<ChooseFilters>[0]): HistoryFilters {
  return { ...filters, ...(typeof change === 'function' ? change(filters) : change) }
}
