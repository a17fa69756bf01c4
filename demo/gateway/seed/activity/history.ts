import type { PastMovement } from '../../ledger/history.ts'
import { APPROVED, CANCELLED, CREDIT, NEW } from '../../ledger/ledger.ts'
import { CASHED_WIN, couponSteps, makeCoupons, type CouponSeed } from './coupons.ts'
import { financeSteps } from './finance.ts'
import { seededId } from './ids.ts'
import { lotterySteps } from './lottery.ts'
import { roundSteps } from './rounds.ts'
import type { Step } from './step.ts'

/** Final balance of the demo player, in kuruş. */
export const FINAL_BALANCE = 1_845_275

/** The last withdrawal is a multiple of ₺50; the newest cashed coupon absorbs the rest. In kuruş. */
const ROUND = 5_000

const LAST_WITHDRAWAL = 'finance:e:0'

export interface Activity {
  /** Oldest first. */
  readonly movements: readonly PastMovement[]
  readonly coupons: readonly CouponSeed[]
}

/**
 * The activity of the demo player, which sums exactly to the final balance.
 *
 * It is computed twice: first to get the remaining balance, then with the last withdrawal that leaves the final one.
 */
export function makeActivity(now: number): Activity {
  const draft = resolveAmounts(stepsOf(now, CASHED_WIN), 0)
  const left = balanceOf(draft) - FINAL_BALANCE
  const excess = left % ROUND
  if (left - excess < ROUND) throw new Error('No balance is left for the last withdrawal')
  const cashedWin = CASHED_WIN - excess
  return {
    movements: resolveAmounts(stepsOf(now, cashedWin), left - excess),
    coupons: makeCoupons(now, cashedWin)
  }
}

function stepsOf(now: number, cashedWin: number): Step[] {
  const steps = [
    ...lotterySteps(),
    ...financeSteps(now),
    ...roundSteps(now),
    ...couponSteps(makeCoupons(now, cashedWin))
  ]
  return steps.sort((one, other) => one.at - other.at)
}

/** Computes the amount of every step. */
function resolveAmounts(steps: readonly Step[], lastWithdrawal: number): PastMovement[] {
  let balance = 0
  return steps.map(({ at, key, amount, ...movement }) => {
    const settled = key === LAST_WITHDRAWAL ? lastWithdrawal : amountOf(amount, balance)
    const past = { ...movement, amount: BigInt(settled), date: new Date(at), id: seededId(key) }
    balance += effectOf(past)
    if (balance < 0) throw new Error(`The activity overdraws the wallet at ${key}`)
    return past
  })
}

function amountOf(amount: Step['amount'], balance: number): number {
  return typeof amount === 'function' ? amount(balance) : amount
}

/** Effect of a movement on the balance: 0 for a cancelled one or a New credit. */
function effectOf({ type, status = APPROVED, amount }: PastMovement): number {
  if (status === CANCELLED) return 0
  if (type === CREDIT) return status === NEW ? 0 : Number(amount)
  return -Number(amount)
}

/** Approved credits less approved and New debits, in kuruş. */
export function balanceOf(movements: readonly PastMovement[]): number {
  return movements.reduce((sum, movement) => sum + effectOf(movement), 0)
}
