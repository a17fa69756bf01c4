import { atom, type ReadableAtom } from 'nanostores'

/**
 * A list that is read page by page. What was there stays while more is asked for, and when that fails.
 *
 * `items` is missing until the first answer; `total` counts all rows there are.
 */
export interface Pages<Row> {
  status: 'idle' | 'loading' | 'ready' | 'refreshing' | 'appending' | 'failed'
  items?: readonly Row[]
  total: number
  /** Whether the gateway has more than is here. */
  hasMore: boolean
  /** Of `failed`; `isOfMore` where only the next page did not come. */
  error?: Error
  isOfMore?: boolean
}

export interface PageAsk {
  limit: number
  offset: number
  /** The page is put behind what is there (`concatRequire`). */
  isAppended: boolean
}

export interface PagedAnswer<Row> {
  items: readonly Row[]
  total: number
}

export interface PagesOptions<Row> {
  /** Rows of a page. */
  size: number
  ask(page: PageAsk, signal: AbortSignal): Promise<PagedAnswer<Row>>
  idOf(row: Row): string
}

export interface PagedList<Row> {
  $pages: ReadableAtom<Pages<Row>>
  /** Loads, where nothing is there, else renews. Gives the function that says it is no longer wanted: then what runs is aborted. */
  need(): () => void
  /** Asks anew for as much as is there. Never rejects: the error is in the state. */
  reload(): Promise<void>
  /** Asks for the next page, unless something is being asked. */
  append(): Promise<void>
  clear(): void
}

const NOTHING = { status: 'idle', total: 0, hasMore: false } as const

/** The most rows that the gateway gives at once. */
export const MOST_ROWS = 250

/** Keeps one list by pages. Only the latest request writes; a total of 0 empties the list (HIST-04). */
export function createPages<Row>({ size, ask, idOf }: PagesOptions<Row>): PagedList<Row> {
  const $pages = atom<Pages<Row>>(NOTHING)
  let running: AbortController | undefined
  let wanted = 0

  async function run(page: PageAsk, before: readonly Row[]): Promise<void> {
    running?.abort()
    const controller = new AbortController()
    running = controller
    try {
      const { items: come, total } = await ask(page, controller.signal)
      if (controller.signal.aborted) return
      const items = total === 0 ? [] : joined(before, come, idOf)
      const hasMore = come.length > 0 && page.offset + come.length < total
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
    const limit = Math.min(Math.max(size, items?.length ?? 0), MOST_ROWS)
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
    need() {
      if (wanted++ === 0) void reload()
      let isWanted = true
      return () => {
        if (!isWanted) return
        isWanted = false
        if (--wanted === 0) stop()
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

/** Rows that came meanwhile push others to the next page: none stands there twice. */
function joined<Row>(
  before: readonly Row[],
  come: readonly Row[],
  idOf: (row: Row) => string
): readonly Row[] {
  const known = new Set(before.map(idOf))
  return [...before, ...come.filter(row => !known.has(idOf(row)))]
}
