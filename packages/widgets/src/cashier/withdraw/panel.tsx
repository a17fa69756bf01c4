import { loadBankAccounts } from '@bnw/core/bank-accounts'
import { cashMethods, methodsOf, withdrawal } from '@bnw/core/cashier'
import { gatewayWords, explain } from '@bnw/core/gateway'
import { useStore } from '@nanostores/react'
import { useEffect, useLayoutEffect } from 'react'

import { useAccounts } from '../../bank-accounts/parts/use-banks.ts'
import { stateOf, useRefresh, useStyles } from '../../kit/index.ts'
import { useAttemptEvents } from '../payment/use-attempt-events.ts'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { PanelProps } from '../view.tsx'
import { Accepted } from './accepted.tsx'
import { NoMethods } from './no-methods.tsx'
import { withdrawStyles } from './styles.ts'
import { WithdrawForm } from './form.tsx'

/** The withdrawal (CASH-06). */
export function WithdrawPanel({ method }: PanelProps) {
  useStyles(withdrawStyles)
  useAttemptEvents('withdraw', withdrawal)
  useRefresh(loadBankAccounts)
  const state = useStore(withdrawal.$attempt)
  // A withdrawal accepted on an earlier visit is in the history.
  useLayoutEffect(() => withdrawal.open(), [])

  if (state.status === 'accepted') return <Accepted accepted={state} />
  return <Loaded method={method} />
}

/** The form, once methods and accounts are loaded. */
function Loaded({ method }: PanelProps) {
  const { $methods, load, reload } = cashMethods('withdraw')
  const methods = useStore($methods)
  const accounts = useAccounts()
  useEffect(() => void load(), [load])

  if (methods.value && accounts.value) {
    const all = methodsOf(methods.value.entries)
    if (all.length === 0) return <NoMethods />
    return <WithdrawForm given={method} methods={all} accounts={accounts.value} />
  }
  if (methods.status === 'failed' && !methods.value)
    return <Failed error={methods.error} onRetry={() => void reload()} />
  if (accounts.status === 'failed' && !accounts.value)
    return <Failed error={accounts.error} onRetry={() => void loadBankAccounts()} />
  return (
    <div className="waiting" aria-busy="true">
      <Skeleton shape="block" height={44} />
      <Skeleton shape="row" count={5} />
    </div>
  )
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isRetryable = stateOf(error) !== 'blocked'
  return (
    <Problem
      message={explain(error)}
      retryLabel={gatewayWords.retry()}
      onRetry={isRetryable ? onRetry : undefined}
    />
  )
}
