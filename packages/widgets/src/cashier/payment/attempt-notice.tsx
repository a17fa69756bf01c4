import {
  $foreignOutcome,
  type PaymentAttempt,
  attemptWords,
  cashierWords,
  explainAttempt,
  explainUnknown
} from '@bnw/core/cashier'
import { $gate } from '@bnw/core/gateway'
import { pathTo } from '@bnw/core/routes'
import { useStore } from '@nanostores/react'

import { useLink, useWords } from '../../kit/index.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { FormMessage } from '../../ui/form-message.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useUnavailableReason } from '../../ui/use-unavailable-reason.ts'
import { useFocusOn } from '../../ui/use-focus.ts'

interface AttemptNoticeProps<Input> {
  attempt: PaymentAttempt<Input>
  /** A dialog is open over the form, so that nothing outside it can take the focus. */
  isCovered?: boolean
}

/**
 * The state of a payment attempt above the form's fields: refused, unknown, or waiting for an attempt of another tab,
 * and the outcome of that one.
 * Needs `buttonStyles`, `formMessageStyles`, `spinnerStyles`, `paymentStyles`.
 */
export function AttemptNotice<Input>({ attempt, isCovered = false }: AttemptNoticeProps<Input>) {
  const state = useStore(attempt.$attempt)
  const isLocked = useStore(attempt.$isLocked)
  if (state.status === 'unknown')
    return (
      <Unknown isUnclear={state.isUnclear} isCovered={isCovered} onAgain={() => void attempt.submitAgain()} />
    )
  if (isLocked) return <Checking />
  if (state.status === 'refused') return <FormMessage>{explainAttempt(state.error)}</FormMessage>
  return <Settled />
}

interface UnknownProps {
  isUnclear?: boolean | undefined
  isCovered: boolean
  onAgain: () => void
}

/** Never reports a failure: the payment may have succeeded (N3). */
function Unknown({ isUnclear = false, isCovered, onAgain }: UnknownProps) {
  const words = useWords(attemptWords)
  const cashier = useWords(cashierWords)
  const gate = useStore($gate)
  const reason = useUnavailableReason()
  const heading = useFocusOn<HTMLHeadingElement>(!isCovered)
  const isBlocked = gate === 'blocked'

  return (
    <div className="attempt-notice" role="alert">
      <h2 className="small-heading" ref={heading} tabIndex={-1}>
        {!isBlocked && !isUnclear && <Spinner label="" />}
        {words.unknown()}
      </h2>
      <p>{explainUnknown({ isUnclear }, isBlocked)}</p>
      <p className="attempt-buttons">
        <Button unavailable={reason} onClick={onAgain}>
          {words.again()}
        </Button>
        <ButtonLink kind="text" {...useLink(pathTo('profile', { tab: 'finance' }))}>
          {cashier.toHistory()}
        </ButtonLink>
      </p>
      <p className="hint">{words.againHint()}</p>
    </div>
  )
}

function Checking() {
  const words = useWords(attemptWords)
  return (
    <div className="attempt-notice" role="status">
      <h2 className="small-heading">
        <Spinner label="" />
        {words.checking()}
      </h2>
      <p>{words.checkingText()}</p>
    </div>
  )
}

/** The outcome of the attempt that this one waited for. */
function Settled() {
  const words = useWords(attemptWords)
  const outcome = useStore($foreignOutcome)
  if (!outcome) return null
  if (outcome === 'unclear') return <FormMessage>{words.settledUnclear()}</FormMessage>
  return (
    <FormMessage tone="good">
      {outcome === 'nothing' ? words.settledNothing() : words.settled(outcome.id)}
    </FormMessage>
  )
}
