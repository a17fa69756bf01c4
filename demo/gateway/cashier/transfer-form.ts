import type { InputOf, prepayment } from '@bnw/core/contract'

import type { MethodRow } from './methods.ts'

export type TransferForm = InputOf<typeof prepayment.processTransaction>

/** A deposit or a withdrawal of one player. */
export interface Transfer {
  form: TransferForm
  /** Whole kuruş. */
  amount: bigint
  method: MethodRow
  playerId: string
  /** Whether the session has a fresh confirmation by `user.step_up`. */
  isConfirmed: boolean
}
