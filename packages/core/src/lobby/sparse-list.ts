/** One page as it came. `total` counts all there are; 0 where that is not known. */
export interface FetchedPage<Item> {
  items: readonly Item[]
  total: number
}

/** What is known of a list, before it is laid out. */
export interface LoadedPages<Item> {
  /** What came of each page, without what other pages have already. */
  pages: ReadonlyMap<number, readonly Item[]>
  /** How much came of each page, repetitions included. */
  came: ReadonlyMap<number, number>
  /** The total that the gateway said; 0 where it says none. */
  reported: number
}

/**
 * A list of which only some pages are there. It is as long as its total from the first page on, so that a place far down
 * can be looked at before what is above it (LOB-01).
 *
 * `error` is why the latest page did not come; with `failed` there is nothing else to show.
 */
export interface SparseList<Item> extends LoadedPages<Item> {
  status: 'idle' | 'loading' | 'ready' | 'failed'
  error?: Error
  /** How many places there are. */
  count: number
  /** The total is not known, and more may follow at the end. */
  isOpen: boolean
  /** The place at which each page begins. */
  starts: readonly number[]
}

/** More places than this are not shown: a page cannot be that tall in every browser. */
const MAX_ITEMS = 100_000

/** A list of which nothing is known. */
export function emptyList<Item>(): SparseList<Item> {
  return {
    status: 'idle',
    pages: new Map(),
    came: new Map(),
    reported: 0,
    count: 0,
    isOpen: false,
    starts: []
  }
}

/**
 * Lays out what is known: how many places there are, and where each page begins. Where the total is missing or smaller
 * than what came, the list is as long as what came, and open until a page comes short (LOB-01).
 */
export function layOut<Item>(known: LoadedPages<Item>, size: number): SparseList<Item> {
  const { pages, came } = known
  const last = Math.max(-1, ...came.keys())
  const seen = last < 0 ? 0 : last * size + came.get(last)!
  const end = Math.min(Math.max(known.reported, seen), MAX_ITEMS)
  const starts: number[] = []
  let count = 0
  for (let page = 0; page * size < end; page++) {
    starts.push(count)
    count += pages.get(page)?.length ?? Math.min(size, end - page * size)
  }
  const isOpen = seen > known.reported && seen < MAX_ITEMS && came.get(last) === size
  return { ...known, status: 'ready', count, isOpen, starts }
}

/** The item at a place; `undefined` where its page is not there. */
export function itemAt<Item>({ pages, starts }: SparseList<Item>, place: number): Item | undefined {
  const page = pageAt(starts, place)
  return pages.get(page)?.[place - (starts[page] ?? 0)]
}

/** The page that holds a place: the last that begins at or before it. */
export function pageAt(starts: readonly number[], place: number): number {
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (starts[middle]! <= place) low = middle
    else high = middle - 1
  }
  return low
}
