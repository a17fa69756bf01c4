import type { PastMovement } from '../../ledger/history.ts'
import { APPROVED, CANCELLED, CREDIT, NEW } from '../../ledger/ledger.ts'
import { CASHED_WIN, couponSteps, makeCoupons, type CouponSeed } from './coupons.ts'
import { financeSteps } from './finance.ts'
import { seededId } from './ids.ts'
import { lotterySteps } from './lottery.ts'
import { roundSteps } from './rounds.ts'
import type { Step } from './step.ts'

/** What the full player has in the end, in kuruş. */
export const FINAL_BALANCE = 1_845_275

/** The last withdrawal is a multiple of ₺50; the newest cashed coupon takes up the rest. In kuruş. */
const ROUND = 5_000

const LAST_WITHDRAWAL = 'finance:e:0'

export interface Story {
  /** Oldest first. */
  readonly movements: readonly PastMovement[]
  readonly coupons: readonly CouponSeed[]
}

/**
 * The history of the full player, whose sum is the final balance to the kuruş.
 *
 * It is gone through twice: first to see what would be left, then with the last withdrawal that leaves what it should.
 */
export function makeStory(now: number): Story {
  const trial = settle(stepsOf(now, CASHED_WIN), 0)
  const left = balanceOf(trial) - FINAL_BALANCE
  const excess = left % ROUND
  if (left - excess < ROUND) throw new Error('The story leaves nothing to withdraw at its end')
  const cashedWin = CASHED_WIN - excess
  return {
    movements: settle(stepsOf(now, cashedWin), left - excess),
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

/** Gives every step its amount. */
function settle(steps: readonly Step[], lastWithdrawal: number): PastMovement[] {
  let balance = 0
  return steps.map(({ at, key, amount, ...movement }) => {
    const settled = key === LAST_WITHDRAWAL ? lastWithdrawal : amountOf(amount, balance)
    const past = { ...movement, amount: BigInt(settled), date: new Date(at), id: seededId(key) }
    balance += effectOf(past)
    if (balance < 0) throw new Error(`The story overdraws the wallet at ${key}`)
    return past
  })
}

function amountOf(amount: Step['amount'], balance: number): number {
  return typeof amount === 'function' ? amount(balance) : amount
}

/** What a movement does to the balance: nothing where it is cancelled, or a credit that is still New. */
function effectOf({ type, status = APPROVED, amount }: PastMovement): number {
  if (status === CANCELLED) return 0
  if (type === CREDIT) return status === NEW ? 0 : Number(amount)
  return -Number(amount)
}

/** Approved credits less approved and New debits, in kuruş. */
export function balanceOf(movements: readonly PastMovement[]): number {
  return movements.reduce((sum, movement) => sum + effectOf(movement), 0)
}
