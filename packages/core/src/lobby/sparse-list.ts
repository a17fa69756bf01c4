import { range } from '../lib/range.ts'

/** One page of the gateway. `total` counts all items; 0 if the gateway does not say. */
export interface FetchedPage<Item> {
  items: readonly Item[]
  /** Number of items that the gateway sent, if some were dropped. */
  sent?: number
  total: number
}

/** The loaded pages of a list. */
export interface LoadedPages<Item> {
  /** Items by page, without those that another page has already. */
  pages: ReadonlyMap<number, readonly Item[]>
  /** Number of items that the gateway sent for each page, repetitions included. */
  fetched: ReadonlyMap<number, number>
  /** The total that the gateway reported; 0 if it does not say. */
  reportedTotal: number
  /** The first page known to bring no new item: the list ends before it, whatever the total. */
  endPage?: number
}

/**
 * A list of which only some pages are loaded. It has its full length from the first page on, so that the player can jump
 * to any index before the pages above it are loaded (LOB-01).
 *
 * `error` is why the latest page failed; with the status `failed` no page is loaded.
 */
export interface SparseList<Item> extends LoadedPages<Item> {
  status: 'idle' | 'loading' | 'ready' | 'failed'
  error?: Error
  /** Number of items, loaded or not. */
  count: number
  /** The total is not known, and more items may follow at the end. */
  isOpenEnded: boolean
  /** Index of the first item of each page. */
  pageStarts: readonly number[]
}

/** Longer lists are cut: browsers limit the height of a page. */
const MAX_ITEMS = 100_000

export function emptyList<Item>(): SparseList<Item> {
  return {
    status: 'idle',
    pages: new Map(),
    fetched: new Map(),
    reportedTotal: 0,
    count: 0,
    isOpenEnded: false,
    pageStarts: []
  }
}

/**
 * Computes the length of the list and the index where each page begins. If the reported total is missing or too small, the
 * list ends after the last loaded page and stays open-ended until a page is shorter than `size` (LOB-01).
 * A page without a new item ends it, so that a gateway that repeats its items is not requested without end.
 */
export function layOut<Item>(loaded: LoadedPages<Item>, size: number): SparseList<Item> {
  const { pages, fetched, reportedTotal, endPage = Infinity } = loaded
  // A page without a new item proves nothing about the length.
  const ends = [...fetched].map(([page, sent]) => (pages.get(page)?.length ? page * size + sent : 0))
  const loadedEnd = Math.max(0, ...ends)
  const end = Math.min(Math.max(reportedTotal, loadedEnd), endPage * size, MAX_ITEMS)
  const pageStarts: number[] = []
  let count = 0
  // Where a gateway sends more than a page, the pages after it hold only the rest.
  let sentEnd = 0
  for (let start = 0; start < end; start += size) {
    const page = start / size
    pageStarts.push(count)
    count += pages.get(page)?.length ?? Math.max(0, Math.min(start + size, end) - Math.max(start, sentEnd))
    sentEnd = Math.max(sentEnd, start + (fetched.get(page) ?? 0))
  }
  const last = Math.max(-1, ...fetched.keys())
  const isLastFull = !!pages.get(last)?.length && (fetched.get(last) ?? 0) >= size
  const isOpenEnded = loadedEnd > reportedTotal && loadedEnd === end && end < MAX_ITEMS && isLastFull
  return { ...loaded, status: 'ready', count, isOpenEnded, pageStarts }
}

/** Adds a page. Items that another page has already are left out (LOB-01). */
export function withPage<Item>(
  { pages, fetched, reportedTotal, endPage = Infinity }: LoadedPages<Item>,
  { page, answer, idOf }: { page: number; answer: FetchedPage<Item>; idOf(item: Item): string }
): LoadedPages<Item> {
  const known = new Set<string>()
  for (const [other, items] of pages) if (other !== page) for (const item of items) known.add(idOf(item))
  const added = answer.items.filter(item => !known.has(idOf(item)))
  return {
    pages: new Map([...pages, [page, added]]),
    fetched: new Map([...fetched, [page, answer.sent ?? answer.items.length]]),
    // A later page without a total does not change the known one.
    reportedTotal: page === 0 ? answer.total : answer.total || reportedTotal,
    endPage: added.length === 0 ? Math.min(page, endPage) : page < endPage ? endPage : Infinity
  }
}

/** Removes all pages except these, and the known end of the list. */
export function onlyPages<Item>(
  { pages, fetched, reportedTotal }: LoadedPages<Item>,
  kept: readonly number[]
): LoadedPages<Item> {
  const isKept = ([page]: [number, unknown]) => kept.includes(page)
  return {
    pages: new Map([...pages].filter(isKept)),
    fetched: new Map([...fetched].filter(isKept)),
    reportedTotal
  }
}

/** The item at an index; `undefined` if its page is not loaded. */
export function itemAt<Item>({ pages, pageStarts }: SparseList<Item>, index: number): Item | undefined {
  const page = pageAt(pageStarts, index)
  return pages.get(page)?.[index - (pageStarts[page] ?? 0)]
}

/** The first items of a list, at most `max`, without those of pages that are not loaded. */
export function firstItems<Item>(list: SparseList<Item>, max: number): Item[] {
  return range(max)
    .map(index => itemAt(list, index))
    .filter(item => item !== undefined)
}

/** The page of an index: the last one that starts at or before it. */
export function pageAt(pageStarts: readonly number[], index: number): number {
  let low = 0
  let high = pageStarts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((pageStarts[middle] ?? 0) <= index) low = middle
    else high = middle - 1
  }
  return low
}
