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

import { useNavigation } from '../kit/index.ts'

export interface ChosenFilters {
  filters: HistoryFilters
  /** Changes the filters: on the site through the URL, elsewhere in place. */
  choose(change: Partial<HistoryFilters>): void
}

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
  const given = JSON.stringify([kind, preset, state])
  const [own, setOwn] = useState<{ given: string; filters: HistoryFilters }>()
  // The URL may already name another tab while this one is still visible.
  if (query?.['tab'] === kind) {
    const filters = readFilters(kind, query, start)
    const go = (change: Partial<HistoryFilters>) => navigate(historyPath(kind, { ...filters, ...change }))
    return { filters, choose: go }
  }
  const filters = own?.given === given ? own.filters : start
  return { filters, choose: change => setOwn({ given, filters: { ...filters, ...change } }) }
}
