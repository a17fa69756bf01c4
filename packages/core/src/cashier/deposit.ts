import { moneyAttempt } from '../attempt/attempt.ts'
import { writeLira, type Kurus } from '../contract/shapes.ts'
import type { DepositField } from './deposit-draft.ts'
import { keepLastMethod } from './last-method.ts'
import { WIRE_TYPE, type CashMethod } from './method.ts'
import { transferCall, type Receipt } from './transfer.ts'

/** A deposit as the player has agreed to it. */
export interface Deposit {
  method: CashMethod
  amount: Kurus
  fields: Partial<Record<DepositField, string>>
}

/** The form of the deposit: one a page, whichever element shows it. */
export const deposit = moneyAttempt<Deposit, Receipt>(
  'cashier.deposit',
  ({ method, amount, fields }, request_id) => ({
    call: transferCall(method),
    data: {
      Type: WIRE_TYPE.deposit,
      methodID: method.id,
      amount: writeLira(amount),
      request_id,
      ...fields
    }
  }),
  ({ method }) => keepLastMethod('deposit', method.id)
)
