import { boolean, enums, object, optional, type Infer } from 'superstruct'

import { defineCall } from './call.ts'
import { listOf, pageOf } from './reply.ts'
import { Day, Decimal, Id, Instant, Limit, Money, Offset, Text, TypedId } from './shapes.ts'

/** A coupon and its bets; amounts in kuruş. `state`: open, won, lost, void, cashed. `result`: open, won, lost, void. */
export const Coupon = object({
  couponID: Id,
  date: Instant,
  state: Text,
  stake: Money,
  odds: Decimal,
  possible_win: Money,
  win: Money,
  bets: listOf(
    object({ event: Text, market: Text, selection: Text, odds: Decimal, result: Text, start: Instant })
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
    searchID: optional(TypedId)
  }),
  reply: pageOf({ struct: Coupon, id: 'couponID' })
})
