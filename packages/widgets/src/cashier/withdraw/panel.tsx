import { retryBalance } from '@bnw/core/balance'
import { loadBankAccounts } from '@bnw/core/bank-accounts'
import {
  $withdrawalDraft,
  cashMethods,
  type CashMethod,
  methodsOf,
  requiresField,
  updateWithdrawalDraft,
  withdrawal
} from '@bnw/core/cashier'
import { useStore } from '@nanostores/react'
import { useEffect, useLayoutEffect } from 'react'

import { useAccounts } from '../../bank-accounts/parts/use-banks.ts'
import { useRefresh, useStyles } from '../../kit/index.ts'
import { BalanceLine } from '../payment/balance-line.tsx'
import { NoMethods } from '../payment/no-methods.tsx'
import { RecentPayments } from '../payment/recent-payments.tsx'
import { useAttemptEvents } from '../payment/use-attempt-events.ts'
import { usePreselection } from '../payment/use-preselection.ts'
import { Waiting } from '../payment/waiting.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import type { PanelProps } from '../view.tsx'
import { Accepted } from './accepted.tsx'
import { withdrawStyles } from './styles.ts'
import { WithdrawForm } from './form.tsx'
import { WithdrawSummary } from './summary.tsx'

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

/** The form with its summary, once methods and accounts are loaded. */
function Loaded({ method: requested }: PanelProps) {
  const { $methods, load, reload } = cashMethods('withdraw')
  const methods = useStore($methods)
  const accounts = useAccounts()
  const draft = useStore($withdrawalDraft)
  const { method: chosen } = draft
  const isReady = usePreselection({ direction: 'withdraw', requested, chosen, onChoose: chooseMethod })
  useEffect(() => void load(), [load])

  const [problem] = [methods, accounts].filter(({ status, value }) => status === 'failed' && !value)
  const retry = () =>
    Promise.all([
      methods.status === 'failed' && reload(),
      accounts.status === 'failed' && loadBankAccounts(),
      retryBalance()
    ])

  if (problem?.error) return <LoadError error={problem.error} onRetry={retry} />
  const offered = methodsOf(methods.value?.entries ?? [])
  if (methods.value && offered.length === 0) return <NoMethods drawing="gull" />
  const method = offered.find(({ id }) => id === chosen)
  const account = requiresField(method, 'account')
    ? accounts.value?.find(({ id }) => id === draft.account)
    : undefined
  const listed = isReady ? accounts.value : undefined
  return (
    <div className="cashier beside" aria-busy={!listed || undefined}>
      <BalanceLine />
      {listed ? <WithdrawForm method={method} methods={offered} accounts={listed} /> : <Waiting />}
      <aside>
        {!listed && <Waiting />}
        <WithdrawSummary method={method} account={account} />
        <RecentPayments direction="withdraw" methods={offered} />
      </aside>
    </div>
  )
}

function chooseMethod({ id }: CashMethod): void {
  updateWithdrawalDraft({ method: id })
}
