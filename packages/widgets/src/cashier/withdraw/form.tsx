import { $amount } from '@bnw/core/balance'
import { type BankAccount, bankAccountWords } from '@bnw/core/bank-accounts'
import {
  $withdrawalDraft,
  cashierWords,
  type CashMethod,
  requiresField,
  updateWithdrawalDraft,
  type Withdrawal,
  withdrawal,
  type WithdrawalDraft,
  withdrawWords
} from '@bnw/core/cashier'
import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'

import { AccountChoice } from '../../bank-accounts/parts/account-choice.tsx'
import { useWords } from '../../kit/index.ts'
import { AttemptNotice } from '../payment/attempt-notice.tsx'
import { SubmitButton } from '../payment/submit-button.tsx'
import { useLeaveWarning } from '../../ui/use-leave-warning.ts'
import { WaitDialog } from '../payment/wait-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { PlusIcon } from '../../ui/icons/plus.tsx'
import type { Form } from '../../ui/use-form.ts'
import { Amounts } from './amounts.tsx'
import { Details } from './details.tsx'
import { FirstAccount, NewAccount } from './new-account.tsx'
import { MethodChoice } from './method-choice.tsx'
import { Review } from './review.tsx'
import { useWithdrawForm } from './use-withdraw-form.ts'
import { useFocusWithin } from '../../ui/use-focus.ts'

export interface WithdrawFormProps {
  /** The chosen one. */
  method: CashMethod | undefined
  methods: readonly CashMethod[]
  accounts: readonly BankAccount[]
}

/** The withdrawal form, or the form of a new bank account. The draft is kept meanwhile. */
export function WithdrawForm({ method, methods, accounts }: WithdrawFormProps) {
  const [isAdding, setAdding] = useState(false)
  const [wasAdded, setAdded] = useState(false)
  const needsAccount = accounts.length === 0 && requiresField(method, 'account')
  // The form of a first account takes the focus where the player's choice of a method replaced the fields by it.
  const hadFields = useRef(false)
  useEffect(() => {
    hadFields.current ||= !needsAccount
  })

  const saved = (id: string | undefined) => {
    if (id) updateWithdrawalDraft({ account: id })
    setAdding(false)
    setAdded(true)
  }
  if (needsAccount) return <FirstAccount onSaved={saved} takesFocus={hadFields.current} />
  if (isAdding) return <NewAccount onSaved={saved} onCancel={() => saved(undefined)} />
  return (
    <Fields
      methods={methods}
      accounts={accounts}
      method={method}
      startsAtAccount={wasAdded}
      onAdd={() => setAdding(true)}
    />
  )
}

interface FieldsProps extends WithdrawFormProps {
  /** The player has just added an account, so the focus starts at the accounts. */
  startsAtAccount: boolean
  onAdd: () => void
}

function Fields({ methods, accounts, method, startsAtAccount, onAdd }: FieldsProps) {
  const words = useWords(withdrawWords)
  const [reviewed, setReviewed] = useState<Withdrawal>()
  const review = reviewed && { ...reviewed, method: methodOf(reviewed, methods) }
  const state = useStore(withdrawal.$attempt)
  const form = useWithdrawForm({ methods, accounts, onReview: setReviewed })
  const draft = useStore($withdrawalDraft)
  const isLocked = state.status === 'sending' || state.status === 'unknown'
  const isNegative = (useStore($amount) ?? 0) < 0
  const confirm = async (confirmed: Withdrawal) => {
    await withdrawal.submit(confirmed)
    // Only now, and not by the second click of a double click: it would reach what the dialog covers.
    if (withdrawal.$attempt.get().status !== 'sending') setReviewed(undefined)
  }
  useFocusWithin(form.ref, '[name=account]:checked, [name=account]', startsAtAccount)
  useLeaveWarning(!isLocked && [draft.amount, draft.validUntil, draft.note].some(Boolean))

  return (
    <form
      ref={form.ref}
      className="withdraw card"
      aria-label={cashierWords.withdraw()}
      method="post"
      noValidate
      onSubmit={form.submit}
    >
      <AttemptNotice attempt={withdrawal} isCovered={review !== undefined} />
      <fieldset className="withdraw-fields" disabled={isLocked} aria-label={cashierWords.withdraw()}>
        <Amounts method={method} form={form} />
        <MethodChoice methods={methods} method={method} {...form.value('method')} />
        {requiresField(method, 'account') && <Accounts accounts={accounts} form={form} onAdd={onAdd} />}
        <Details method={method} form={form} draft={draft} />
      </fieldset>
      <SubmitButton
        attempt={withdrawal}
        label={cashierWords.withdraw()}
        unavailable={isNegative ? words.negative() : undefined}
      />
      {isNegative && <p className="hint">{words.negative()}</p>}
      <WaitDialog open={state.status === 'sending'} />
      {review && (
        <Review
          withdrawal={review}
          pending={state.status === 'sending'}
          onCancel={() => setReviewed(undefined)}
          onConfirm={() => void confirm(review)}
        />
      )}
    </form>
  )
}

/** The method as the current list has it: its name and duration are in the language of the page. */
function methodOf({ method }: Withdrawal, methods: readonly CashMethod[]): CashMethod {
  return methods.find(({ id }) => id === method.id) ?? method
}

interface AccountsProps {
  accounts: readonly BankAccount[]
  form: Form<WithdrawalDraft>
  onAdd: () => void
}

function Accounts({ accounts, form, onAdd }: AccountsProps) {
  const words = useWords(bankAccountWords)
  return (
    <div className="withdraw-accounts">
      <AccountChoice accounts={accounts} {...form.value('account')} />
      <Button size="small" icon={<PlusIcon />} onClick={onAdd}>
        {words.add()}
      </Button>
    </div>
  )
}
