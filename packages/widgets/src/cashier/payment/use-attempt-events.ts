import type { PaymentAttempt, PaymentAttemptState, CashDirection } from '@bnw/core/cashier'
import { useEffect } from 'react'

import { useEmit } from '../../kit/index.ts'

/** What every element that moves money tells. Never an amount. */
export interface CashierEvents {
  'bnw-cashier': { action: CashDirection; step: 'start' | 'success' | 'failure' | 'unknown' }
}

const STEPS = { sending: 'start', accepted: 'success', refused: 'failure', unknown: 'unknown' } as const

/** Tells the page what becomes of a try, once per change. */
export function useAttemptEvents<Input, Answer>(
  action: CashDirection,
  { $attempt }: PaymentAttempt<Input, Answer>
): void {
  const emit = useEmit<CashierEvents>()

  useEffect(
    () =>
      $attempt.listen(({ status }: PaymentAttemptState<Input, Answer>) => {
        if (status !== 'idle') emit('bnw-cashier', { action, step: STEPS[status] })
      }),
    [$attempt, action, emit]
  )
}
