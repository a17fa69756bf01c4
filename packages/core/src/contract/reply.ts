import { any, array, coerce, create, mask, object, type Struct } from 'superstruct'

import type { Page } from './call.ts'
import { isId, Total } from './shapes.ts'

/** The parts of an envelope that carry an answer. */
export interface Answer {
  data?: unknown
  pagination?: unknown
}

/** How the answer of a call is read. `read` throws a `StructError` where it does not fit. */
export interface Reply<Output> {
  /** Lists answer "no such record" with an empty list instead of an error. */
  readonly isList: boolean
  read(answer: Answer): Output
}

const Pagination = object({
  limit: coerce(Total, any(), value => (value == null || value === '' ? 10 : value)),
  total: Total,
  offset: Total
})

/* @__NO_SIDE_EFFECTS__ */
export function dataOf<Output>(struct: Struct<Output, any>): Reply<Output> {
  return { isList: false, read: ({ data }) => mask(isEmpty(data) ? {} : data, struct) }
}

/** An answer whose `data` says nothing. */
export const nothing: Reply<undefined> = { isList: false, read: () => undefined }

/** Login data, or nothing at all where the gateway leaves the session as it is. */
/* @__NO_SIDE_EFFECTS__ */
export function optionalDataOf<Output>(struct: Struct<Output, any>): Reply<Output | undefined> {
  return { isList: false, read: ({ data }) => (isEmpty(data) ? undefined : mask(data, struct)) }
}

/** What a list is made of. */
export interface Rows<Row> {
  struct: Struct<Row, any>
  /** Name of the row's own id: a row without one is dropped alone. */
  id?: keyof Row & string
  /** Other spellings of a row's keys: `{ provider_id: 'providerID' }`. */
  aliases?: Record<string, string>
}

/** Rows that are all there, without pages. */
/* @__NO_SIDE_EFFECTS__ */
export function rowsOf<Row>(rows: Rows<Row>): Reply<readonly Row[]> {
  return { isList: true, read: answer => readRows(answer, rows) }
}

/** Rows of one page, with `total` over all pages. */
/* @__NO_SIDE_EFFECTS__ */
export function pageOf<Row>(rows: Rows<Row>): Reply<Page<Row>> {
  return {
    isList: true,
    read: answer => ({ items: readRows(answer, rows), ...readPagination(answer.pagination) })
  }
}

/** Missing pagination means limit 10, total 0, offset 0 (GATE-08). */
function readPagination(pagination: unknown): Omit<Page<never>, 'items'> {
  return mask(isEmpty(pagination) ? {} : pagination, Pagination)
}

const MAX_ROWS = 1_000

function readRows<Row>({ data }: Answer, { struct, id, aliases = {} }: Rows<Row>): readonly Row[] {
  if (isEmpty(data)) return []
  const rows = create(data, array(any())).slice(0, MAX_ROWS)
  return rows
    .map(row => rename(row, aliases))
    .filter(row => !id || hasId(row, id))
    .map(row => mask(row, struct))
}

function rename(row: unknown, aliases: Record<string, string>): unknown {
  if (!isRecord(row)) return row
  return Object.fromEntries(Object.entries(row).map(([key, field]) => [aliases[key] ?? key, field]))
}

/**
 * A list inside a row or an answer: missing, null and empty are no items.
 *
 * @param id Name of an item's own id: one without it is dropped alone.
 */
/* @__NO_SIDE_EFFECTS__ */
export function listOf<Item>(struct: Struct<Item, any>, id?: string): Struct<Item[], any> {
  return coerce(array(struct), any(), value => {
    if (isEmpty(value)) return []
    return Array.isArray(value) && id ? value.filter(item => hasId(item, id)) : value
  })
}

/** Whether a row has its own id: one without it is dropped alone. */
export function hasId(row: unknown, id: string): boolean {
  return isRecord(row) && isId(row[id])
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isEmpty(data: unknown): boolean {
  return data == null || data === '' || (isRecord(data) && Object.keys(data).length === 0)
}
