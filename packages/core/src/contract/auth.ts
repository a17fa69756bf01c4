import { object } from 'superstruct'

import { defineCall } from './call.ts'
import { MaintenanceStatus } from './maintenance.ts'
import { dataOf } from './reply.ts'

/** Asked before anything else where the stored maintenance flag is true. */
export const checkMaintenance = defineCall({
  class: 'Auth',
  method: 'checkMaintenance',
  access: 'anyone',
  kind: 'read',
  data: object({}),
  reply: dataOf(MaintenanceStatus)
})
