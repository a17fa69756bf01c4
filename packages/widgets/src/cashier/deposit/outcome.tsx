import { environment } from '@bnw/core'
import { cashierWords, markPaid, openNewDeposit, refreshMovements } from '@bnw/core/cashier'
import { isSettled, STATUS } from '@bnw/core/history'
import { safeUrl } from '@bnw/core/lib'
import { $recentGames } from '@bnw/core/recent'
import { pathTo, playPath } from '@bnw/core/routes'
import { useStore } from '@nanostores/react'
import { useState } from 'react'

import { useLink, useWords } from '../../kit/index.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Amount } from '../../ui/amount.tsx'
import { StatusChip } from '../../ui/status-chip.tsx'
import { supportLink } from '../../ui/support-link.ts'
import { useFocusOn } from '../../ui/use-focus.ts'
import { CopiedFact } from '../../ui/copied-fact.tsx'
import { Fact } from '../../ui/fact.tsx'
import type { SentDeposit } from './use-sent-deposit.ts'

/**
 * The outcome of a deposit up to its approval; first the payment page, if there is one. One of an earlier visit leaves the
 * focus where the page has it. Needs `paymentStyles`.
 */
export function DepositOutcome({ sent }: { sent: SentDeposit }) {
  const [isPaid, setPaid] = useState(false)
  const page = safeUrl(sent.url, 'game', environment().configuration.gateway)
  const isUnpaid = Boolean(sent.url) && !isPaid && !sent.isPaid && !isSettled(sent.status)
  const [wasUnpaid] = useState(isUnpaid)
  const onPaid = () => {
    markPaid(sent.id)
    setPaid(true)
  }
  if (isUnpaid) return page ? <Payment sent={sent} page={page} onPaid={onPaid} /> : <UnsafePage />
  return <Result sent={sent} takesFocus={sent.isNew || wasUnpaid} />
}

/** A link to the payment page: a press is never stopped by a pop-up blocker. The history decides the outcome. */
function Payment({ sent, page, onPaid }: { sent: SentDeposit; page: string; onPaid: () => void }) {
  const words = useWords(cashierWords)
  const [hasProblem, setProblem] = useState(false)
  const heading = useFocusOn<HTMLHeadingElement>(sent.isNew)
  const refreshAnd = (run: () => void) => () => {
    void refreshMovements()
    run()
  }
  return (
    <section className="outcome">
      <h2 className="small-heading" ref={heading} tabIndex={-1}>
        {words.payTitle()}
      </h2>
      <p>{words.payText()}</p>
      <p className="outcome-buttons">
        <ButtonLink kind="money" size="large" href={page} target="_blank" rel="noopener noreferrer">
          {words.payOpen()}
        </ButtonLink>
      </p>
      <p className="outcome-buttons">
        <Button onClick={refreshAnd(onPaid)}>{words.paid()}</Button>
        <Button onClick={refreshAnd(() => setProblem(true))}>{words.problem()}</Button>
      </p>
      {hasProblem && (
        <div className="attempt-notice" role="status">
          <p>{words.problemText()}</p>
          <p className="attempt-buttons">
            <ToHistory />
            <Support />
            <Button kind="text" onClick={openNewDeposit}>
              {words.another()}
            </Button>
          </p>
        </div>
      )}
      {/* Last, since after a reload they arrive with the history: nothing moves below them. */}
      <Facts sent={sent} />
    </section>
  )
}

/** The gateway sent an address that is not opened (SEC-01): without the page the deposit cannot be paid. */
function UnsafePage() {
  const words = useWords(cashierWords)
  const heading = useFocusOn<HTMLHeadingElement>()
  return (
    <section className="outcome">
      <h2 className="small-heading" ref={heading} tabIndex={-1}>
        {words.payRefused()}
      </h2>
      <p>{words.payRefusedText()}</p>
      <p className="outcome-buttons">
        <Button onClick={openNewDeposit}>{words.another()}</Button>
        <ToHistory />
        <Support />
      </p>
    </section>
  )
}

function Result({ sent, takesFocus }: { sent: SentDeposit; takesFocus: boolean }) {
  const words = useWords(cashierWords)
  const { status, duration } = sent
  const heading = useFocusOn<HTMLHeadingElement>(takesFocus)
  return (
    <section className="outcome">
      <div role="status">
        <h2 className="small-heading" ref={heading} tabIndex={-1}>
          {status === STATUS.approved && words.depositApproved()}
          {status === STATUS.cancelled && words.depositCancelled()}
          {!isSettled(status) && words.depositReceived()}
        </h2>
      </div>
      <Facts sent={sent} />
      {!isSettled(status) && duration && <p>{words.usually(duration)}</p>}
      {status === STATUS.approved && <p>{words.approvedHint()}</p>}
      <p className="outcome-buttons">
        <Button onClick={openNewDeposit}>{words.another()}</Button>
        <ToHistory />
        <ToGame />
      </p>
    </section>
  )
}

/** What is known of the deposit. */
function Facts({ sent: { amount, method, reference, status } }: { sent: SentDeposit }) {
  const words = useWords(cashierWords)
  return (
    <dl className="money-facts">
      {amount !== undefined && (
        <Fact label={words.amount()}>
          <Amount value={amount} />
        </Fact>
      )}
      <Fact label={words.method()}>{method}</Fact>
      <CopiedFact label={words.referenceOf()} text={reference} />
      <Fact label={words.status()}>
        <StatusChip status={status} />
      </Fact>
    </dl>
  )
}

function ToHistory() {
  const words = useWords(cashierWords)
  return <ButtonLink {...useLink(pathTo('profile', { tab: 'finance' }))}>{words.toHistory()}</ButtonLink>
}

/** A link back to the last game. */
function ToGame() {
  const words = useWords(cashierWords)
  const game = useStore($recentGames)[0]
  const link = useLink(game ? playPath(game.type, game.id, { providerName: game.provider }) : pathTo('home'))
  return game ? <ButtonLink {...link}>{words.toGame()}</ButtonLink> : null
}

function Support() {
  const words = useWords(cashierWords)
  const link = supportLink()
  return (
    link && (
      <ButtonLink kind="text" {...link}>
        {words.support()}
      </ButtonLink>
    )
  )
}
