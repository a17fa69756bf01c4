import { environment } from '@bnw/core'
import {
  $movements,
  type PaymentAttemptState,
  cashierWords,
  type Deposit,
  refreshMovements,
  type Receipt
} from '@bnw/core/cashier'
import { isSettled, STATUS } from '@bnw/core/history'
import { safeUrl } from '@bnw/core/lib'
import { $recentGames } from '@bnw/core/recent'
import { pathTo, playPath } from '@bnw/core/routes'
import { useStore } from '@nanostores/react'
import { useRef, useState } from 'react'

import { useLink, useWords } from '../../kit/index.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Amount } from '../../ui/amount.tsx'
import { StatusChip } from '../../ui/status-chip.tsx'
import { useFocusOn } from '../../ui/use-focus.ts'
import { useId } from '../../ui/use-id.ts'

type Accepted = Extract<PaymentAttemptState<Deposit, Receipt>, { status: 'accepted' }>

interface DepositOutcomeProps {
  accepted: Accepted
  onAnother: () => void
}

/** The outcome of a deposit up to its approval; first the payment page, if there is one. Needs `paymentStyles`. */
export function DepositOutcome({ accepted, onAnother }: DepositOutcomeProps) {
  const [isPaid, setPaid] = useState(false)
  const url = accepted.answer?.url
  const page = safeUrl(url, 'game', environment().configuration.gateway)
  const status = useStatus(accepted)
  if (url && !page && !isSettled(status)) return <Unopenable onAnother={onAnother} />
  if (page && !isPaid && !isSettled(status)) return <Payment page={page} onPaid={() => setPaid(true)} />
  return <Result accepted={accepted} status={status} onAnother={onAnother} />
}

/** The current status of the movement, which updates by itself. */
function useStatus({ id, row }: Accepted): number {
  const movements = useStore($movements)
  const latest = movements.find(movement => movement.id === id)?.row ?? row
  return latest?.transaction_status ?? STATUS.new
}

/** A link to the payment page: a press is never stopped by a pop-up blocker. The history decides the outcome. */
function Payment({ page, onPaid }: { page: string; onPaid: () => void }) {
  const words = useWords(cashierWords)
  const [hasProblem, setProblem] = useState(false)
  const heading = useFocusOn<HTMLHeadingElement>()
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
          </p>
        </div>
      )}
    </section>
  )
}

/** The gateway sent an address that is not opened (SEC-01): without the page the deposit cannot be paid. */
function Unopenable({ onAnother }: { onAnother: () => void }) {
  const words = useWords(cashierWords)
  const heading = useFocusOn<HTMLHeadingElement>()
  return (
    <section className="outcome">
      <div role="status">
        <h2 className="small-heading" ref={heading} tabIndex={-1}>
          {words.payRefused()}
        </h2>
        <p>{words.payRefusedText()}</p>
      </div>
      <p className="outcome-buttons">
        <Button onClick={onAnother}>{words.another()}</Button>
        <ToHistory />
        <Support />
      </p>
    </section>
  )
}

function Result({ accepted, status, onAnother }: DepositOutcomeProps & { status: number }) {
  const words = useWords(cashierWords)
  const { input, answer, row } = accepted
  const heading = useFocusOn<HTMLHeadingElement>()
  const reference = answer?.transaction_id || row?.id || ''
  return (
    <section className="outcome">
      <div role="status">
        <h2 className="small-heading" ref={heading} tabIndex={-1}>
          {status === STATUS.approved && words.depositApproved()}
          {status === STATUS.cancelled && words.depositCancelled()}
          {!isSettled(status) && words.depositReceived()}
        </h2>
      </div>
      <dl className="money-facts">
        <div>
          <dt>{words.amount()}</dt>
          <dd>
            <Amount value={input.amount} />
          </dd>
        </div>
        <div>
          <dt>{words.method()}</dt>
          <dd>{input.method.name}</dd>
        </div>
        {reference && <Reference text={reference} />}
        <div>
          <dt>{words.status()}</dt>
          <dd>
            <StatusChip status={status} />
          </dd>
        </div>
      </dl>
      {!isSettled(status) && input.method.duration && <p>{words.usually(input.method.duration)}</p>}
      {status === STATUS.approved && <p>{words.approvedHint()}</p>}
      <p className="outcome-buttons">
        <Button onClick={onAnother}>{words.another()}</Button>
        <ToHistory />
        <ToGame />
      </p>
    </section>
  )
}

function Reference({ text }: { text: string }) {
  const words = useWords(cashierWords)
  const id = useId()
  const source = useRef<HTMLElement>(null)
  return (
    <div>
      <dt id={id}>{words.referenceOf()}</dt>
      <dd>
        <code ref={source}>{text}</code>
        <CopyButton
          text={text}
          label={words.copy()}
          doneLabel={words.copied()}
          describedBy={id}
          source={source}
        />
      </dd>
    </div>
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
  const address = safeUrl(environment().configuration.supportUrl, 'link', environment().configuration.site)
  if (!address) return null
  return (
    <ButtonLink kind="text" href={address} target="_blank" rel="noopener noreferrer">
      {words.support()}
    </ButtonLink>
  )
}
