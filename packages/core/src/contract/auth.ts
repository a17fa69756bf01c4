import { object } from 'superstruct'

import { defineCall } from './call.ts'
import { MaintenanceStatus } from './maintenance.ts'
import { dataOf } from './reply.ts'

/** Sent before any other call when the stored maintenance flag is true (MAINT-01). */
export const checkMaintenance = defineCall({
  class: 'Auth',
  method: 'checkMaintenance',
  access: 'anyone',
  kind: 'read',
  data: object({}),
  reply: dataOf(MaintenanceStatus)
})
