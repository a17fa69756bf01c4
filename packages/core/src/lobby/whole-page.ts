import type { FetchedPage } from './sparse-list.ts'

interface PageRange {
  limit: number
  offset: number
}

/**
 * Loads a page of `limit` items, since the pages of the list begin at multiples of `limit` (LOB-01). If the gateway's pages
 * are smaller, the rest is requested as long as its total is larger and new items come.
 */
export async function fetchWholePage<Item>(
  fetchPage: (range: PageRange) => Promise<FetchedPage<Item>>,
  { limit, offset }: PageRange,
  idOf: (item: Item) => string
): Promise<FetchedPage<Item>> {
  const items = new Map<string, Item>()
  for (let sent = 0, total = 0; ;) {
    const before = items.size
    const page = await fetchPage({ limit: limit - sent, offset: offset + sent })
    for (const item of page.items) items.set(idOf(item), item)
    sent += page.sent ?? page.items.length
    total = page.total || total
    const isWhole = sent >= Math.min(limit, total - offset)
    if (isWhole || items.size === before) return { items: [...items.values()], sent, total }
  }
}
