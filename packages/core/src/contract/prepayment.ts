import { object } from 'superstruct'

import { defineCall } from './call.ts'
import { Transfer } from './cash-method.ts'
import { dataOf } from './reply.ts'
import { OptionalId, Text } from './shapes.ts'

/** For all transfer types except 1 and 3. `url` is the payment page, opened when the player clicks. Source: CASH-05. */
export const processTransaction = defineCall({
  class: 'prepayment',
  method: 'processTransaction',
  access: 'player',
  kind: 'money',
  data: Transfer,
  reply: dataOf(object({ transaction_id: OptionalId, url: Text }))
})
