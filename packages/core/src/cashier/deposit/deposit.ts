import { atom } from 'nanostores'

import { createPaymentAttempt } from '../payment-attempt/payment-attempt.ts'
import { writeLira } from '../../contract/shapes.ts'
import type { Kurus } from '../../contract/units.ts'
import { clearOnSignOut } from '../../session/player-data.ts'
import { $depositDraft, EMPTY_DEPOSIT, type DepositField } from './draft.ts'
import { forgetOpenPayment, restoreOpenPayment, saveOpenPayment } from './open-payment.ts'
import { saveLastMethod } from '../methods/last-method.ts'
import { WIRE_TYPE, type CashMethod } from '../methods/method.ts'
import { transferCall } from '../transfer.ts'

/** A deposit that the player has confirmed. */
export interface Deposit {
  method: CashMethod
  amount: Kurus
  fields: Partial<Record<DepositField, string>>
}

/** The last deposit since this page was loaded. The quick deposit offers its amount again; it is not stored. */
export const $lastDeposit = atom<Deposit | undefined>()
clearOnSignOut(() => $lastDeposit.set(undefined))

/** The deposit form, shared by all elements of the page. */
export const deposit = createPaymentAttempt<Deposit>(
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
  (input, { id, answer }) => {
    saveLastMethod('deposit', input.method.id)
    $lastDeposit.set(input)
    $depositDraft.set({ ...EMPTY_DEPOSIT, method: input.method.id })
    saveOpenPayment(id, answer?.url)
  }
)

/** Starts a new deposit, or continues a payment whose page was not finished. One that is being sent or unknown stays. */
export function openDeposit(): void {
  deposit.open()
  restoreOpenPayment()
}

/** Starts a new deposit, also in place of an open payment. */
export function openNewDeposit(): void {
  forgetOpenPayment()
  deposit.open()
}
