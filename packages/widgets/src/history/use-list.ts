import { explain } from '@bnw/core/gateway'
import { $language, type PagedList, type Remote, type Rows } from '@bnw/core/lib'
import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'

import { type ElementState, stateOf, useElementState, useRefresh } from '../kit/index.ts'
import { useMoneyMoved } from './use-money-moved.ts'

export interface ShownList<Row> {
  /** The rows to show: those of the previous list until this one is loaded. */
  items?: readonly Row[]
  total: number
  hasMore: boolean
  isBusy: boolean
  isAppending: boolean
  /** The rows belong to the previous filters. */
  isBefore: boolean
  /** The error message where the list, or its next page, could not be loaded. */
  problem?: string
  /** Whether only the next page failed. */
  isOfMore: boolean
  retry?: () => void
  append: () => Promise<void>
}

/**
 * Loads a list, keeps the previous rows meanwhile, and aborts outdated requests: the latest filters win (GATE-07).
 * Reports the element's state.
 *
 * @param listOf Returns the list in the current language.
 */
export function useList<Row>(listOf: () => PagedList<Row>): ShownList<Row> {
  const { list, rows, more, previous } = useLoading(listOf)
  const error = more.error ?? rows.error
  useElementState(elementState(rows, error), error)

  const isBefore = !rows.value && previous !== list
  const { items, total = 0, hasMore = false } = (isBefore ? previous.$rows.get() : rows).value ?? {}
  const retry = more.error ? list.append : list.reload
  return {
    items,
    total,
    hasMore: hasMore && !isBefore,
    isBusy: rows.status === 'loading' || rows.status === 'refreshing' || rows.status === 'idle',
    isAppending: more.status === 'loading',
    isBefore,
    problem: error && explain(error),
    isOfMore: more.status === 'failed',
    retry: error && stateOf(error) !== 'blocked' ? () => void retry() : undefined,
    append: list.append
  }
}

/** Loads the list while it is shown. `previous` is the list that had rows last. */
function useLoading<Row>(listOf: () => PagedList<Row>) {
  useStore($language)
  const list = listOf()
  const rows = useStore(list.$rows)
  const more = useStore(list.$more)
  const last = useRef(list)
  useEffect(() => list.watch(), [list])
  useEffect(() => {
    if (rows.value) last.current = list
  }, [list, rows.value])
  useRefresh(list.reload)
  useMoneyMoved(() => void list.reload())
  return { list, rows, more, previous: last.current }
}

function elementState<Row>({ value }: Remote<Rows<Row>>, error?: Error): ElementState {
  if (error) return stateOf(error)
  if (!value) return 'loading'
  return value.items.length > 0 ? 'ready' : 'empty'
}
