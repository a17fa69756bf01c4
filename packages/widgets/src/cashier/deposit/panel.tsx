import { retryBalance } from '@bnw/core/balance'
import {
  $depositDraft,
  type CashMethod,
  cashMethods,
  chooseDepositMethod,
  type Deposit,
  deposit,
  methodsOf,
  openDeposit,
  type PaymentAttemptState
} from '@bnw/core/cashier'
import { useStore } from '@nanostores/react'
import { useEffect, useLayoutEffect } from 'react'

import { useStyles } from '../../kit/index.ts'
import { BalanceLine } from '../payment/balance-line.tsx'
import { NoMethods } from '../payment/no-methods.tsx'
import { RecentPayments } from '../payment/recent-payments.tsx'
import { DepositForm } from './form.tsx'
import { Sent } from './sent.tsx'
import { depositStyles } from './styles.ts'
import { DepositSummary } from './summary.tsx'
import { useAttemptEvents } from '../payment/use-attempt-events.ts'
import { useSentDeposit } from './use-sent-deposit.ts'
import { usePreselection } from '../payment/use-preselection.ts'
import { Waiting } from '../payment/waiting.tsx'
import { WaitDialog } from '../payment/wait-dialog.tsx'
import { emptyStyles } from '../../ui/empty.tsx'
import { LoadError } from '../../ui/load-error.tsx'

const styles = [...depositStyles, emptyStyles]

/** The deposit: amount, method and details in one form, or its outcome. */
export function DepositPanel({ method: requested }: { method: string }) {
  useStyles(styles)
  const { $methods, load, reload } = cashMethods('deposit')
  const state = useStore($methods)
  const attempt = useStore(deposit.$attempt)
  const sent = useSentDeposit()
  useAttemptEvents('deposit', deposit)

  useEffect(() => void load(), [load])
  // Before paint, so that an open payment does not appear after the form.
  useLayoutEffect(() => openDeposit(), [])

  const { method: chosen } = useStore($depositDraft)
  const isReady = usePreselection({ direction: 'deposit', requested, chosen, onChoose: chooseDepositMethod })
  const methods = isReady ? state.value : undefined
  const method = lockedMethodOf(attempt) ?? methodsOf(methods?.entries ?? []).find(({ id }) => id === chosen)

  if (sent) {
    return (
      <div className="cashier beside">
        <BalanceLine />
        <Sent sent={sent} methods={methodsOf(state.value?.entries ?? [])} />
      </div>
    )
  }
  if (!state.value && state.status === 'failed') {
    return (
      <div className="cashier">
        <BalanceLine />
        <LoadError error={state.error} onRetry={() => Promise.all([reload(), retryBalance()])} />
      </div>
    )
  }
  if (state.value?.entries.length === 0) return <NoMethods />
  return (
    <div className="cashier beside" aria-busy={!methods || undefined}>
      <BalanceLine />
      {methods ? (
        <DepositForm method={method} choice={{ methods, onChoose: chooseDepositMethod }} />
      ) : (
        <Waiting />
      )}
      <aside>
        {!methods && <Waiting />}
        <DepositSummary method={method} />
        <RecentPayments direction="deposit" methods={methodsOf(state.value?.entries ?? [])} />
      </aside>
      <WaitDialog open={attempt.status === 'sending'} />
    </div>
  )
}

/** An attempt that is sending or unknown keeps its form open. */
function lockedMethodOf(attempt: PaymentAttemptState<Deposit>): CashMethod | undefined {
  const isLocked = attempt.status === 'sending' || attempt.status === 'unknown'
  return isLocked ? attempt.input.method : undefined
}
