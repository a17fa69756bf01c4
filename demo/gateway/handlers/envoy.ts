import type { envoy, HandlersOf } from '@bnw/core/contract'

import { amountsOf } from '../cashier/methods.ts'
import type { Context } from '../context.ts'
import { liraText } from '../ledger/lira.ts'

export const envoyHandlers = {
  getDepositAmounts: async ({ bankcode }, { database }) => {
    const amounts = await amountsOf(database, bankcode)
    return { amounts: amounts.map(amount => Number(liraText(BigInt(amount)))) }
  }
} satisfies HandlersOf<typeof envoy, Context>
