import { object, type Infer } from 'superstruct'

import { defineCall } from './call.ts'
import { listOf, rowsOf } from './reply.ts'
import { Money, OptionalId, Text } from './shapes.ts'

/** A jackpot level; `amount` in kuruş. */
export const Jackpot = object({ name: Text, amount: Money, currency: Text, gameID: OptionalId })
export type Jackpot = Infer<typeof Jackpot>

/** The levels are at `data[0].jackpots`. */
export const getJackpots = defineCall({
  class: 'habanero',
  method: 'getJackpots',
  access: 'anyone',
  kind: 'read',
  data: object({}),
  reply: rowsOf({ struct: object({ jackpots: listOf(Jackpot) }) })
})
