import { CREDIT, DEBIT } from '../../ledger/ledger.ts'
import type { COUPON_STATES, CouponLine } from '../../db/schema/cashier.ts'
import { chosen, range, shuffled, wholeBetween } from '../deterministic.ts'
import { HOUR, MINUTE } from '../schedule.ts'
import { daysBefore } from './calendar.ts'
import { lineOf } from './fixtures.ts'
import { seededId } from './ids.ts'
import type { Step } from './step.ts'

type CouponState = (typeof COUPON_STATES)[number]

/** Amounts in kuruş, odds in hundredths. */
export interface CouponSeed {
  readonly id: string
  readonly at: number
  readonly state: CouponState
  readonly stake: number
  readonly odds: number
  readonly possibleWin: number
  readonly win: number
  readonly lines: readonly CouponLine[]
}

/** Numbers of the 59 closed ones, of which the newest is cashed. */
const CLOSED: readonly (readonly [Exclude<CouponState, 'open'>, number])[] = [
  ['won', 17],
  ['lost', 36],
  ['void', 3],
  ['cashed', 3]
]

/** Days before the seed: 5 open ones and 16 closed in 30 days, 43 before. */
const OPEN_DAYS = [2, 2, 1, 1, 1]
const LATE_DAYS = [28, 27, 26, 24, 22, 20, 19, 17, 16, 14, 13, 11, 9, 6, 4, 3]
const EARLY_DAYS = range(43).map(nth => 600 - Math.round((nth * 565) / 42))

/** Win of the newest cashed coupon before the final balance is adjusted, in kuruş. */
export const CASHED_WIN = 14_275

const SETTLED_AFTER_MS = 3 * HOUR

/** 64 coupons: 5 open, 59 closed. */
export function makeCoupons(now: number, cashedWin: number): readonly CouponSeed[] {
  const states = shuffled(
    CLOSED.flatMap(([state, count]) =>
      Array<CouponState>(state === 'cashed' ? count - 1 : count).fill(state)
    ),
    'coupons'
  )
  const closed = [...EARLY_DAYS, ...LATE_DAYS].map((day, nth) =>
    couponOf(now, { nth, day, state: states[nth] ?? 'cashed', cashedWin })
  )
  const open = OPEN_DAYS.map((day, nth) => couponOf(now, { nth: 59 + nth, day, state: 'open', cashedWin }))
  return [...closed, ...open]
}

interface Plan {
  readonly nth: number
  readonly day: number
  readonly state: CouponState
  readonly cashedWin: number
}

function couponOf(now: number, { nth, day, state, cashedWin }: Plan): CouponSeed {
  const key = `coupon:${nth}`
  const at = daysBefore(now, day, [17, 5]) + (nth % 5) * 7 * MINUTE
  // One of the open coupons has four lines, two of which are won.
  const count =
    nth === 59 ? 4 : state === 'won' ? wholeBetween(1, 2, `${key}:count`) : wholeBetween(1, 4, `${key}:count`)
  const lines = range(count).map(line =>
    lineOf(`${key}:${line}`, {
      result: resultOf(state, { nth, line, count }),
      start: startOf(now, { at, state, line, isPast: nth === 59 && line < 2 })
    })
  )
  const odds = Math.floor(lines.reduce((product, line) => product * (line.odds / 100), 100))
  const stake = chosen([5_000, 10_000, 10_000, 20_000, 25_000], `${key}:stake`)
  const possibleWin = Math.floor((stake * odds) / 100)
  const wins = { open: 0, lost: 0, won: possibleWin, void: stake, cashed: Math.floor(stake * 0.8) }
  const win = nth === 58 ? cashedWin : wins[state]
  return {
    id: seededId(key),
    at,
    state,
    stake: nth === 58 ? 10_000 : stake,
    odds,
    possibleWin: nth === 58 ? odds * 100 : possibleWin,
    win,
    lines
  }
}

function resultOf(
  state: CouponState,
  { nth, line, count }: { nth: number; line: number; count: number }
): CouponLine['result'] {
  if (state === 'open') return nth === 59 && line < 2 ? 'won' : 'open'
  if (state === 'won' || state === 'void') return state
  return line === nth % count ? 'lost' : line % 2 === 0 ? 'won' : 'lost'
}

/** Events of closed coupons are over; those of open ones are upcoming, except the two lines that are won. */
function startOf(
  now: number,
  { at, state, line, isPast }: { at: number; state: CouponState; line: number; isPast: boolean }
): number {
  if (state !== 'open' || isPast) return at + HOUR + line * 10 * MINUTE
  return daysBefore(now, -1 - line, [19, 30])
}

/** Movements of the coupons: stake and win. */
export function couponSteps(coupons: readonly CouponSeed[]): Step[] {
  return coupons.flatMap(({ id, at, stake, win }) => {
    const row = {
      category: 5 as const,
      roundId: id,
      gameId: '810',
      gameName: 'Kıyı Kuponu',
      gameType: 'virtual' as const
    }
    const staked: Step = { ...row, key: `${id}:stake`, at, type: DEBIT, amount: stake }
    if (win === 0) return [staked]
    return [staked, { ...row, key: `${id}:win`, at: at + SETTLED_AFTER_MS, type: CREDIT, amount: win }]
  })
}
