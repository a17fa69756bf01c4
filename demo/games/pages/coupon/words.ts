import type { PlacedCoupon } from '../../protocol/coupons.ts'
import { wordsFor } from '../../ui/words.ts'
import { en } from './words.en.ts'
import { tr } from './words.tr.ts'

/** Texts of the coupons. Amounts and odds are passed in formatted. */
export interface CouponWords {
  coupon: string
  place: string
  placing: string
  toSlip: string
  odds: string
  possibleWin: string
  empty: string
  full: string
  choose: string
  remove: (selection: string) => string
  bulletin: (number: number) => string
  mine: string
  states: Readonly<Record<PlacedCoupon['state'], string>>
  lineStates: { open: string; won: string; lost: string }
  seconds: (seconds: number) => string
  placed: string
  won: (amount: string) => string
  lost: string
  moved: string
  atTheGate: string
  kickOff: string
  minute: (minute: number) => string
  finalWhistle: string
  lines: (count: number) => string
  rules: { lines: readonly string[]; returns: string; heads: readonly [string, string] }
}

export const couponWords = wordsFor<CouponWords>({ tr, en })
