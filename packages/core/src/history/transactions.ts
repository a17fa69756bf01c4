import { listTransactions, type Transaction } from '../contract/finance.ts'
import type { InputOf } from '../contract/call.ts'
import type { Kurus } from '../contract/shapes.ts'
import { writeLira } from '../contract/shapes.ts'
import { environment } from '../environment.ts'
import { send } from '../gateway/client.ts'
import { createKeyed } from '../lib/keyed.ts'
import { $language } from '../lib/language.ts'
import { createPages, MAX_ROWS, type PagedList } from '../lib/pages.ts'
import { clearOnSignOut } from '../session/player-data.ts'
import { shared } from '../shared.ts'
import { daysOf, type HistoryFilters, minimumOf } from './filters.ts'
import { STATUS } from './status.ts'

export type { Transaction } from '../contract/finance.ts'

/** The histories that are made of transactions. */
export type TransactionKind = 'finance' | 'games' | 'tickets'

/** Ids that the gateway's contract gives. */
export const CREDIT = '1'
export const DEBIT = '2'
export const WITHDRAWAL = '2'

/** What each begins with, until the player picks a category himself (HIST-01). */
const CATEGORIES = { finance: '1,2,6', games: '3,4,7' } as const

/** The new-year lottery (HIST-06). */
const LOTTERY = { startDate: '2023-12-01', endDate: '2024-01-01', minimum: 25_000 as Kurus, rows: 50 }

/** Rows of a page of the finance history. */
const PAGE_ROWS = 10

type Narrowing = Omit<InputOf<typeof listTransactions>, 'limit' | 'offset' | 'OrderDir' | 'OrderPar'>

interface Wish {
  kind: TransactionKind
  filters: HistoryFilters
  lang: string
}

const lists = shared('history.transactions', () => {
  const keyed = createKeyed(
    ({ kind, filters, lang }: Wish) => JSON.stringify([kind, filters, lang]),
    ({ kind, filters }) => createTransactions(kind, filters)
  )
  clearOnSignOut(() => keyed.all().forEach(list => list.clear()))
  return keyed
})

/**
 * The player's movements of money that these filters let through, newest first, in the language of the moment. Going
 * back to the same filters finds the pages that were there.
 */
export function transactionList(kind: TransactionKind, filters: HistoryFilters): PagedList<Transaction> {
  return lists.get({ kind, filters, lang: $language.get() })
}

function createTransactions(kind: TransactionKind, filters: HistoryFilters): PagedList<Transaction> {
  return createPages({
    size: kind === 'tickets' ? LOTTERY.rows : PAGE_ROWS,
    idOf: ({ id }) => id,
    ask: ({ isAppended, ...page }, signal) =>
      send(
        listTransactions,
        { ...ORDER, ...page, ...narrowing(kind, filters), ...(isAppended && { concatRequire: true }) },
        { signal }
      )
  })
}

/** The most that are read to add them up, to group them or to write them down. */
const MAX_TRANSACTIONS = 5_000

/** All that the filters let through, up to 5,000; `isCut` where there is more. */
export interface Whole {
  items: readonly Transaction[]
  isCut: boolean
}

/** Reads every page, the newest first. */
export async function readWhole(
  kind: TransactionKind,
  filters: HistoryFilters,
  signal?: AbortSignal
): Promise<Whole> {
  const found = new Map<string, Transaction>()
  const data = { ...ORDER, ...narrowing(kind, filters), limit: MAX_ROWS }
  for (let offset = 0; ; offset += MAX_ROWS) {
    const { items, total } = await send(listTransactions, { ...data, offset }, { signal })
    // One that came meanwhile pushes another to the next page.
    for (const item of items) found.set(item.id, item)
    const isEnd = items.length === 0 || offset + items.length >= total
    if (isEnd || offset + MAX_ROWS >= MAX_TRANSACTIONS) return { items: [...found.values()], isCut: !isEnd }
  }
}

const ORDER = { OrderDir: 'DESC', OrderPar: 'date' } as const

/** What the gateway is asked to leave out. Presets are counted from the day of the asking. */
function narrowing(kind: TransactionKind, filters: HistoryFilters): Narrowing {
  if (kind === 'tickets') {
    const { startDate, endDate, minimum } = LOTTERY
    return { startDate, endDate, searchMinAmount: writeLira(minimum), status: STATUS.approved }
  }
  const { from, to } = daysOf(filters, environment().now())
  const minimum = minimumOf(filters)
  return {
    searchCategory: filters.category || CATEGORIES[kind],
    ...(from && { startDate: from }),
    ...(to && { endDate: to }),
    ...(filters.type && { searchType: filters.type }),
    ...(filters.subCategory && { searchSubCategory: filters.subCategory }),
    ...(filters.status && { status: Number(filters.status) }),
    ...(minimum && { searchMinAmount: writeLira(minimum) }),
    ...(filters.id && { searchID: filters.id })
  }
}
