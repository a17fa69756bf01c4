import { loadBalance, retryBalance } from '@bnw/core/balance'
import {
  $lastDeposit,
  $quickDeposit,
  cashierWords,
  cashMethods,
  deposit,
  loadQuickDeposit,
  methodsOf,
  openDeposit,
  startQuickDeposit,
  type QuickDeposit as Quick
} from '@bnw/core/cashier'
import { type Remote, writeTyped } from '@bnw/core/lib'
import { pathTo } from '@bnw/core/routes'
import { $isPlayer } from '@bnw/core/session'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import {
  useAccess,
  useLanguage,
  useLink,
  useLoadedState,
  useRefresh,
  useStyles,
  useWords
} from '../kit/index.ts'
import { AttemptNotice } from '../cashier/payment/attempt-notice.tsx'
import { BalanceLine } from '../cashier/payment/balance-line.tsx'
import { DepositForm } from '../cashier/deposit/form.tsx'
import { Sent } from '../cashier/deposit/sent.tsx'
import { DepositSummary } from '../cashier/deposit/summary.tsx'
import { RecentPayments } from '../cashier/payment/recent-payments.tsx'
import { useSentDeposit } from '../cashier/deposit/use-sent-deposit.ts'
import { depositStyles } from '../cashier/deposit/styles.ts'
import { useAttemptEvents } from '../cashier/payment/use-attempt-events.ts'
import { WaitDialog } from '../cashier/payment/wait-dialog.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Empty, emptyStyles } from '../ui/empty.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { SignedOutCard, signedOutCardStyles } from '../ui/signed-out-card.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { StandaloneHeading } from '../ui/standalone.tsx'
import css from './styles.css?inline'

const styles = [...depositStyles, emptyStyles, signedOutCardStyles, css]

export function QuickDeposit() {
  useStyles(styles)
  const words = useWords(cashierWords)
  const access = useAccess()
  const isPlayer = useStore($isPlayer)
  const state = useStore($quickDeposit)
  useRefresh(() => Promise.all([loadQuickDeposit(), loadBalance()]))
  useLoadedState([state], { access, isEmpty: !state.value?.method })
  useAttemptEvents('deposit', deposit)

  useEffect(() => {
    if (!isPlayer) return
    startQuickDeposit()
    openDeposit()
    void loadQuickDeposit()
  }, [isPlayer])

  if (access === 'signed-out')
    return <SignedOutCard words={words} returnUrl={pathTo('profile', { tab: 'quick-deposit' })} />
  return (
    <section
      className="quick"
      aria-label={words.quickTitle()}
      aria-busy={(!state.value && state.status !== 'failed') || undefined}
    >
      <StandaloneHeading>{words.quickTitle()}</StandaloneHeading>
      <div className="cashier beside">
        <BalanceLine />
        <Content state={state} />
      </div>
    </section>
  )
}

function Content({ state }: { state: Remote<Quick> }) {
  const language = useLanguage()
  const attempt = useStore(deposit.$attempt)
  const sent = useSentDeposit()
  const last = useStore($lastDeposit)
  // Not requested for pictures alone.
  const loaded = methodsOf(useStore(cashMethods('deposit').$methods).value?.entries ?? [])
  const held = attempt.status === 'sending' || attempt.status === 'unknown' ? attempt.input.method : undefined
  const method = held ?? state.value?.method

  if (sent) return <Sent sent={sent} methods={loaded} />
  if (!method && state.status === 'failed')
    return <LoadError error={state.error} onRetry={() => Promise.all([loadQuickDeposit(), retryBalance()])} />
  if (!method && state.value) return <NoMethod />
  if (!method) return <Skeleton shape="block" height={320} />
  const amount = last?.method.id === method.id ? writeTyped(last.amount, language) : ''
  return (
    <>
      <div className="quick-form">
        <DepositForm key={method.id} method={method} amount={amount} />
        <Others />
      </div>
      <aside>
        <DepositSummary method={method} />
        <RecentPayments direction="deposit" methods={[method, ...loaded]} />
      </aside>
      <WaitDialog open={attempt.status === 'sending'} />
    </>
  )
}

function Others() {
  const words = useWords(cashierWords)
  return (
    <ButtonLink kind="text" {...useLink(pathTo('profile', { tab: 'deposit' }))}>
      {words.others()}
    </ButtonLink>
  )
}

function NoMethod() {
  const words = useWords(cashierWords)
  const link = useLink(pathTo('profile', { tab: 'deposit' }))
  return (
    <>
      <AttemptNotice attempt={deposit} />
      <Empty
        message={words.quickNone()}
        action={
          <ButtonLink kind="primary" {...link}>
            {words.methods()}
          </ButtonLink>
        }
      />
    </>
  )
}
