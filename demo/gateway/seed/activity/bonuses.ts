import type { BONUS_STATES } from '../../db/schema/cashier.ts'
import type { TextInBoth } from '../../db/schema/columns.ts'
import { inBoth } from '../deterministic.ts'

type BonusState = (typeof BONUS_STATES)[number]

/** A bonus of the demo player. Amounts in kuruş. */
export interface BonusSeed {
  readonly id: string
  readonly state: BonusState
  readonly name: TextInBoth
  readonly amount: number
  readonly maxAmount: number
  readonly turnoverNeeded: number
  readonly turnoverDone: number
  /** Days from the seed; before it where negative. */
  readonly expires: number
  readonly reason: TextInBoth
}

const SECOND_FERRY = inBoth('İkinci vapur', 'The second ferry')
const CASHBACK = inBoth('Çarşamba iadesi', 'Wednesday cashback')
const DEPOSIT = inBoth('%20 yatırma bonusu', '20% deposit bonus')
const DISCOUNT = inBoth('Casino indirimi', 'Casino discount')
const PIER = inBoth('Yaz iskelesi', 'Summer pier')
const GULL = inBoth('Martı turu', 'Gull rounds')

/** 17 bonuses: 3 available, 2 active (one at 62 % of its turnover), 6 used, 4 expired, 2 cancelled. */
export const BONUSES: readonly BonusSeed[] = [
  bonus('available', CASHBACK, { lira: 120, max: 1_000, expires: 5.4 }),
  bonus('available', DEPOSIT, { lira: 100, max: 500, expires: 12.7 }),
  bonus('available', DISCOUNT, { lira: 300, max: 5_000, times: 3, expires: 20.2 }),
  bonus('active', DISCOUNT, { lira: 200, max: 5_000, times: 10, done: 62, expires: 9.3 }),
  bonus('active', PIER, { lira: 150, max: 750, times: 6, done: 15, expires: 16.6 }),
  bonus('used', SECOND_FERRY, { lira: 500, max: 800, times: 8, done: 100, expires: -492 }),
  bonus('used', DEPOSIT, { lira: 100, max: 500, expires: -295 }),
  bonus('used', CASHBACK, { lira: 85, max: 1_000, expires: -104 }),
  bonus('used', PIER, { lira: 225, max: 750, times: 6, done: 100, expires: -97 }),
  bonus('used', CASHBACK, { lira: 60, max: 1_000, expires: -34 }),
  bonus('used', DISCOUNT, { lira: 270, max: 5_000, times: 3, done: 100, expires: -20 }),
  bonus('expired', GULL, { lira: 50, max: 100, times: 5, expires: -72 }),
  bonus('expired', DEPOSIT, { lira: 60, max: 500, expires: -95 }),
  bonus('expired', CASHBACK, { lira: 40, max: 1_000, expires: -133 }),
  bonus('expired', GULL, { lira: 100, max: 100, times: 5, expires: -190 }),
  bonus('cancelled', PIER, {
    lira: 300,
    max: 750,
    times: 6,
    expires: -98,
    reason: inBoth('Yatırma geri çağrıldı', 'The deposit was called back')
  }),
  bonus('cancelled', DISCOUNT, {
    lira: 150,
    max: 5_000,
    times: 3,
    expires: -44,
    reason: inBoth('Talebiniz üzerine iptal edildi', 'Cancelled at your request')
  })
].map((one, at) => ({ ...one, id: String(7001 + at) }))

/** Bonuses whose amount was credited, in that order: used ones first, then active ones. */
export const CLAIMED: readonly BonusSeed[] = [
  ...BONUSES.filter(({ state }) => state === 'used'),
  ...BONUSES.filter(({ state }) => state === 'active')
]

interface Terms {
  lira: number
  max: number
  /** Turnover as a multiple of the amount. */
  times?: number
  /** Percent of the turnover. */
  done?: number
  expires: number
  reason?: TextInBoth
}

function bonus(
  state: BonusState,
  name: TextInBoth,
  { lira, max, times = 0, done = 0, expires, reason = inBoth('', '') }: Terms
): Omit<BonusSeed, 'id'> {
  const turnoverNeeded = lira * times * 100
  return {
    state,
    name,
    amount: lira * 100,
    maxAmount: max * 100,
    turnoverNeeded,
    turnoverDone: (turnoverNeeded * done) / 100,
    expires,
    reason
  }
}

export function descriptionOf({ amount, turnoverNeeded }: BonusSeed): TextInBoth {
  const times = turnoverNeeded / amount
  if (times === 0) return inBoth('Çevrim şartı yok.', 'No turnover.')
  return inBoth(`Çevrim şartı: bonusun ${times} katı.`, `Turnover: ${times} times the bonus.`)
}
