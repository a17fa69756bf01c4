import { CREDIT } from '../../ledger/ledger.ts'
import { chosen, range } from '../deterministic.ts'
import { MINUTE } from '../schedule.ts'
import type { Step } from './step.ts'

export const TICKETS = 57

/** The first of December 2023 at 9 in Istanbul. These dates are fixed: the campaign was then. */
const BEGINNING = Date.UTC(2023, 11, 1, 6)

/** 57 over 30 days and a half. */
const APART = 770 * MINUTE

/** The deposits of the new-year lottery: each of ₺250 or more is a ticket. */
export function lotterySteps(): Step[] {
  return range(TICKETS).map(nth => ({
    at: BEGINNING + nth * APART,
    key: `lottery:${nth}`,
    category: 1,
    subCategory: 106,
    type: CREDIT,
    amount: chosen([25_000, 25_000, 25_000, 30_000, 40_000], `lottery:${nth}`),
    methodName: 'Havale/EFT',
    note: 'Yeni yıl çekilişi bileti'
  }))
}
