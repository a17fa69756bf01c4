import type { Kurus } from '../../contract/shapes.ts'
import type { Coupon } from './store.ts'

/** Where a coupon stands. One that the gateway calls otherwise is shown without a state. */
export const COUPON_OUTCOMES = ['open', 'won', 'lost', 'void', 'cashed'] as const
export type CouponOutcome = (typeof COUPON_OUTCOMES)[number]

/** How a bet has ended. */
export const BET_RESULTS = ['open', 'won', 'lost', 'void'] as const
export type BetResult = (typeof BET_RESULTS)[number]

export function outcomeOf({ state }: Pick<Coupon, 'state'>): CouponOutcome | undefined {
  return COUPON_OUTCOMES.find(outcome => outcome === state)
}

export function resultOf({ result }: { result: string }): BetResult | undefined {
  return BET_RESULTS.find(known => known === result)
}

/** What a coupon brings: what it may while it is open, what it has since. */
export function returnOf(coupon: Pick<Coupon, 'state' | 'possible_win' | 'win'>): Kurus | undefined {
  return outcomeOf(coupon) === 'open' ? coupon.possible_win : coupon.win
}
