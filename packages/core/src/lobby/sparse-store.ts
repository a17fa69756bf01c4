import { atom, type ReadableAtom } from 'nanostores'

import { range } from '../lib/range.ts'
import { createWatchers } from '../lib/watchers.ts'
import { createPageRequests } from './page-requests.ts'
import {
  emptyList,
  layOut,
  onlyPages,
  pageAt,
  withPage,
  type FetchedPage,
  type SparseList
} from './sparse-list.ts'

export interface SparseStore<Item> {
  $list: ReadableAtom<SparseList<Item>>
  /**
   * Loads what is missing from index `from` up to and without `to`; unset, the range of the last call. Of the requests
   * for other pages only the latest go on, so that at most MAX_REQUESTS run at once.
   */
  load(from?: number, to?: number): void
  /** Loads the pages that failed and are in the range of the last `load()`. */
  retry(): void
  /** Reloads the range of the last `load()` and forgets the other pages. The list stays on screen meanwhile. */
  refresh(): Promise<void>
  /**
   * Calls `load()` for the first watcher, at first for the first item. When the last one stops, all requests are
   * aborted. Loaded pages stay.
   */
  watch(): () => void
  clear(): void
}

export interface SparseOptions<Item> {
  /** Items of a page. */
  size: number
  idOf(item: Item): string
  fetchPage(offset: number, signal: AbortSignal): Promise<FetchedPage<Item>>
}

const MAX_REQUESTS = 4

/** A list whose pages load in any order. lib/pages.ts only appends, and the lobby's scroll bar jumps (LOB-01). */
export function createSparseStore<Item>({ size, idOf, fetchPage }: SparseOptions<Item>): SparseStore<Item> {
  const $list = atom<SparseList<Item>>(emptyList())
  const failed = new Set<number>()
  let visible = { from: 0, to: 1 }

  const requests = createPageRequests<FetchedPage<Item>>({
    fetchPage: (page, signal) => fetchPage(page * size, signal),
    onPage(page, answer) {
      const list = layOut(withPage($list.get(), { page, answer, idOf }), size)
      // Another page that failed stays missing until the player retries.
      $list.set(failed.size > 0 ? { ...list, error: $list.get().error } : list)
    },
    onError(page, error) {
      failed.add(page)
      const list = $list.get()
      $list.set({ ...list, error, status: list.fetched.size > 0 ? 'ready' : 'failed' })
    }
  })

  function load(from = visible.from, to = visible.to): void {
    visible = { from, to }
    const list = $list.get()
    const wanted = pagesBetween(list, visible, size)
    const loading = requests.pages()
    const missing = wanted.filter(
      page => !list.fetched.has(page) && !loading.includes(page) && !failed.has(page)
    )
    const unwanted = loading.filter(page => !wanted.includes(page))
    requests.cancel(unwanted.slice(0, Math.max(0, loading.length + missing.length - MAX_REQUESTS)))
    if (missing.length > 0 && list.fetched.size === 0)
      $list.set({ ...list, error: undefined, status: 'loading' })
    missing.forEach(requests.start)
  }

  function stop(): void {
    requests.cancel()
    const list = $list.get()
    if (list.status === 'loading') $list.set({ ...list, status: 'idle' })
  }

  return {
    $list,
    load,
    watch: createWatchers(() => load(), stop).add,
    retry() {
      failed.clear()
      $list.set({ ...$list.get(), error: undefined })
      load()
    },
    async refresh() {
      requests.cancel()
      failed.clear()
      const list = $list.get()
      const wanted = pagesBetween(list, visible, size)
      if (list.fetched.size > 0) $list.set(layOut(onlyPages(list, wanted), size))
      wanted.forEach(requests.start)
      await requests.done()
    },
    clear() {
      requests.cancel()
      failed.clear()
      $list.set(emptyList())
    }
  }
}

/** The pages of a range. At the end of an open-ended list the next page is included. */
function pagesBetween<Item>(
  { count, isOpenEnded, pageStarts }: SparseList<Item>,
  { from, to }: { from: number; to: number },
  size: number
): number[] {
  if (pageStarts.length === 0) return [Math.floor(from / size)]
  const first = pageAt(pageStarts, Math.max(0, Math.min(from, count - 1)))
  const last = pageAt(pageStarts, Math.max(0, Math.min(to, count) - 1))
  const pages = range(last - first + 1).map(offset => first + offset)
  return isOpenEnded && to >= count ? [...pages, pageStarts.length] : pages
}
