import type { HandlersOf, maintenance } from '@bnw/core/contract'

import type { Context } from '../context.ts'

export const maintenanceHandlers = {
  checkStatus: (_input, { faults }) => ({ status: !faults.maintenance })
} satisfies HandlersOf<typeof maintenance, Context>
