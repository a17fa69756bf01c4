import {
  $movements,
  cashierWords,
  type PaymentAttemptState,
  refreshMovements,
  resetSentWithdrawal,
  type Withdrawal,
  withdrawal,
  withdrawWords
} from '@bnw/core/cashier'
import { pathTo } from '@bnw/core/routes'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import { useLink, useWords } from '../../kit/index.ts'
import { Amount } from '../../ui/amount.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { CopiedFact } from '../../ui/copied-fact.tsx'
import { Fact } from '../../ui/fact.tsx'
import { Destination } from './review.tsx'
import { Timeline } from './timeline.tsx'
import { useFocusOn } from '../../ui/use-focus.ts'

interface AcceptedProps {
  accepted: Extract<PaymentAttemptState<Withdrawal>, { status: 'accepted' }>
}

/** An accepted withdrawal, whose progress updates by itself. It cannot be cancelled by the player. */
export function Accepted({ accepted }: AcceptedProps) {
  const words = useWords(withdrawWords)
  const heading = useFocusOn<HTMLHeadingElement>()
  const movement = useStore($movements).find(({ id }) => id === accepted.id)
  const row = movement?.row ?? accepted.row
  const reference = accepted.answer?.transaction_id || row?.id || ''

  useEffect(() => {
    resetSentWithdrawal()
    // Only the row of the history has the time of acceptance.
    void refreshMovements()
  }, [])

  return (
    <section className="withdraw-card" aria-labelledby="accepted">
      <h2 id="accepted" ref={heading} tabIndex={-1}>
        {words.accepted()}
      </h2>
      <dl className="money-facts">
        <Fact label={cashierWords.amount()}>
          <Amount value={accepted.input.amount} />
        </Fact>
        <Fact label={cashierWords.method()}>{accepted.input.method.name}</Fact>
        <Destination withdrawal={accepted.input} />
        <CopiedFact label={words.reference()} text={reference} />
      </dl>
      <Timeline row={row} />
      <div className="outcome-buttons">
        <ButtonLink kind="primary" {...useLink(pathTo('profile', { tab: 'finance' }))}>
          {cashierWords.toHistory()}
        </ButtonLink>
        <Button onClick={withdrawal.open}>{words.another()}</Button>
      </div>
    </section>
  )
}
