import { prepayment, type HandlersOf } from '@bnw/core/contract'

import { transferMoney } from '../cashier/transfer.ts'
import type { Context } from '../context.ts'

export const prepaymentHandlers = {
  processTransaction: (form, context) => transferMoney(context, prepayment.processTransaction, form)
} satisfies HandlersOf<typeof prepayment, Context>
