import { listTransactions, type Transaction } from '../contract/finance.ts'
import type { InputOf } from '../contract/call.ts'
import { kurus } from '../contract/units.ts'
import { writeLira } from '../contract/shapes.ts'
import { send } from '../gateway/client.ts'
import { serverNow } from '../lib/clock.ts'
import { createKeyed } from '../lib/keyed.ts'
import { $language } from '../lib/language.ts'
import { type AllRows, createPages, type PagedList, readAllRows } from '../lib/pages.ts'
import { clearOnSignOut } from '../session/player-data.ts'
import { daysOf, type HistoryFilters, minimumOf } from './filters.ts'
import { STATUS } from './status.ts'

export type { Transaction } from '../contract/finance.ts'

/** The histories of transactions. */
export type TransactionKind = 'finance' | 'games' | 'tickets'

/** Type and category ids. Source: gateway contract. */
export const CREDIT = '1'
export const DEBIT = '2'
const DEPOSIT = '1'
export const WITHDRAWAL = '2'

/** The type of a transaction, which gives its direction. One without a type has that of its category, if all of these have it. */
export function directionOf({
  transaction_type_id: type,
  transaction_category_id: category
}: Transaction): typeof CREDIT | typeof DEBIT | undefined {
  if (type === CREDIT || type === DEBIT) return type
  if (category === DEPOSIT) return CREDIT
  return category === WITHDRAWAL ? DEBIT : undefined
}

/** Categories of each history while the player has not chosen one (HIST-01). */
const CATEGORIES = { finance: '1,2,6', games: '3,4,7' } as const

/** The minimum deposit for a ticket of the new-year lottery (HIST-06). */
export const TICKET_MINIMUM = kurus(25_000)

/** Filters of the lottery's tickets. */
const LOTTERY = { startDate: '2023-12-01', endDate: '2024-01-01', rows: 50 }

/** Rows of a page of the finance history. */
const PAGE_ROWS = 10

type Narrowing = Omit<InputOf<typeof listTransactions>, 'limit' | 'offset' | 'OrderDir' | 'OrderPar'>

/** What lists and totals of transactions are kept by. */
export interface TransactionsKey {
  kind: TransactionKind
  filters: HistoryFilters
  lang: string
}

const lists = createKeyed(({ kind, filters }: TransactionsKey) => createTransactions(kind, filters), 20)
clearOnSignOut(() => lists.all().forEach(list => list.clear()))

/**
 * The player's transactions that match the filters, newest first, in the current language. The loaded pages of each
 * combination of filters are cached.
 */
export function transactionList(kind: TransactionKind, filters: HistoryFilters): PagedList<Transaction> {
  return lists.get({ kind, filters, lang: $language.get() })
}

function createTransactions(kind: TransactionKind, filters: HistoryFilters): PagedList<Transaction> {
  return createPages({
    size: kind === 'tickets' ? LOTTERY.rows : PAGE_ROWS,
    idOf: ({ id }) => id,
    fetchPage: ({ isAppended, ...page }, signal) =>
      send(
        listTransactions,
        { ...ORDER, ...page, ...narrowing(kind, filters), ...(isAppended && { concatRequire: true }) },
        { signal }
      )
  })
}

/** All transactions that match the filters, at most 5,000. */
export type Whole = AllRows<Transaction>

/** Loads all pages, newest first. */
export function readWhole(
  kind: TransactionKind,
  filters: HistoryFilters,
  signal?: AbortSignal
): Promise<Whole> {
  const data = { ...ORDER, ...narrowing(kind, filters) }
  return readAllRows(
    page => send(listTransactions, { ...data, ...page }, { signal }),
    ({ id }) => id
  )
}

const ORDER = { OrderDir: 'DESC', OrderPar: 'date' } as const

/** Filters of the request. Presets are relative to the current day. */
function narrowing(kind: TransactionKind, filters: HistoryFilters): Narrowing {
  if (kind === 'tickets') {
    const { startDate, endDate } = LOTTERY
    return { startDate, endDate, searchMinAmount: writeLira(TICKET_MINIMUM), status: STATUS.approved }
  }
  const { from, to } = daysOf(filters, serverNow())
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
