import { object, type Infer } from 'superstruct'

import { defineCall } from './call.ts'
import { nothing, rowsOf } from './reply.ts'
import { EndInstant, Id, Money, RequestId, Text } from './shapes.ts'

/** A bonus; amounts and turnover in kuruş. `state`: available, active, used, expired, cancelled. Source: HIST-05. */
export const Bonus = object({
  bonusID: Id,
  name: Text,
  description: Text,
  amount: Money,
  max_amount: Money,
  currency: Text,
  turnover_needed: Money,
  turnover_done: Money,
  expires: EndInstant,
  reason: Text,
  state: Text
})
export type Bonus = Infer<typeof Bonus>

export const listBonuses = defineCall({
  class: 'bonus',
  method: 'list',
  access: 'player',
  kind: 'read',
  data: object({}),
  reply: rowsOf({ struct: Bonus, id: 'bonusID' })
})

/** Credits the bonus immediately. */
export const claimBonus = defineCall({
  class: 'bonus',
  method: 'claim',
  access: 'player',
  kind: 'money',
  data: object({ bonusID: Id, request_id: RequestId }),
  reply: nothing
})
