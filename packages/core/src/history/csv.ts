import type { Transaction } from '../contract/finance.ts'
import { writeLira } from '../contract/shapes.ts'
import type { Kurus } from '../contract/units.ts'
import { environment } from '../environment.ts'
import { dayAt } from '../lib/day.ts'
import { $language, type Language } from '../lib/language.ts'
import { createSubmit } from '../lib/submit.ts'
import { machineTime } from '../lib/time.ts'
import { clearOnSignOut } from '../session/player-data.ts'
import { daysOf, type HistoryFilters } from './filters.ts'
import { categoryName } from './names.ts'
import { STATUS } from './status.ts'
import { CREDIT, readWhole, type TransactionKind } from './transactions.ts'
import { historyWords as words } from './words.ts'

/** A file to download. */
export interface CsvFile {
  name: string
  text: string
  /** Number of transactions in the file. */
  rows: number
  /** Older transactions are missing because of the maximum. */
  isCut: boolean
}

/** With a decimal comma, columns are separated by semicolons: Turkish spreadsheets expect it. */
const SEPARATORS: Readonly<Record<Language, { column: string; decimal: string }>> = {
  tr: { column: ';', decimal: ',' },
  en: { column: ',', decimal: '.' }
}

interface ExportInput {
  kind: TransactionKind
  filters: HistoryFilters
}

/** The exported file until it is returned. */
let written: CsvFile | undefined

const form = createSubmit(write)
clearOnSignOut(form.clear)

/** State of the export. */
export const $csvForm = form.$state

/** Loads all transactions that match the filters as a file. Never rejects; without a file the state has the error. */
export async function exportCsv(
  kind: TransactionKind,
  filters: HistoryFilters
): Promise<CsvFile | undefined> {
  if (form.$state.get().status === 'sending') return undefined
  await form.submit({ kind, filters })
  const file = written
  written = undefined
  return form.$state.get().status === 'done' ? file : undefined
}

async function write({ kind, filters }: ExportInput): Promise<void> {
  const { items, isCut } = await readWhole(kind, filters)
  written = { name: nameOf(kind, filters), text: csvOf(items), rows: items.length, isCut }
}

/** Transactions as CSV with headings, in the current language. Amounts have no sign. */
export function csvOf(rows: readonly Transaction[]): string {
  const { column, decimal } = SEPARATORS[$language.get()]
  const amount = (value: Kurus | undefined) =>
    value === undefined ? '' : writeLira(value).replace('.', decimal)
  const table = rows.map(row => [
    row.id,
    row.date === undefined ? '' : machineTime(row.date).slice(0, 19).replace('T', ' '),
    categoryName(row),
    row.sub_category_name,
    row.method_name,
    row.game_name,
    row.round_id,
    statusName(row.transaction_status),
    row.transaction_type_id === CREDIT ? amount(row.amount) : '',
    row.transaction_type_id === CREDIT ? '' : amount(row.amount),
    amount(row.balance_after),
    row.note
  ])
  const lines = [headings(), ...table].map(cells => cells.map(writeCell).join(column))
  // Spreadsheets detect UTF-8 by the byte order mark.
  return `\uFEFF${lines.join('\r\n')}\r\n`
}

/**
 * Full-width signs count: spreadsheets with an East Asian locale read them as formulas, too. Before the sign there may be
 * anything that a spreadsheet strips or does not draw.
 */
const FORMULA = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*[=+\-@＝＋－＠]|^[\t\r\n]/u

/**
 * One cell. Text that a spreadsheet would read as a formula is prefixed by an apostrophe: it is untrusted. Both
 * separators are quoted, since spreadsheets of another locale split at the other one.
 */
function writeCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /["\r\n\t,;]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

function headings(): string[] {
  return [
    words.number(),
    words.date(),
    words.category(),
    words.subCategory(),
    words.method(),
    words.game(),
    words.round(),
    words.status(),
    words.came(),
    words.went(),
    words.balanceAfter(),
    words.note()
  ]
}

/** New, Approved or Cancel; the number of an unknown status. */
export function statusName(status: number | undefined): string {
  if (status === STATUS.new) return words.statuses.new()
  if (status === STATUS.approved) return words.statuses.approved()
  return status === STATUS.cancelled ? words.statuses.cancelled() : String(status ?? '')
}

/** `finance-2025-02-22-2025-03-01.csv` */
function nameOf(kind: TransactionKind, filters: HistoryFilters): string {
  const now = environment().now()
  const { from, to } = daysOf(filters, now)
  return `${[kind, from, to ?? dayAt(now)].filter(Boolean).join('-')}.csv`
}
