import { createPaymentAttempt } from '../payment-attempt/payment-attempt.ts'
import type { BankAccount } from '../../bank-accounts/account.ts'
import { saveLastMethod } from '../methods/last-method.ts'
import { WIRE_TYPE, type CashMethod } from '../methods/method.ts'
import { transferCall } from '../transfer.ts'
import { writeLira } from '../../contract/shapes.ts'
import { kurus, type Kurus } from '../../contract/units.ts'
import { readDay, type Day } from '../../lib/day.ts'
import { readAmount } from '../../lib/money.ts'
import { requiresField, type WithdrawalDraft, type WithdrawalScope } from './draft.ts'

/** A valid withdrawal. */
export interface Withdrawal {
  method: CashMethod
  amount: Kurus
  /** The account that receives the money; some methods need none. */
  account?: BankAccount
  /** Expiry of the identity card, if the method requires it. */
  validUntil?: Day
  note: string
}

/** Parses a valid draft. */
export function readWithdrawal(
  draft: WithdrawalDraft,
  { methods, accounts }: Pick<WithdrawalScope, 'methods' | 'accounts'>
): Withdrawal | undefined {
  const method = methods.find(({ id }) => id === draft.method)
  const amount = readAmount(draft.amount)
  if (!method || amount === undefined) return undefined
  return {
    method,
    amount,
    account: requiresField(method, 'account') ? accounts.find(({ id }) => id === draft.account) : undefined,
    validUntil: requiresField(method, 'identity_valid_until') ? readDay(draft.validUntil) : undefined,
    note: requiresField(method, 'note') ? draft.note.trim() : ''
  }
}

/** The withdrawal form. The gateway debits the amount immediately (CASH-09). */
export const withdrawal = createPaymentAttempt<Withdrawal>(
  ({ method, amount, account, validUntil, note }, id) => ({
    call: transferCall(method),
    data: {
      Type: WIRE_TYPE.withdraw,
      methodID: method.id,
      amount: writeLira(amount),
      request_id: id,
      ...(account && { account: account.id }),
      ...(validUntil && { identity_valid_until: validUntil }),
      ...(note && { note })
    }
  }),
  ({ method }) => saveLastMethod('withdraw', method.id)
)

/** The balance once an amount has left it; the same without an amount. */
export function balanceAfter(balance: Kurus, amount = kurus(0)): Kurus {
  return kurus(balance - amount)
}

/** The largest possible withdrawal: the balance, up to the method's limit. */
export function maxWithdrawal(balance: Kurus, method: CashMethod | undefined): Kurus {
  return kurus(Math.max(0, Math.min(balance, method?.max ?? balance)))
}
