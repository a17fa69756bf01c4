import type { CashMethod } from '@bnw/core/cashier'

import { RecentPayments } from '../payment/recent-payments.tsx'
import { DepositOutcome } from './outcome.tsx'
import type { SentDeposit } from './use-sent-deposit.ts'

interface SentProps {
  sent: SentDeposit
  /** Those that are loaded, for their pictures. */
  methods: readonly CashMethod[]
}

/** The outcome of a deposit, with the newest ones beside it, where it appears too. Needs `depositStyles`. */
export function Sent({ sent, methods }: SentProps) {
  return (
    <>
      <div className="card">
        <DepositOutcome key={sent.id} sent={sent} />
      </div>
      <aside>
        <RecentPayments direction="deposit" methods={methods} />
      </aside>
    </>
  )
}
