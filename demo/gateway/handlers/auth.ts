import type { auth, HandlersOf } from '@bnw/core/contract'

import type { Context } from '../context.ts'

export const authHandlers = {
  checkMaintenance: (_input, { faults }) => ({ status: !faults.maintenance })
} satisfies HandlersOf<typeof auth, Context>
