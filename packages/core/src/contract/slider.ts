import { object } from 'superstruct'

import { defineCall } from './call.ts'
import { Slide } from './cmscontroller.ts'
import { rowsOf } from './reply.ts'
import { Whole } from './shapes.ts'

export const getAllItems = defineCall({
  class: 'slider',
  method: 'get_all_items',
  access: 'anyone',
  kind: 'read',
  data: object({ siteId: Whole }),
  reply: rowsOf({ struct: Slide, id: 'ID' })
})

export const getActiveItems = defineCall({
  class: 'slider',
  method: 'get_active_items',
  access: 'anyone',
  kind: 'read',
  data: object({ siteId: Whole }),
  reply: rowsOf({ struct: Slide, id: 'ID' })
})
