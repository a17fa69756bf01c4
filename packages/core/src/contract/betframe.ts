import { any, array, boolean, coerce, enums, object, optional, type Infer } from 'superstruct'

import { defineCall } from './call.ts'
import { pageOf } from './reply.ts'
import { Day, Decimal, Id, Instant, Limit, Money, Offset, Text, Typed } from './shapes.ts'

/** A coupon with its bets; amounts in kuruş. state: open, won, lost, void, cashed. result: open, won, lost, void. */
export const Coupon = object({
  couponID: Id,
  date: Instant,
  state: Text,
  stake: Money,
  odds: Decimal,
  possible_win: Money,
  win: Money,
  bets: coerce(
    array(
      object({ event: Text, market: Text, selection: Text, odds: Decimal, result: Text, start: Instant })
    ),
    any(),
    value => value ?? []
  )
})
export type Coupon = Infer<typeof Coupon>

export const getCoupons = defineCall({
  class: 'betframe',
  method: 'getCoupons',
  access: 'player',
  kind: 'read',
  data: object({
    limit: Limit,
    offset: Offset,
    startDate: optional(Day),
    endDate: optional(Day),
    concatRequire: optional(boolean()),
    state: optional(enums(['open', 'closed'] as const)),
    searchID: optional(Typed)
  }),
  reply: pageOf({ struct: Coupon, id: 'couponID' })
})
