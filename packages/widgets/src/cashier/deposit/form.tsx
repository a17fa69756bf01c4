import { $bankAccounts } from '@bnw/core/bank-accounts'
import {
  type CashMethod,
  cashierWords,
  deposit,
  depositAmounts,
  depositDraft,
  type DepositDraft,
  depositFieldsOf,
  depositProblems,
  EMPTY_DEPOSIT,
  saveDepositDraft,
  depositFields
} from '@bnw/core/cashier'
import { readAmount } from '@bnw/core/lib'
import { useStore } from '@nanostores/react'
import { useLayoutEffect, useState } from 'react'

import { useWords } from '../../kit/index.ts'
import { AttemptNotice } from '../payment/attempt-notice.tsx'
import { useRange, useTerms } from '../payment/method-terms.ts'
import { Review } from './review.tsx'
import { SubmitButton } from '../payment/submit-button.tsx'
import { useLeaveWarning } from '../../ui/use-leave-warning.ts'
import { Button } from '../../ui/button.tsx'
import { BackIcon } from '../../ui/icons/back.tsx'
import { useForm } from '../../ui/use-form.ts'
import { MethodHeart } from '../methods/method-heart.tsx'
import { AmountPart } from './amount-part.tsx'
import { DepositFields } from './fields.tsx'
import { HouseAccountCard } from './house-account.tsx'
import { ForeignText } from '../../ui/foreign-text.tsx'
import { useFocusOn } from '../../ui/use-focus.ts'

interface DepositFormProps {
  method: CashMethod
  /** The player has chosen the method, so the form takes the focus. */
  isPressed?: boolean
  /** Returns to the methods; unset where there are none to return to. */
  onBack?: () => void
  onMarked?: (isFavourite: boolean) => void
  /** The initial text of the amount field. */
  amount?: string
}

/** The deposit form of a method. It is disabled while the outcome of a deposit is unknown. */
export function DepositForm({ method, amount: first = '', ...head }: DepositFormProps) {
  const words = useWords(cashierWords)
  const state = useStore(deposit.$attempt)
  const amounts = useStore(depositAmounts(method.bankCode).$remote)
  const accounts = useStore($bankAccounts).value
  const [draft, setDraft] = useState<DepositDraft>(
    () => depositDraft(method.id) ?? { ...EMPTY_DEPOSIT, amount: first }
  )
  const isLocked = state.status === 'sending' || state.status === 'unknown'
  useLeaveWarning(!isLocked && Object.values({ ...draft, amount: draft.amount !== first }).some(Boolean))

  // Before paint: an effect that is still pending when the form closes does not run everywhere.
  useLayoutEffect(() => saveDepositDraft(method.id, draft), [method.id, draft])

  const form = useForm<DepositDraft>({
    values: draft,
    onValues: changes => setDraft(before => ({ ...before, ...changes })),
    problemsOf: values =>
      depositProblems(values, {
        method,
        amounts: amounts.value,
        accounts: (accounts ?? []).map(({ id }) => id)
      }),
    onSubmit: values => {
      const amount = readAmount(values.amount)
      if (amount) void deposit.submit({ method, amount, fields: depositFields(values, method) })
    }
  })
  return (
    <form
      ref={form.ref}
      className="card form"
      method="post"
      noValidate
      aria-label={method.name}
      onSubmit={form.submit}
    >
      <FormHead method={method} isLocked={isLocked} {...head} />
      <AttemptNotice attempt={deposit} />
      {method.bankId && <HouseAccountCard bankId={method.bankId} />}
      <fieldset disabled={isLocked}>
        <legend className="visually-hidden">{words.deposit()}</legend>
        <AmountPart method={method} field={form.value('amount')} />
        <DepositFields fields={depositFieldsOf(method)} form={form} />
      </fieldset>
      <Review method={method} typed={draft.amount} />
      <SubmitButton attempt={deposit} label={words.deposit()} />
    </form>
  )
}

function FormHead({
  method,
  isPressed,
  onBack,
  onMarked,
  isLocked
}: DepositFormProps & { isLocked: boolean }) {
  const words = useWords(cashierWords)
  const range = useRange(method)
  const terms = useTerms(method)
  const heading = useFocusOn<HTMLHeadingElement>(isPressed ?? false)

  return (
    <header>
      {onBack && !isLocked && (
        <Button kind="text" size="small" className="back" icon={<BackIcon />} onClick={onBack}>
          {words.change()}
        </Button>
      )}
      <div>
        <h2 className="small-heading" ref={heading} tabIndex={-1}>
          <ForeignText>{method.name}</ForeignText>
        </h2>
        <p>
          {range} · {terms}
        </p>
      </div>
      <MethodHeart direction="deposit" method={method} onMarked={onMarked} />
    </header>
  )
}
