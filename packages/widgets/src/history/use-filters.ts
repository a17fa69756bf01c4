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
  /** Changes what is shown: on the site through its address, elsewhere in place. */
  choose(change: Partial<HistoryFilters>): void
}

interface Start {
  preset: string
  state: string
}

/**
 * What a history shows: on the site what its address says, elsewhere the attributes, and what the player has chosen since
 * they were set, so that no address changes there (NAV-03).
 */
export function useFilters(kind: HistoryKind, { preset, state }: Start): ChosenFilters {
  const { navigate } = useNavigation()
  const query = useStore($historyQuery)
  const start = startingFilters(kind, { preset, state })
  const given = JSON.stringify([kind, preset, state])
  const [own, setOwn] = useState<{ given: string; filters: HistoryFilters }>()
  // The address may have gone on to another tab while this one is still in sight.
  if (query?.['tab'] === kind) {
    const filters = readFilters(kind, query, start)
    const go = (change: Partial<HistoryFilters>) => navigate(historyPath(kind, { ...filters, ...change }))
    return { filters, choose: go }
  }
  const filters = own?.given === given ? own.filters : start
  return { filters, choose: change => setOwn({ given, filters: { ...filters, ...change } }) }
}
