import type { CallOf } from '../contract/call.ts'
import { saveBankTransfer, saveCepBankTransfer } from '../contract/finance.ts'
import { processTransaction } from '../contract/prepayment.ts'
import type { CashMethod } from './methods/method.ts'

/** What the gateway answers to a deposit or a withdrawal: its reference, and where it is to be paid, if anywhere. */
export interface Receipt {
  /** Empty where the gateway names none. */
  transaction_id: string
  url?: string
}

/** The call by which a method pays (CASH-05). The transfer type that picks it is not sent. */
export function transferCall({ transferType }: Pick<CashMethod, 'transferType'>): CallOf<Receipt> {
  if (transferType === 1) return saveBankTransfer
  return transferType === 3 ? saveCepBankTransfer : processTransaction
}
