import { attemptWords, explainAttempt, explainUnknown } from '@bnw/core/cashier'
import { $gate } from '@bnw/core/gateway'
import { type Bonus, bonusWords, claim } from '@bnw/core/history'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import { useStyles, useWords } from '../../kit/index.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { dialogStyles } from '../../ui/dialog.tsx'
import { Fact } from '../../ui/fact.tsx'
import { FormMessage, formMessageStyles } from '../../ui/form-message.tsx'
import { Time } from '../../ui/time.tsx'
import { useUnavailableReason } from '../../ui/use-unavailable-reason.ts'
import { Amount } from '../amount.tsx'
import { ForeignText } from '../../ui/foreign-text.tsx'

const styles = [dialogStyles, formMessageStyles]

/** Confirms a claim: bonus, turnover, maximum amount if there is one, and expiry. */
export function ClaimDialog({ bonus, onClose }: { bonus: Bonus; onClose: () => void }) {
  useStyles(styles)
  const words = useWords(bonusWords)
  const attempt = useStore(claim.$attempt)
  const isBlocked = useStore($gate) === 'blocked'
  const reason = useUnavailableReason()
  const { status } = attempt
  const isUnknown = attempt.status === 'unknown'
  useEffect(() => {
    if (status === 'accepted') onClose()
  }, [status, onClose])
  return (
    <ConfirmDialog
      open
      title={words.confirm()}
      kind="money"
      confirmLabel={isUnknown ? attemptWords.again() : words.claim()}
      cancelLabel={isUnknown ? words.close() : words.cancel()}
      pending={status === 'sending'}
      pendingLabel={attemptWords.sending()}
      unavailable={reason}
      onConfirm={() => void (isUnknown ? claim.submitAgain() : claim.submit(bonus.bonusID))}
      onCancel={onClose}
    >
      {attempt.status === 'refused' && <FormMessage>{explainAttempt(attempt.error)}</FormMessage>}
      {isUnknown && (
        <p className="unknown" role="status">
          <b>{attemptWords.unknown()}</b> {explainUnknown(attempt, isBlocked)}
        </p>
      )}
      <Facts bonus={bonus} />
    </ConfirmDialog>
  )
}

function Facts({ bonus }: { bonus: Bonus }) {
  const words = useWords(bonusWords)
  const { name, amount, currency, turnover_needed, max_amount, expires } = bonus
  return (
    <dl className="facts">
      <Fact label={words.what()}>
        <ForeignText>{name}</ForeignText> · <Amount value={amount} currency={currency} />
      </Fact>
      <Fact label={words.turnover()}>
        {turnover_needed === 0 ? words.noTurnover() : <Amount value={turnover_needed} currency={currency} />}
      </Fact>
      {max_amount !== undefined && (
        <Fact label={words.maximum()}>
          <Amount value={max_amount} currency={currency} />
        </Fact>
      )}
      <Fact label={words.until()}>{expires === undefined ? '–' : <Time at={expires} />}</Fact>
    </dl>
  )
}
