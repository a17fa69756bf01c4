import { defineCall } from './call.ts'
import { Receipt, Transfer } from './cash-method.ts'
import { dataOf } from './reply.ts'

/** For all transfer types except 1 and 3. `url` is the payment page, opened when the player clicks. Source: CASH-05. */
export const processTransaction = defineCall({
  class: 'prepayment',
  method: 'processTransaction',
  access: 'player',
  kind: 'money',
  data: Transfer,
  reply: dataOf(Receipt)
})
