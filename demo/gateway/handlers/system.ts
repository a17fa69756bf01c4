import type { HandlersOf, system } from '@bnw/core/contract'

import type { Context } from '../context.ts'
import { momentText } from '../dates.ts'

export const systemHandlers = {
  ping: (_input, { now }) => ({ time: momentText(new Date(now())) })
} satisfies HandlersOf<typeof system, Context>
