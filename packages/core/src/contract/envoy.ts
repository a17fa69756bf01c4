import { object } from 'superstruct'

import { defineCall } from './call.ts'
import { dataOf, listOf } from './reply.ts'
import { Money, TypedId } from './shapes.ts'

/** The only amounts that a method with a bank code accepts, in kuruş. Source: CASH-03. */
export const getDepositAmounts = defineCall({
  class: 'envoy',
  method: 'getDepositAmounts',
  access: 'player',
  kind: 'read',
  data: object({ bankcode: TypedId }),
  reply: dataOf(object({ amounts: listOf(Money) }))
})
