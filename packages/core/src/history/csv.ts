import type { Transaction } from '../contract/finance.ts'
import { type Kurus, writeLira } from '../contract/shapes.ts'
import { environment } from '../environment.ts'
import { dayAt } from '../lib/day.ts'
import { $language, type Language } from '../lib/language.ts'
import { createSubmit } from '../lib/submit.ts'
import { machineTime } from '../lib/time.ts'
import { clearOnSignOut } from '../session/player-data.ts'
import { shared } from '../shared.ts'
import { daysOf, type HistoryFilters } from './filters.ts'
import { STATUS } from './status.ts'
import { CREDIT, readWhole, type TransactionKind } from './transactions.ts'
import { historyWords as words } from './words.ts'

/** A file to be saved. */
export interface CsvFile {
  name: string
  text: string
  /** How many movements are in it. */
  rows: number
  /** There are older ones than could be read. */
  isCut: boolean
}

/** Columns part by a semicolon where decimals have a comma, or a Turkish spreadsheet would take them apart. */
const SIGNS: Readonly<Record<Language, { column: string; decimal: string }>> = {
  tr: { column: ';', decimal: ',' },
  en: { column: ',', decimal: '.' }
}

interface Wish {
  kind: TransactionKind
  filters: HistoryFilters
}

/** What was written last, until it is handed over. */
const written = shared<{ file?: CsvFile }>('history.csv-file', () => ({}))

const form = shared('history.csv', () => {
  const made = createSubmit(write)
  clearOnSignOut(made.clear)
  return made
})

/** Whether a file is being written. */
export const $csvForm = form.$state

/** Reads all that the filters let through and writes it down. Never rejects; without a file the state has the error. */
export async function exportCsv(
  kind: TransactionKind,
  filters: HistoryFilters
): Promise<CsvFile | undefined> {
  if (form.$state.get().status === 'sending') return undefined
  await form.submit({ kind, filters })
  const { file } = written
  delete written.file
  return form.$state.get().status === 'done' ? file : undefined
}

async function write({ kind, filters }: Wish): Promise<void> {
  const { items, isCut } = await readWhole(kind, filters)
  written.file = { name: nameOf(kind, filters), text: csvOf(items), rows: items.length, isCut }
}

/** Movements as a table for spreadsheets, with headings, in the language of the moment. Amounts carry no sign. */
export function csvOf(rows: readonly Transaction[]): string {
  const { column, decimal } = SIGNS[$language.get()]
  const amount = (value: Kurus | undefined) =>
    value === undefined ? '' : writeLira(value).replace('.', decimal)
  const table = rows.map(row => [
    row.id,
    row.date === undefined ? '' : machineTime(row.date).slice(0, 19).replace('T', ' '),
    row.category_name,
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
  const lines = [headings(), ...table].map(cells => cells.map(cell => writeCell(cell, column)).join(column))
  // By this mark spreadsheets know UTF-8.
  return `\uFEFF${lines.join('\r\n')}\r\n`
}

/**
 * One cell. What a spreadsheet would take for a formula gets an apostrophe in front: notes and names are not ours.
 */
function writeCell(text: string, column: string): string {
  const safe = /^\s*[=+\-@]|^[\t\r\n]/.test(text) ? `'${text}` : text
  return /["\r\n\t]|^\s|\s$/.test(safe) || safe.includes(column) ? `"${safe.replaceAll('"', '""')}"` : safe
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

/** New, Approved or Cancel; a status that we do not know by its number. */
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
