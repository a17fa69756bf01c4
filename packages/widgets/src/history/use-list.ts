import { explain } from '@bnw/core/gateway'
import { $language, type PagedList, type Pages } from '@bnw/core/lib'
import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'

import { type ElementState, stateOf, useElementState, useRefresh } from '../kit/index.ts'
import { useMoneyMoved } from './use-money-moved.ts'

export interface ShownList<Row> {
  /** What is to be seen: of the list before, while nothing has come of this one. */
  items?: readonly Row[]
  total: number
  hasMore: boolean
  isBusy: boolean
  isAppending: boolean
  /** The rows are those of the choice before. */
  isBefore: boolean
  /** Said where the list, or its next page, did not come. */
  problem?: string
  /** Whether only the next page did not come. */
  isOfMore: boolean
  retry?: () => void
  append: () => Promise<void>
  reload: () => Promise<void>
}

/**
 * Follows a list, keeps what was shown until another one is there, and aborts what is no longer wanted: the newest
 * choice wins (GATE-07). Tells the page in which state the element is.
 *
 * @param listOf Gives the list, in the language of the moment.
 */
export function useList<Row>(listOf: () => PagedList<Row>): ShownList<Row> {
  useStore($language)
  const list = listOf()
  const pages = useStore(list.$pages)
  const last = useRef(list)
  useEffect(() => list.need(), [list])
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
