import { atom, type ReadableAtom } from 'nanostores'

/**
 * A list that is loaded page by page. Loaded rows stay while more are loaded, and when that fails.
 *
 * `items` is missing until the first page is loaded; `total` counts all rows of the gateway.
 */
export interface Pages<Row> {
  status: 'idle' | 'loading' | 'ready' | 'refreshing' | 'appending' | 'failed'
  items?: readonly Row[]
  total: number
  /** Whether the gateway has more rows than are loaded. */
  hasMore: boolean
  /** With `failed`. `isOfMore`: only the next page failed. */
  error?: Error
  isOfMore?: boolean
}

export interface PageRequest {
  limit: number
  offset: number
  /** Whether the page is appended to the loaded rows. */
  isAppended: boolean
}

export interface PageReply<Row> {
  items: readonly Row[]
  total: number
}

export interface PagesOptions<Row> {
  /** Rows of a page. */
  size: number
  fetchPage(page: PageRequest, signal: AbortSignal): Promise<PageReply<Row>>
  idOf(row: Row): string
}

export interface PagedList<Row> {
  $pages: ReadableAtom<Pages<Row>>
  /** Loads or reloads for its first user. Returns `cancel()`: after the last user's, a running request is aborted. */
  load(): () => void
  /** Reloads as many rows as are loaded. Never rejects: the error is in the state. */
  reload(): Promise<void>
  /** Loads the next page, unless a request is running. */
  append(): Promise<void>
  clear(): void
}

const NOTHING = { status: 'idle', total: 0, hasMore: false } as const

/** The largest page of the gateway. */
export const MAX_ROWS = 250

/** Creates a list by pages. Only the latest request writes; a total of 0 empties the list (HIST-04). */
export function createPages<Row>({ size, fetchPage, idOf }: PagesOptions<Row>): PagedList<Row> {
  const $pages = atom<Pages<Row>>(NOTHING)
  let running: AbortController | undefined
  let users = 0

  async function run(page: PageRequest, before: readonly Row[]): Promise<void> {
    running?.abort()
    const controller = new AbortController()
    running = controller
    try {
      const { items: fetched, total } = await fetchPage(page, controller.signal)
      if (controller.signal.aborted) return
      const items = total === 0 ? [] : joined(before, fetched, idOf)
      // A gateway that repeats rows would otherwise have more rows forever (HIST-04).
      const isGrowing = items.length > before.length
      const hasMore = isGrowing && page.offset + fetched.length < total
      $pages.set({ status: 'ready', items, total, hasMore })
    } catch (error) {
      if (controller.signal.aborted) return
      const { items, total, hasMore } = $pages.get()
      $pages.set({
        status: 'failed',
        items,
        total,
        hasMore,
        error: error as Error,
        isOfMore: page.isAppended
      })
    } finally {
      if (running === controller) running = undefined
    }
  }

  function reload(): Promise<void> {
    const { items, total, hasMore } = $pages.get()
    $pages.set({ status: items ? 'refreshing' : 'loading', items, total, hasMore })
    const limit = Math.min(Math.max(size, items?.length ?? 0), MAX_ROWS)
    return run({ limit, offset: 0, isAppended: false }, [])
  }

  function stop(): void {
    running?.abort()
    running = undefined
    const { items, total, hasMore } = $pages.get()
    $pages.set(items ? { status: 'ready', items, total, hasMore } : NOTHING)
  }

  return {
    $pages,
    load() {
      if (users++ === 0) void reload()
      let isCancelled = false
      return () => {
        if (isCancelled) return
        isCancelled = true
        if (--users === 0) stop()
      }
    },
    reload,
    append() {
      const { items, total, hasMore } = $pages.get()
      if (running || !items || !hasMore) return Promise.resolve()
      $pages.set({ status: 'appending', items, total, hasMore })
      return run({ limit: size, offset: items.length, isAppended: true }, items)
    },
    clear() {
      running?.abort()
      running = undefined
      $pages.set(NOTHING)
    }
  }
}

/** New rows push others to the next page: no row is listed twice. */
function joined<Row>(
  before: readonly Row[],
  fetched: readonly Row[],
  idOf: (row: Row) => string
): readonly Row[] {
  const known = new Set(before.map(idOf))
  return [...before, ...fetched.filter(row => !known.has(idOf(row)))]
}
