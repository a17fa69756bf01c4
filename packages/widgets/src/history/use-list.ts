import { explain } from '@bnw/core/gateway'
import { $language, type PagedList, type Pages } from '@bnw/core/lib'
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
  reload: () => Promise<void>
}

/**
 * Loads a list, keeps the previous rows meanwhile, and aborts outdated requests: the latest filters win (GATE-07).
 * Reports the element's state.
 *
 * @param listOf Returns the list in the current language.
 */
export function useList<Row>(listOf: () => PagedList<Row>): ShownList<Row> {
  useStore($language)
  const list = listOf()
  const pages = useStore(list.$pages)
  const last = useRef(list)
  useEffect(() => list.load(), [list])
  useEffect(() => {
    if (pages.items) last.current = list
  }, [list, pages.items])
  useRefresh(list.reload)
  useMoneyMoved(() => void list.reload())
  useElementState(elementState(pages), pages.error)

  const isBefore = !pages.items && last.current !== list
  const { items, total, hasMore } = isBefore ? last.current.$pages.get() : pages
  const isRetryable = pages.error && stateOf(pages.error) !== 'blocked'
  const retry = pages.isOfMore ? list.append : list.reload
  return {
    items,
    total,
    hasMore: hasMore && !isBefore,
    isBusy: pages.status === 'loading' || pages.status === 'refreshing' || pages.status === 'idle',
    isAppending: pages.status === 'appending',
    isBefore,
    problem: pages.error && explain(pages.error),
    isOfMore: pages.isOfMore ?? false,
    retry: isRetryable ? () => void retry() : undefined,
    append: list.append,
    reload: list.reload
  }
}

function elementState<Row>({ error, items }: Pages<Row>): ElementState {
  if (error) return stateOf(error)
  if (!items) return 'loading'
  return items.length > 0 ? 'ready' : 'empty'
}
