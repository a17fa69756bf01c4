import { serverNow } from '../lib/clock.ts'
import { dayAt } from '../lib/day.ts'
import { type Language, textLanguage } from '../lib/language.ts'
import { createSubmit } from '../lib/submit.ts'
import { clearOnSignOut } from '../session/player-data.ts'
import { type CsvTable, readTable } from './csv-table.ts'
import { daysOf, type HistoryFilters, type HistoryKind } from './filters.ts'

/** A file to download. */
export interface CsvFile {
  name: string
  text: string
  /** Number of rows in the file. */
  rows: number
  /** Older rows are missing because of the maximum. */
  isCut: boolean
}

interface ExportInput {
  kind: HistoryKind
  filters: HistoryFilters
}

/** The exported file until it is returned. */
let written: CsvFile | undefined

const form = createSubmit(write)
clearOnSignOut(form.clear)

/** State of the export. */
export const $csvForm = form.$state

/** Loads all rows that match the filters as a file. Never rejects; without a file the state has the error. */
export async function exportCsv(kind: HistoryKind, filters: HistoryFilters): Promise<CsvFile | undefined> {
  await form.submit({ kind, filters })
  const file = written
  written = undefined
  return form.$state.get().status === 'done' ? file : undefined
}

async function write({ kind, filters }: ExportInput): Promise<void> {
  const { table, isCut } = await readTable(kind, filters)
  written = { name: nameOf(kind, filters), text: csvOf(table), rows: table.length - 1, isCut }
}

/** Turkish spreadsheets expect semicolons, as the comma is their decimal mark. */
const COLUMN_MARKS: Readonly<Record<Language, string>> = { tr: ';', en: ',' }

/** A table as the text of a CSV file. Spreadsheets detect UTF-8 by the byte order mark. */
export function csvOf(table: CsvTable): string {
  const lines = table.map(cells => cells.map(writeCell).join(COLUMN_MARKS[textLanguage()]))
  return `\uFEFF${lines.join('\r\n')}\r\n`
}

/**
 * Full-width signs count: spreadsheets with an East Asian locale read them as formulas, too. Before the sign there may be
 * anything that a spreadsheet strips or does not draw.
 */
const FORMULA = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*[=+\-@＝＋－＠]|^[\t\r\n]/u

const SIGN = /^[=+\-@＝＋－＠]/
/** Separators and line breaks, with quotes and what a spreadsheet strips or does not draw. */
const GAP = /[\s,;"\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]+/gu

/** One cell. Both separators are quoted, since spreadsheets of another locale split at the other one. */
function writeCell(text: string): string {
  const safe = disarm(text)
  return /["\r\n\t,;]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * Prefixes by an apostrophe what a spreadsheet would read as a formula: the text is untrusted. One that splits at the other
 * separator does so within quotes, too, as they do not begin its cell.
 */
function disarm(text: string): string {
  const start = FORMULA.test(text) ? "'" : ''
  const isSplit = (gap: string, end: number) => /[\t\r\n,;]/.test(gap) && SIGN.test(text.slice(end, end + 1))
  return start + text.replace(GAP, (gap, at: number) => (isSplit(gap, at + gap.length) ? `${gap}'` : gap))
}

/** `finance-2025-02-22-2025-03-01.csv` */
function nameOf(kind: HistoryKind, filters: HistoryFilters): string {
  const now = serverNow()
  const { from, to } = daysOf(filters, now)
  return `${[kind, from, to ?? dayAt(now)].filter(Boolean).join('-')}.csv`
}
