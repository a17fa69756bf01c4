import { object, optional } from 'superstruct'

import { defineCall } from './call.ts'
import { dataOf } from './reply.ts'
import { Id, OptionalId, Text, Typed } from './shapes.ts'

/** Source: PLAY-01, at /play/virtual/{providerID}. */
export const initVirtualGame = defineCall({
  class: 'virtualgames',
  method: 'init_game',
  access: 'player',
  kind: 'change',
  data: object({ providerID: Id, type: optional(Typed) }),
  reply: dataOf(object({ url: Text, name: Text, providerID: OptionalId }))
})
