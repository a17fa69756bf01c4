import type { CallOf } from '../contract/call.ts'
import { saveBankTransfer, saveCepBankTransfer } from '../contract/finance.ts'
import { processTransaction } from '../contract/prepayment.ts'
import type { CashMethod } from './methods/method.ts'

/** Reply to a deposit or withdrawal: its reference, and the URL of a payment page if there is one. */
export interface Receipt {
  /** Empty if the gateway returns none. */
  transaction_id: string
  url?: string
}

/** The call of a payment method (CASH-05). The transfer type that selects it is not sent. */
export function transferCall({ transferType }: Pick<CashMethod, 'transferType'>): CallOf<Receipt> {
  if (transferType === 1) return saveBankTransfer
  return transferType === 3 ? saveCepBankTransfer : processTransaction
}
