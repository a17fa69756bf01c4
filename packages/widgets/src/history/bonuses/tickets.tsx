import { attemptWords } from '@bnw/core/cashier'
import { type Bonus, bonusWords, claim, turnoverPercent } from '@bnw/core/history'
import { formatDay, formatPercent } from '@bnw/core/lib'
import { useStore } from '@nanostores/react'

import { useLanguage, useWords } from '../../kit/index.ts'
import { Button } from '../../ui/button.tsx'
import { Ticket } from '../../ui/ticket.tsx'
import { useUnavailableReason } from '../../ui/use-unavailable-reason.ts'
import { Time } from '../../ui/time.tsx'
import { Amount } from '../amount.tsx'

/** A bonus to claim. While the outcome of a claim is unknown, its button reopens the dialog. */
export function Available({ bonus, onClaim }: { bonus: Bonus; onClaim: () => void }) {
  const words = useWords(bonusWords)
  const reason = useUnavailableReason()
  const isLocked = useStore(claim.$isLocked)
  const attempt = useStore(claim.$attempt)
  const isUnknown = attempt.status === 'unknown' && attempt.input === bonus.bonusID
  const isOther = !isUnknown && (isLocked || attempt.status === 'unknown' || attempt.status === 'sending')
  return (
    <li>
      <Ticket
        title={bonus.name}
        tone="money"
        stub={<Amount value={bonus.amount} currency={bonus.currency} />}
        action={
          <Button
            size="small"
            aria-label={isUnknown ? undefined : words.claimOf(bonus.name)}
            unavailable={reason ?? (isOther ? attemptWords.checking() : undefined)}
            onClick={onClaim}
          >
            {isUnknown ? attemptWords.unknown() : words.claim()}
          </Button>
        }
      >
        <p>{bonus.description}</p>
        <Until bonus={bonus} />
      </Ticket>
    </li>
  )
}

/** An active bonus with the progress of its turnover. */
export function Active({ bonus }: { bonus: Bonus }) {
  return (
    <li>
      <Ticket title={bonus.name} stub={<Amount value={bonus.amount} currency={bonus.currency} />}>
        <p>{bonus.description}</p>
        <Turnover bonus={bonus} />
        <Until bonus={bonus} />
      </Ticket>
    </li>
  )
}

function Turnover({ bonus }: { bonus: Bonus }) {
  const words = useWords(bonusWords)
  const language = useLanguage()
  if (!bonus.turnover_needed) return null
  const percent = turnoverPercent(bonus)
  return (
    <div className="turnover">
      <p>
        {words.turnover()}
        <span className="figures">
          <Amount value={bonus.turnover_done} currency={bonus.currency} /> /{' '}
          <Amount value={bonus.turnover_needed} currency={bonus.currency} />
        </span>
        <b className="number">{formatPercent(percent, language)}</b>
      </p>
      <div
        className="track"
        role="progressbar"
        aria-label={words.turnover()}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <span style={{ inlineSize: `${percent}%` }} />
      </div>
    </div>
  )
}

function Until({ bonus: { expires } }: { bonus: Bonus }) {
  const words = useWords(bonusWords)
  if (expires === undefined) return null
  return (
    <p className="until">
      {words.until()} <Time at={expires} format={formatDay} />
    </p>
  )
}
