import { object, optional } from 'superstruct'

import { defineCall } from './call.ts'
import { dataOf } from './reply.ts'
import { Id, OptionalId, LongText, Text, Typed } from './shapes.ts'

/** Starts a virtual game, at /play/virtual/{providerID}. `type` is the word of the path. Source: PLAY-01. */
export const initVirtualGame = defineCall({
  class: 'virtualgames',
  method: 'init_game',
  access: 'player',
  kind: 'change',
  data: object({ providerID: Id, type: optional(Typed) }),
  reply: dataOf(object({ url: LongText, name: Text, providerID: OptionalId }))
})
