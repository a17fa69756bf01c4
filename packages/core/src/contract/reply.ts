import { any, array, coerce, create, mask, object } from 'superstruct'

import type { Page } from './call.ts'
import { isId, Total } from './shapes.ts'
import { maskRow, type UnfitListener } from './unfit-fields.ts'
import type { Schema } from './schema.ts'

/** The parts of an envelope that contain the reply. */
export interface Answer {
  data?: unknown
  pagination?: unknown
}

/** How the reply to a call is parsed: a list with `rows`, data with a `struct`, or data that is ignored. */
export type Reply<Output> = Reader<Output> & (ListShape | DataShape | Absent<keyof ListShape>)

interface Reader<Output> {
  /**
   * @param onUnfit Receives the name of each field that does not fit and counts as missing.
   * @throws {StructError} A required field or the data itself does not fit.
   */
  read(answer: Answer, onUnfit?: UnfitListener): Output
}

/** For a list the refusal "Kayıt bulunamadı" (no record found) means an empty list. */
interface ListShape extends Absent<'struct' | 'isOptional' | 'noRecord'> {
  readonly rows: Rows<any>
  /** Whether the list comes in pages, with `pagination`. */
  readonly isPaged?: true
}

interface DataShape extends Absent<'rows' | 'isPaged'> {
  readonly struct: Schema
  /** The data that the refusal "Kayıt bulunamadı" means, where the data contains a list. */
  readonly noRecord?: unknown
  /** Whether the data may be empty although its schema requires fields. */
  readonly isOptional?: true
}

type Absent<Keys extends string> = { readonly [Key in Keys]?: never }

const ignore: UnfitListener = () => undefined

const Pagination = object({
  limit: coerce(Total, any(), value => (value == null || value === '' ? 10 : value)),
  total: Total,
  offset: Total
})

/* @__NO_SIDE_EFFECTS__ */
export function dataOf<Output>(struct: Schema<Output>, noRecord?: unknown): Reply<Output> {
  return {
    struct,
    noRecord,
    read: ({ data }, onUnfit = ignore) => maskRow(isEmpty(data) ? {} : data, struct, onUnfit)
  }
}

/** A reply whose `data` is ignored. */
export const nothing: Reply<undefined> = { read: () => undefined }

/** Session data, or `undefined` if the gateway keeps the session unchanged. */
/* @__NO_SIDE_EFFECTS__ */
export function optionalDataOf<Output>(struct: Schema<Output>): Reply<Output | undefined> {
  return {
    struct,
    isOptional: true,
    read: ({ data }, onUnfit = ignore) => (isEmpty(data) ? undefined : maskRow(data, struct, onUnfit))
  }
}

/** Schema of a list's rows. */
export interface Rows<Row> {
  struct: Schema<Row>
  /**
   * Key of the row's id. A row without an id is dropped, and so is one before another with the same id; the others are
   * kept. Without a key, a row that is no object is dropped.
   */
  id?: keyof Row & string
  /** Alternative keys of a row: `{ provider_id: 'providerID' }`. */
  aliases?: Record<string, string>
  /** A field that does not fit is an error, because missing would mean something else. */
  isStrict?: boolean
}

/** A complete list, without paging. */
/* @__NO_SIDE_EFFECTS__ */
export function rowsOf<Row>(rows: Rows<Row>): Reply<readonly Row[]> {
  return {
    rows,
    read: (answer, onUnfit = ignore) => readRows(answer, rows, onUnfit)
  }
}

/** One page of a list, with the `total` of all pages. */
/* @__NO_SIDE_EFFECTS__ */
export function pageOf<Row>(rows: Rows<Row>): Reply<Page<Row>> {
  return {
    rows,
    isPaged: true,
    read: (answer, onUnfit = ignore) => {
      const items = readRows(answer, rows, onUnfit)
      const sent = Array.isArray(answer.data) ? Math.min(answer.data.length, MAX_ROWS) : 0
      const page = readPagination(answer.pagination, onUnfit)
      const isUncounted = items.length > 0 && page.total === 0 && !isZeroGiven(answer.pagination)
      return { items, ...page, sent, ...(isUncounted && { isUncounted }) }
    }
  }
}

/** Missing pagination means limit 10, total 0, offset 0 (GATE-08), and so does one of another kind. */
function readPagination(pagination: unknown, onUnfit: UnfitListener): Omit<Page<never>, 'items' | 'sent'> {
  if (!isRecord(pagination) && !isEmpty(pagination)) onUnfit('pagination')
  return maskRow(isRecord(pagination) ? pagination : {}, Pagination, onUnfit)
}

/** Whether a total of 0 was sent, as a number or its digits; it also stands for a missing one. */
function isZeroGiven(pagination: unknown): boolean {
  return isRecord(pagination) && /^0+$/.test(String(pagination['total']))
}

const MAX_ROWS = 1_000

function readRows<Row>({ data }: Answer, given: Rows<Row>, onUnfit: UnfitListener): readonly Row[] {
  if (isEmpty(data)) return []
  // Without a prototype, on which a page may have put an `id` (H2).
  const own = Object.assign<object, Rows<Row>>(Object.create(null), given)
  const { struct, id, aliases = {}, isStrict } = own
  const rows = create(data, array(any())).slice(0, MAX_ROWS)
  const kept = rows
    .map(row => rename(row, aliases))
    .filter(row => (id ? hasId(row, id) : isStrict || isRecord(row)))
    .map(row => (isStrict ? mask(row, struct) : maskRow(row, struct, onUnfit)))
  return id ? [...new Map(kept.map(row => [row[id], row])).values()] : kept
}

function rename(row: unknown, aliases: Record<string, string>): unknown {
  if (!isRecord(row)) return row
  return Object.fromEntries(Object.entries(row).map(([key, field]) => [aliases[key] ?? key, field]))
}

/**
 * A list inside a row or a reply. A missing, null or empty value becomes an empty list.
 *
 * @param id Key of an item's id. An item without an id is dropped, the others are kept.
 */
/* @__NO_SIDE_EFFECTS__ */
export function listOf<Item>(struct: Schema<Item>, id?: string): Schema<Item[]> {
  return coerce(array(struct), any(), value => {
    if (isEmpty(value)) return []
    return Array.isArray(value) && id ? value.filter(item => hasId(item, id)) : value
  })
}

/** Whether the row has a valid id at this key. */
export function hasId(row: unknown, id: string): boolean {
  return isRecord(row) && isId(row[id])
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** An empty array too: PHP writes an empty object so. */
function isEmpty(data: unknown): boolean {
  return data == null || data === '' || (typeof data === 'object' && Object.keys(data).length === 0)
}
