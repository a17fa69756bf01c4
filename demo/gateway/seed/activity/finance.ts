import { CANCEL_REASONS, type CancelReason } from '../../cashier/notes.ts'
import { APPROVED, CANCELLED, CREDIT, DEBIT, NEW } from '../../ledger/ledger.ts'
import { shuffled, wholeBetween } from '../deterministic.ts'
import { daysBefore, earlierToday } from './calendar.ts'
import { CLAIMED } from './bonuses.ts'
import type { Step } from './step.ts'

/**
 * Movements by days before the seed, oldest first: d deposit, b bonus, w paid withdrawal, c cancelled withdrawal, e the
 * last paid one, which adjusts the final balance; D and W are New. No row is on the first or last day of a date preset.
 * 176 rows: 2 today, 3 yesterday, 12 in 7 days, 38 in 30, 74 in 90, 110 in 180, 150 in 365.
 */
const STRETCHES: readonly Stretch[] = [
  { days: [728, 368], rows: mixed('first', { d: 19, b: 1, w: 6 }) },
  { days: [363, 183], rows: mixed('second', { d: 32, b: 1, c: 1, w: 6 }) },
  { days: [178, 92], rows: mixed('third', { d: 29, b: 2, c: 2, w: 3 }) },
  { days: [88, 33], rows: mixed('fourth', { d: 28, b: 2, c: 5, w: 1 }) },
  { days: [28, 9], rows: mixed('fifth', { d: 21, b: 1, c: 3, w: 1 }) },
  { days: [6, 2], rows: 'ddcdedd' },
  { days: [1, 1], rows: 'dbd' },
  { days: [0, 0], rows: 'WD' }
]

interface Stretch {
  readonly days: readonly [first: number, last: number]
  readonly rows: string
}

/** Deposits, in lira: 250 to 1.500, mostly small. */
const DEPOSITS = [250, 250, 300, 300, 400, 500, 500, 500, 750, 1_000, 1_500]
const CANCELLED_AMOUNTS = [750, 400, 1_000, 500, 300, 650, 1_200, 450, 800, 350, 900, 600]

/** Reasons of cancelled withdrawals; one has none. Oldest first, the newest nine within 90 days. */
const REASONS: readonly (CancelReason | undefined)[] = [
  'accountClosed',
  'otherName',
  'identityDate',
  'otherName',
  'openBonus',
  undefined,
  'identityDate',
  'onRequest',
  'otherName',
  'dailyLimit',
  'identityPhoto',
  'otherName'
]

/** Deposits, withdrawals and bonuses of the last two years. */
export function financeSteps(now: number): Step[] {
  const seen = new Map<string, number>()
  return STRETCHES.flatMap(stretch =>
    [...stretch.rows].map((letter, place) => {
      const nth = seen.get(letter) ?? 0
      seen.set(letter, nth + 1)
      return { ...rowOf(letter, nth), at: momentOf(now, stretch, place), key: `finance:${letter}:${nth}` }
    })
  )
}

/** Spread evenly over the days; rows of a day are in order. */
function momentOf(now: number, { days: [first, last], rows }: Stretch, place: number): number {
  if (first === 0) return earlierToday(now, 0.35 + place * 0.45)
  const day = first - Math.floor(((first - last + 1) * place) / rows.length)
  const minute = wholeBetween(0, 50, `minute:${first}:${place}`)
  return daysBefore(now, day, [10 + Math.floor((place / rows.length) * 9), minute])
}

type Row = Omit<Step, 'at' | 'key'>

const TRANSFER = { subCategory: 101, methodName: 'Havale/EFT' }

function rowOf(letter: string, nth: number): Row {
  switch (letter) {
    case 'b':
      return { category: 6, type: CREDIT, status: APPROVED, ...bonusOf(nth) }
    case 'w':
      return { ...withdrawal(APPROVED), amount: balance => shareOf(balance, nth) }
    case 'e':
      return { ...withdrawal(APPROVED), amount: 0 }
    case 'c':
      return { ...withdrawal(CANCELLED), amount: lira(CANCELLED_AMOUNTS[nth]), note: noteOf(REASONS[nth]) }
    case 'W':
      return { ...withdrawal(NEW), amount: lira(1_000) }
    case 'D':
      return { category: 1, type: CREDIT, status: NEW, ...TRANSFER, amount: lira(500) }
    default:
      return { category: 1, type: CREDIT, status: APPROVED, ...depositMethod(nth), amount: depositOf(nth) }
  }
}

function noteOf(reason: CancelReason | undefined): string {
  return reason ? CANCEL_REASONS[reason].tr : ''
}

function withdrawal(status: typeof APPROVED | typeof CANCELLED | typeof NEW) {
  return { category: 2 as const, type: DEBIT, status, subCategory: 201, methodName: 'Havale/EFT' } as const
}

function bonusOf(nth: number) {
  const bonus = CLAIMED[nth]
  return { amount: bonus?.amount ?? 0, note: bonus?.name.tr ?? '' }
}

/** Mostly bank transfers. */
function depositMethod(nth: number) {
  if (nth % 9 === 4) return { subCategory: 102, methodName: 'Cep havalesi' }
  if (nth % 13 === 7) return { subCategory: 104, methodName: 'Kumbara Kart' }
  return TRANSFER
}

function depositOf(nth: number): number {
  return lira(DEPOSITS[wholeBetween(0, DEPOSITS.length - 1, `deposit:${nth}`)])
}

/** A share of the balance, in steps of ₺50. */
function shareOf(balance: number, nth: number): number {
  const percent = nth < 15 ? wholeBetween(45, 70, `share:${nth}`) : 40
  return Math.max(lira(200), Math.floor((balance * percent) / 100 / lira(50)) * lira(50))
}

function lira(amount = 0): number {
  return amount * 100
}

/** The given number of each letter, shuffled. */
function mixed(key: string, counts: Record<string, number>): string {
  const letters = Object.entries(counts).flatMap(([letter, count]) => Array<string>(count).fill(letter))
  return shuffled(letters, `stretch:${key}`).join('')
}
