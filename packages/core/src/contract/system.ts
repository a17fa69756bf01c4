import { object } from 'superstruct'

import { defineCall } from './call.ts'
import { dataOf } from './reply.ts'
import { Text } from './shapes.ts'

/** Keeps the session alive. Source: SESS-06. */
export const ping = defineCall({
  class: 'system',
  method: 'ping',
  access: 'player',
  kind: 'read',
  data: object({}),
  reply: dataOf(object({ time: Text }))
})
