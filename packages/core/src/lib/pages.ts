import type { ReadableAtom } from 'nanostores'

import { createRemote, type Remote } from './remote.ts'
import { createWatchers } from './watchers.ts'

/** The loaded rows of a list, from its first row on. */
export interface Rows<Row> {
  items: readonly Row[]
  /** Number of rows that the gateway has sent for them: more, where some were dropped. */
  sent: number
  /** Number of all rows of the gateway. */
  total: number
  /** Whether the gateway has more rows than are loaded. */
  hasMore: boolean
}

export interface PageRequest {
  limit: number
  offset: number
  /** Whether the page is appended to the loaded rows. */
  isAppended: boolean
}

export interface PageReply<Row> {
  items: readonly Row[]
  /** Number of rows that the gateway sent, if some were dropped. */
  sent?: number
  total: number
  /** There are rows, but the gateway does not say how many in all. */
  isUncounted?: true
}

export interface PagesOptions<Row> {
  /** Rows of a page. */
  size: number
  fetchPage(page: PageRequest, signal: AbortSignal): Promise<PageReply<Row>>
  idOf(row: Row): string
}

export interface PagedList<Row> {
  $rows: ReadableAtom<Remote<Rows<Row>>>
  /** The request for the next page. The loaded rows stay while it runs, and when it fails. */
  $more: ReadableAtom<Remote<void>>
  /** Loads or reloads for the first watcher. After the last one's `stop()`, running requests are aborted. */
  watch(): () => void
  /** Reloads as many rows as are loaded. Never rejects: the error is in the state. */
  reload(): Promise<void>
  /** Loads the next page, unless a request is running. */
  append(): Promise<void>
  clear(): void
}

/** The largest page of the gateway. */
const MAX_ROWS = 250

/** Maximum number of pages that are loaded for totals, groups and exports. */
const MAX_PAGES = 20

/** All rows of a list, at most 5,000. `isCut`: there are more. */
export interface AllRows<Row> {
  items: readonly Row[]
  isCut: boolean
}

/** Loads all pages, in the gateway's order. */
export async function readAllRows<Row>(
  fetchPage: (page: { limit: number; offset: number }) => Promise<PageReply<Row>>,
  idOf: (row: Row) => string
): Promise<AllRows<Row>> {
  const found = new Map<string, Row>()
  for (let page = 1, offset = 0; ; page++) {
    const { items, sent = items.length, total, isUncounted } = await fetchPage({ limit: MAX_ROWS, offset })
    const before = found.size
    // A new row moves an older one to the next page, where it is returned again. A page without a new one is the last.
    for (const item of items) found.set(idOf(item), item)
    // The gateway may have smaller pages than that.
    offset += sent
    const isEnd = found.size === before || (!isUncounted && offset >= total)
    if (isEnd || page === MAX_PAGES) return { items: [...found.values()], isCut: !isEnd }
  }
}

/**
 * Creates a list that is loaded page by page (docs/decisions/0016-stores-of-gateway-data.md). Only the latest request
 * writes; a total of 0 empties the list (HIST-04).
 */
export function createPages<Row>({ size, fetchPage, idOf }: PagesOptions<Row>): PagedList<Row> {
  const rows = createRemote<Rows<Row>>(async signal => {
    const limit = Math.min(Math.max(size, rows.$remote.get().value?.sent ?? 0), MAX_ROWS)
    return joined(undefined, await fetchPage({ limit, offset: 0, isAppended: false }, signal), { idOf, size })
  })
  const more = createRemote<void>(async signal => {
    const offset = rows.$remote.get().value?.sent ?? 0
    const page = await fetchPage({ limit: size, offset, isAppended: true }, signal)
    if (!signal.aborted) rows.change(before => joined(before, page, { idOf, size }))
  })

  function reload(): Promise<void> {
    more.clear()
    return rows.reload()
  }

  const watchers = createWatchers(
    () => void reload(),
    () => {
      more.clear()
      rows.cancel()
    }
  )

  return {
    $rows: rows.$remote,
    $more: more.$remote,
    watch: watchers.add,
    reload,
    async append() {
      const { status, value } = rows.$remote.get()
      if (status === 'refreshing' || !value?.hasMore) return
      await more.load()
    },
    clear() {
      more.clear()
      rows.clear()
    }
  }
}

/** Adds a page. New rows push others to the next page: no row is listed twice. */
function joined<Row>(
  before: Pick<Rows<Row>, 'items' | 'sent'> = { items: [], sent: 0 },
  { items: fetched, sent: fetchedSent = fetched.length, total, isUncounted }: PageReply<Row>,
  { idOf, size }: Pick<PagesOptions<Row>, 'idOf' | 'size'>
): Rows<Row> {
  const isEmptyEnd = before.sent > 0 && fetched.length === 0
  if (total === 0 && !isUncounted && !isEmptyEnd) return { items: [], sent: 0, total, hasMore: false }
  const known = new Set(before.items.map(idOf))
  const added = fetched.filter(row => !known.has(idOf(row)))
  const items = [...before.items, ...added]
  const sent = before.sent + fetchedSent
  // A gateway that repeats rows would otherwise have more rows forever (HIST-04).
  const isFollowed = isUncounted ? fetchedSent >= size : sent < total
  const hasMore = added.length > 0 && isFollowed
  // A total without a single row counts nothing that can be shown.
  return { items, sent, total: items.length && (total || items.length), hasMore }
}
