import { $amount } from '@bnw/core/balance'
import { type BankAccount, lastFour } from '@bnw/core/bank-accounts'
import { attemptWords, balanceAfter, cashierWords, type Withdrawal, withdrawWords } from '@bnw/core/cashier'
import { formatMoney } from '@bnw/core/lib'
import { useStore } from '@nanostores/react'

import { useLanguage, useWords } from '../../kit/index.ts'
import { Amount } from '../../ui/amount.tsx'
import { Fact } from '../../ui/fact.tsx'
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
  const language = useLanguage()
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
        <Fact label={cashierWords.amount()}>
          <strong className="number">{formatMoney(amount, language)}</strong>
        </Fact>
        <Fact label={cashierWords.method()}>
          <ForeignText>{method.name}</ForeignText>
        </Fact>
        <Destination withdrawal={withdrawal} />
        <Fact label={cashierWords.cost()}>{fee}</Fact>
        <Fact label={cashierWords.duration()}>{method.duration}</Fact>
        {balance !== undefined && (
          <Fact label={words.remains()}>
            <Amount value={balanceAfter(balance, amount)} />
          </Fact>
        )}
      </dl>
      <p className="hint">{words.final()}</p>
    </ConfirmDialog>
  )
}

/** The account that is paid to, and its holder. */
export function Destination({ withdrawal: { account } }: Pick<ReviewProps, 'withdrawal'>) {
  const words = useWords(withdrawWords)
  if (!account) return null
  return (
    <>
      <Fact label={words.to()}>
        <AccountName {...account} />
      </Fact>
      <Fact label={cashierWords.holder()}>
        <ForeignText>{account.holder}</ForeignText>
      </Fact>
    </>
  )
}

/** The bank of an account, with the end of its number if it is known. */
export function AccountName({ bank, iban, number }: Pick<BankAccount, 'bank' | 'iban' | 'number'>) {
  const words = useWords(withdrawWords)
  const known = iban || number
  return <ForeignText>{known ? words.account(bank, lastFour(known)) : bank}</ForeignText>
}
