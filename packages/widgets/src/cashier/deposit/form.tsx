import { $bankAccounts } from '@bnw/core/bank-accounts'
import {
  $depositDraft,
  type CashMethod,
  type CashMethods,
  cashierWords,
  deposit,
  depositAmounts,
  type DepositDraft,
  depositFields,
  depositFieldsOf,
  depositProblems,
  commonMin,
  methodsOf,
  updateDepositDraft
} from '@bnw/core/cashier'
import { readAmount } from '@bnw/core/lib'
import { useStore } from '@nanostores/react'
import { useLayoutEffect, useState } from 'react'

import { useWords } from '../../kit/index.ts'
import { useForm, type Form } from '../../ui/use-form.ts'
import { useFocusAfterLock } from '../../ui/use-focus.ts'
import { useLeaveWarning } from '../../ui/use-leave-warning.ts'
import { ChosenMethod } from '../methods/chosen-method.tsx'
import { MethodHeart } from '../methods/method-heart.tsx'
import { AttemptNotice } from '../payment/attempt-notice.tsx'
import { SubmitButton } from '../payment/submit-button.tsx'
import { AmountPart } from './amount-part.tsx'
import { DepositFields } from './fields.tsx'
import { HouseAccountCard } from './house-account.tsx'
import { MethodList } from './method-part.tsx'
import { Review } from './review.tsx'

interface DepositFormProps {
  method: CashMethod | undefined
  /** The methods to choose from; without them the method is fixed. */
  choice?: { methods: CashMethods; onChoose: (method: CashMethod) => void }
  /** The initial text of the amount field. */
  amount?: string
}

/** The deposit form: amount, method, details of the transfer. Disabled while the outcome of a deposit is unknown. */
export function DepositForm({ method, choice, amount: first = '' }: DepositFormProps) {
  const words = useWords(cashierWords)
  const { status } = useStore(deposit.$attempt)
  const isLocked = status === 'sending' || status === 'unknown'
  const { list, takesFocus, open, close } = useMethodList(method, !isLocked && choice !== undefined)
  const form = useDepositForm({ method: list ? undefined : method, first, isLocked })
  useFocusAfterLock(form.ref, isLocked)
  const firstPick = commonMin(method ? [method] : methodsOf(choice?.methods.entries ?? []))

  return (
    <form
      ref={form.ref}
      className="card form"
      method="post"
      noValidate
      aria-label={method?.name ?? words.deposit()}
      onSubmit={form.submit}
    >
      <AttemptNotice attempt={deposit} />
      <fieldset disabled={isLocked}>
        <legend className="visually-hidden">{words.deposit()}</legend>
        <AmountPart method={method} firstPick={firstPick} field={form.value('amount')} />
      </fieldset>
      {method && !list && (
        <ChosenMethod
          key={method.id}
          {...{ method, takesFocus }}
          onChange={choice && !isLocked ? open : undefined}
          heart={<MethodHeart direction="deposit" method={method} />}
        />
      )}
      {choice && list && (
        <MethodList
          methods={choice.methods}
          method={method}
          takesFocus={takesFocus}
          message={form.value('method').message}
          onChoose={one => {
            choice.onChoose(one)
            close()
          }}
        />
      )}
      {method && !list && <Details method={method} form={form} isLocked={isLocked} />}
    </form>
  )
}

/** Whether the list of methods is open: until one is chosen, and again when the player wants another. */
function useMethodList(method: CashMethod | undefined, isChoice: boolean) {
  const [state, setState] = useState({ isOpen: false, takesFocus: false })
  return {
    list: isChoice && (state.isOpen || !method),
    takesFocus: state.takesFocus,
    open: () => setState({ isOpen: true, takesFocus: true }),
    close: () => setState({ isOpen: false, takesFocus: true })
  }
}

interface FormScope {
  /** `undefined` until one is chosen. */
  method: CashMethod | undefined
  first: string
  isLocked: boolean
}

function useDepositForm({ method, first, isLocked }: FormScope): Form<DepositDraft> {
  const draft = useStore($depositDraft)
  const amounts = useStore(depositAmounts(method?.bankCode ?? '').$remote)
  const accounts = useStore($bankAccounts).value
  const typed = { ...draft, method: '', amount: draft.amount !== first }
  useLeaveWarning(!isLocked && Object.values(typed).some(Boolean))

  // Before paint, so that the first amount does not appear later.
  useLayoutEffect(() => {
    if (first && !$depositDraft.get().amount) updateDepositDraft({ amount: first })
  }, [first])

  return useForm<DepositDraft>({
    values: draft,
    onValues: updateDepositDraft,
    problemsOf: values =>
      depositProblems(values, {
        method,
        amounts: amounts.value,
        accounts: (accounts ?? []).map(({ id }) => id)
      }),
    onSubmit: values => {
      const amount = readAmount(values.amount)
      if (method && amount) void deposit.submit({ method, amount, fields: depositFields(values, method) })
    }
  })
}

interface DetailsProps {
  method: CashMethod
  form: Form<DepositDraft>
  isLocked: boolean
}

/** What the method requires besides the amount, the summary, and the submit button. */
function Details({ method, form, isLocked }: DetailsProps) {
  const words = useWords(cashierWords)
  const fields = depositFieldsOf(method)
  return (
    <>
      {method.bankId && <HouseAccountCard bankId={method.bankId} />}
      {fields.length > 0 && (
        <fieldset disabled={isLocked}>
          <legend className="visually-hidden">{words.details()}</legend>
          <DepositFields fields={fields} form={form} />
        </fieldset>
      )}
      <Review method={method} typed={form.value('amount').value} />
      {/* Another one for each method: a page that changes the method under the pointer has to wait again (H30). */}
      <SubmitButton key={method.id} attempt={deposit} label={words.deposit()} />
    </>
  )
}
