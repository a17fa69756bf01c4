import { $depositDraft, type CashMethod } from '@bnw/core/cashier'
import { useStore } from '@nanostores/react'

import { Summary } from '../payment/summary.tsx'

/** Beside a wide form, what the line above its button says on a narrow one. */
export function DepositSummary({ method }: { method: CashMethod | undefined }) {
  return <Summary typed={useStore($depositDraft).amount} method={method} />
}
