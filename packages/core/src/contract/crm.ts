import { object, type Infer } from 'superstruct'

import { defineCall } from './call.ts'
import { pageOf } from './reply.ts'
import { Id, Instant, Limit, Offset, LongText, Text } from './shapes.ts'

export const MassMessage = object({ ID: Id, Title: Text, Text: LongText, Date: Instant })
export type MassMessage = Infer<typeof MassMessage>

/** Messages to all players; `Text` is HTML. Source: NOTIF-02. */
export const listMassMessages = defineCall({
  class: 'crm',
  method: 'list_mass_messages',
  access: 'anyone',
  kind: 'read',
  data: object({ limit: Limit, offset: Offset }),
  reply: pageOf({ struct: MassMessage, id: 'ID' })
})
