import type { PaymentAttempt, PaymentAttemptState, CashDirection } from '@bnw/core/cashier'
import { useEffect } from 'react'

import { useEmit } from '../../kit/index.ts'

/** The event of every element that moves money. Carries no amount. */
export interface CashierEvents {
  'bnw-cashier': { action: 'deposit' | 'withdraw'; step: 'start' | 'success' | 'failure' | 'unknown' }
}

const STEPS = { sending: 'start', accepted: 'success', refused: 'failure', unknown: 'unknown' } as const

/** Dispatches `bnw-cashier` for each change of an attempt's status. */
export function useAttemptEvents<Input>(action: CashDirection, { $attempt }: PaymentAttempt<Input>): void {
  const emit = useEmit<CashierEvents>()

  useEffect(
    () =>
      $attempt.listen(({ status }: PaymentAttemptState<Input>) => {
        if (status !== 'idle') emit('bnw-cashier', { action, step: STEPS[status] })
      }),
    [$attempt, action, emit]
  )
}
