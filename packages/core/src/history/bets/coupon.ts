import type { Kurus } from '../../contract/units.ts'
import type { Coupon } from './store.ts'

/** States of a coupon. A coupon with an unknown state is shown without one. */
const COUPON_OUTCOMES = ['open', 'won', 'lost', 'void', 'cashed'] as const
export type CouponOutcome = (typeof COUPON_OUTCOMES)[number]

/** Results of a bet. */
const BET_RESULTS = ['open', 'won', 'lost', 'void'] as const
export type BetResult = (typeof BET_RESULTS)[number]

export function outcomeOf({ state }: Pick<Coupon, 'state'>): CouponOutcome | undefined {
  return COUPON_OUTCOMES.find(outcome => outcome === state)
}

export function resultOf({ result }: { result: string }): BetResult | undefined {
  return BET_RESULTS.find(known => known === result)
}

/** The possible win of an open coupon, otherwise its win, in kuruş. */
export function returnOf(coupon: Pick<Coupon, 'state' | 'possible_win' | 'win'>): Kurus | undefined {
  return outcomeOf(coupon) === 'open' ? coupon.possible_win : coupon.win
}
