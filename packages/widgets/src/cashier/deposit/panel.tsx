import { environment } from '@bnw/core'
import {
  attemptWords,
  type CashEntry,
  cashierWords,
  type CashMethod,
  cashMethods,
  type Deposit,
  deposit,
  methodsOf,
  type PaymentAttemptState,
  type Receipt
} from '@bnw/core/cashier'
import { explain, gatewayWords } from '@bnw/core/gateway'
import { safeUrl } from '@bnw/core/lib'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'

import { stateOf, useStyles, useWords } from '../../kit/index.ts'
import { AttemptNotice } from '../payment/attempt-notice.tsx'
import { BalanceLine } from '../payment/balance-line.tsx'
import { DepositForm } from './form.tsx'
import { DepositOutcome } from './outcome.tsx'
import { depositStyles } from './styles.ts'
import { useAttemptEvents } from '../payment/use-attempt-events.ts'
import { WaitDialog } from '../payment/wait-dialog.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty, emptyStyles } from '../../ui/empty.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Methods } from '../methods/methods.tsx'
import methodsCss from '../methods/styles.css?inline'

const styles = [...depositStyles, emptyStyles, methodsCss]

/** The deposit: the methods and the form of the chosen one, side by side where there is room. */
export function DepositPanel({ method: requested }: { method: string }) {
  useStyles(styles)
  const words = useWords(attemptWords)
  const { $methods, load, reload } = cashMethods('deposit')
  const state = useStore($methods)
  const attempt = useStore(deposit.$attempt)
  useAttemptEvents('deposit', deposit)

  useEffect(() => void load(), [load])
  useEffect(() => deposit.open(), [])

  const { method: chosen, isPressed, choose } = useMethodChoice(requested, state.value?.entries ?? [])
  const lockedMethod = lockedMethodOf(attempt)
  const method = lockedMethod ?? chosen

  if (attempt.status === 'accepted') {
    return (
      <div className="cashier">
        <BalanceLine />
        <div className="card">
          <DepositOutcome key={attempt.id} accepted={attempt} onAnother={deposit.open} />
        </div>
      </div>
    )
  }
  if (!state.value && state.status === 'failed') {
    return (
      <div className="cashier">
        <BalanceLine />
        <LoadError error={state.error} onRetry={reload} />
      </div>
    )
  }
  if (state.value?.entries.length === 0) return <NoMethods />
  return (
    <div className={method ? 'cashier formed' : 'cashier'} aria-busy={!state.value || undefined}>
      <BalanceLine />
      {!method && <AttemptNotice attempt={deposit} />}
      <div className="two">
        {state.value ? (
          <Methods
            direction="deposit"
            methods={state.value}
            chosen={method?.id}
            locked={lockedMethod && words.checking()}
            onChoose={choose}
          />
        ) : (
          <Waiting />
        )}
        {method ? (
          <DepositForm key={method.id} method={method} isPressed={isPressed} onBack={() => choose()} />
        ) : (
          <Choose />
        )}
      </div>
      <WaitDialog open={attempt.status === 'sending'} />
    </div>
  )
}

/** An attempt that is sending or unknown keeps its form open. */
function lockedMethodOf(attempt: PaymentAttemptState<Deposit, Receipt>): CashMethod | undefined {
  const isLocked = attempt.status === 'sending' || attempt.status === 'unknown'
  return isLocked ? attempt.input.method : undefined
}

/** The player's choice of a method; a change of the requested method replaces it. */
function useMethodChoice(requested: string, entries: readonly CashEntry[]) {
  const [choice, setChoice] = useState({ id: requested, requested, isPressed: false })
  const id = choice.requested === requested ? choice.id : requested
  return {
    method: methodsOf(entries).find(method => method.id === id),
    isPressed: choice.isPressed,
    choose: (method?: CashMethod) => setChoice({ id: method?.id ?? '', requested, isPressed: true })
  }
}

function Waiting() {
  return (
    <div className="methods">
      <Skeleton shape="block" height={62} count={6} />
    </div>
  )
}

/** The placeholder of the form, on wide screens only. */
function Choose() {
  const words = useWords(cashierWords)
  return <p className="card choose">{words.choose()}</p>
}

function LoadError({ error, onRetry }: { error: Error; onRetry: () => unknown }) {
  return (
    <Problem
      message={explain(error)}
      retryLabel={gatewayWords.retry()}
      onRetry={stateOf(error) === 'blocked' ? undefined : () => void onRetry()}
    />
  )
}

function NoMethods() {
  const words = useWords(cashierWords)
  const { supportUrl, site } = environment().configuration
  const support = safeUrl(supportUrl, 'link', site)
  return (
    <Empty
      message={words.noMethods()}
      action={
        support && (
          <ButtonLink href={support} target="_blank" rel="noopener noreferrer">
            {words.support()}
          </ButtonLink>
        )
      }
    />
  )
}
