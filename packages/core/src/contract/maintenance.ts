import { any, object } from 'superstruct'

import { defineCall } from './call.ts'
import { dataOf } from './reply.ts'

/** `status` counts only as the literal true (the site is up) or false (maintenance). Source: MAINT-02. */
export const MaintenanceStatus = object({ status: any() })

export const checkStatus = defineCall({
  class: 'maintenance',
  method: 'check_status',
  access: 'anyone',
  kind: 'read',
  data: object({}),
  reply: dataOf(MaintenanceStatus)
})
