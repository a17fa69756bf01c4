import { $amount } from '@bnw/core/balance'
import { lastFour } from '@bnw/core/bank-accounts'
import { attemptWords, balanceAfter, cashierWords, type Withdrawal, withdrawWords } from '@bnw/core/cashier'
import { $loadedLanguage } from '@bnw/core/language'
import { formatMoney } from '@bnw/core/lib'
import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'

import { useWords } from '../../kit/index.ts'
import { Amount } from '../../ui/amount.tsx'
import { useFee } from '../payment/method-terms.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useUnavailableReason } from '../../ui/use-unavailable-reason.ts'
import { ForeignText } from '../../ui/foreign-text.tsx'

interface ReviewProps {
  withdrawal: Withdrawal
  /** It has been confirmed, and is sending. */
  pending: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** The summary of a withdrawal, to be confirmed before it is sent (CASH-06). */
export function Review({ withdrawal, pending, onConfirm, onCancel }: ReviewProps) {
  const words = useWords(withdrawWords)
  const { sending } = useWords(attemptWords)
  const language = useStore($loadedLanguage) || 'tr'
  const balance = useStore($amount)
  const reason = useUnavailableReason()
  const { amount, method } = withdrawal
  const fee = useFee(method, words.free())
  return (
    <ConfirmDialog
      open
      title={words.review()}
      kind="money"
      confirmLabel={words.confirm()}
      cancelLabel={words.cancel()}
      pending={pending}
      pendingLabel={sending()}
      unavailable={reason}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <dl className="money-facts">
        <Row label={cashierWords.amount()}>
          <strong className="number">{formatMoney(amount, language)}</strong>
        </Row>
        <Row label={cashierWords.method()}>
          <ForeignText>{method.name}</ForeignText>
        </Row>
        <Destination withdrawal={withdrawal} />
        <Row label={cashierWords.cost()}>{fee}</Row>
        {method.duration && <Row label={cashierWords.duration()}>{method.duration}</Row>}
        {balance !== undefined && (
          <Row label={words.remains()}>
            <Amount value={balanceAfter(balance, amount)} />
          </Row>
        )}
      </dl>
      <p className="hint">{words.final()}</p>
    </ConfirmDialog>
  )
}

/** The account that is paid to: bank, last four digits of the IBAN, holder. */
export function Destination({ withdrawal: { account } }: Pick<ReviewProps, 'withdrawal'>) {
  const words = useWords(withdrawWords)
  if (!account) return null
  return (
    <>
      <Row label={words.to()}>{words.account(account.bank, lastFour(account.iban || account.number))}</Row>
      <Row label={cashierWords.holder()}>
        <ForeignText>{account.holder}</ForeignText>
      </Row>
    </>
  )
}

export function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
