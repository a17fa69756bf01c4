import { CREDIT } from '../../ledger/ledger.ts'
import { chosen, range } from '../deterministic.ts'
import { MINUTE } from '../schedule.ts'
import type { Step } from './step.ts'

const TICKETS = 57

/** 1 December 2023, 9:00 in Istanbul. Fixed, since the campaign was then. */
const START = Date.UTC(2023, 11, 1, 6)

/** 57 deposits in about 30 days. */
const INTERVAL_MS = 770 * MINUTE

/** The deposits of the new-year lottery: each of ₺250 or more is a ticket. */
export function lotterySteps(): Step[] {
  return range(TICKETS).map(nth => ({
    at: START + nth * INTERVAL_MS,
    key: `lottery:${nth}`,
    category: 1,
    subCategory: 106,
    type: CREDIT,
    amount: chosen([25_000, 25_000, 25_000, 30_000, 40_000], `lottery:${nth}`),
    methodName: 'Havale/EFT',
    note: 'Yeni yıl çekilişi bileti'
  }))
}
