import { listBonuses, type Bonus } from '../contract/bonus.ts'
import { writeLira } from '../contract/shapes.ts'
import type { Kurus, Moment } from '../contract/units.ts'
import { send } from '../gateway/client.ts'
import { textLanguage } from '../lib/language.ts'
import { MARKS } from '../lib/number.ts'
import { machineTime } from '../lib/time.ts'
import { outcomeOf, resultOf } from './bets/coupon.ts'
import { readCoupons, type Bet, type Coupon } from './bets/store.ts'
import { couponWords } from './bets/words.ts'
import { bonusWords } from './bonuses/words.ts'
import type { HistoryFilters, HistoryKind } from './filters.ts'
import { categoryName, statusName } from './names.ts'
import { CREDIT, DEBIT, directionOf, readWhole, type Transaction } from './transactions.ts'
import { historyWords as words } from './words.ts'

/** The headings and then one line per row, in the language of the texts. */
export type CsvTable = readonly (readonly string[])[]

/** All rows of a history that match the filters. `isCut`: older rows are missing. */
export async function readTable(
  kind: HistoryKind,
  filters: HistoryFilters
): Promise<{ table: CsvTable; isCut: boolean }> {
  if (kind === 'bonuses') return { table: bonusTable(await send(listBonuses, {})), isCut: false }
  if (kind === 'bets') {
    const { items, isCut } = await readCoupons(filters)
    return { table: couponTable(items), isCut }
  }
  const { items, isCut } = await readWhole(kind, filters)
  return { table: transactionTable(items), isCut }
}

/** Heading and cell of each column. */
type Columns<Row> = readonly (readonly [heading: string, cell: (row: Row) => string])[]

function tableOf<Row>(rows: readonly Row[], columns: Columns<Row>): CsvTable {
  return [columns.map(([heading]) => heading), ...rows.map(row => columns.map(([, cell]) => cell(row)))]
}

/** Amounts have no sign. One whose direction is unknown is neither paid in nor paid out. */
export function transactionTable(rows: readonly Transaction[]): CsvTable {
  return tableOf(rows, [
    [words.number(), row => row.id],
    [words.date(), row => timeCell(row.date)],
    [words.category(), categoryName],
    [words.subCategory(), row => row.sub_category_name],
    [words.method(), row => row.method_name],
    [words.game(), row => row.game_name],
    [words.round(), row => row.round_id],
    [words.status(), row => statusName(row.transaction_status)],
    [words.amount(), row => amountCell(row.amount)],
    [words.came(), row => (directionOf(row) === CREDIT ? amountCell(row.amount) : '')],
    [words.went(), row => (directionOf(row) === DEBIT ? amountCell(row.amount) : '')],
    [words.balanceAfter(), row => amountCell(row.balance_after)],
    [words.note(), row => row.note]
  ])
}

/** One line per coupon, so that a column adds up; its bets are one cell. */
function couponTable(coupons: readonly Coupon[]): CsvTable {
  return tableOf(coupons, [
    [couponWords.number(), row => row.couponID],
    [words.date(), row => timeCell(row.date)],
    [words.status(), couponState],
    [couponWords.stake(), row => amountCell(row.stake)],
    [couponWords.odds(), row => decimalCell(row.odds?.toFixed(2))],
    [couponWords.possibleReturn(), row => amountCell(row.possible_win)],
    [couponWords.return(), row => (outcomeOf(row) === 'open' ? '' : amountCell(row.win))],
    [couponWords.bets(), row => row.bets.map(betText).join(' | ')]
  ])
}

function couponState(coupon: Coupon): string {
  const outcome = outcomeOf(coupon)
  return outcome ? couponWords.outcomes[outcome]() : coupon.state
}

function betText(bet: Bet): string {
  const result = resultOf(bet)
  const parts = [bet.event, bet.market, bet.selection, result ? couponWords.results[result]() : bet.result]
  return parts.filter(Boolean).join(' · ')
}

function bonusTable(bonuses: readonly Bonus[]): CsvTable {
  return tableOf(bonuses, [
    [bonusWords.what(), row => row.name],
    [words.status(), row => bonusState(row.state)],
    [words.amount(), row => amountCell(row.amount)],
    [bonusWords.maximum(), row => amountCell(row.max_amount)],
    [bonusWords.turnover(), row => amountCell(row.turnover_needed)],
    [bonusWords.turnoverDone(), row => amountCell(row.turnover_done)],
    [bonusWords.until(), row => timeCell(row.expires)],
    [bonusWords.reason(), row => row.reason]
  ])
}

function bonusState(state: string): string {
  const { available, active, ends } = bonusWords
  const names: Readonly<Record<string, () => string>> = { available, active, ...ends }
  return (Object.hasOwn(names, state) && names[state]?.()) || state
}

function timeCell(date: Moment | undefined): string {
  return date === undefined ? '' : machineTime(date).slice(0, 19).replace('T', ' ')
}

function amountCell(value: Kurus | undefined): string {
  return value === undefined ? '' : decimalCell(writeLira(value))
}

function decimalCell(text = ''): string {
  return text.replace('.', MARKS[textLanguage()].decimal)
}
