import {
  $accountForm,
  type AccountDraft,
  type BankAccount,
  bankAccountWords,
  bankOfIban,
  forgetAccountError,
  hasBankCodes,
  loadBanks,
  MAX_NUMBER_LENGTH,
  openAccountForm,
  shapeIban
} from '@bnw/core/bank-accounts'
import { digitsOf, fold, formWords, readIban, writeIban } from '@bnw/core/lib'
import { useStore } from '@nanostores/react'
import { useLayoutEffect } from 'react'

import { useErrorEvent, useWords } from '../../kit/index.ts'
import { Button } from '../../ui/button.tsx'
import { ComboBox } from '../../ui/combo-box.tsx'
import { Field } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-message.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { ShapedField } from '../../ui/shaped-field.tsx'
import type { Form } from '../../ui/use-form.ts'
import { useUnavailableReason } from '../../ui/use-unavailable-reason.ts'
import { BankMark } from './bank-mark.tsx'
import { useAccountForm, useOwnName } from './use-account-form.ts'
import { useBanks } from './use-banks.ts'
import { useId } from '../../ui/use-id.ts'

interface AccountFormProps {
  /** The account to change; unset to add one. */
  account?: BankAccount
  /** Called when the account is saved and the list is reloaded. @param id Of the account, if known. */
  onSaved: (id: string | undefined) => void
  /** Without it there is no cancel button. */
  onCancel?: () => void
  /** Whether the player opened the form. One that is there from the start leaves the focus where the page has it. */
  takesFocus?: boolean
}

/**
 * The form of a new or changed account. The IBAN comes first, since it determines the bank. Needs `bankStyles`.
 */
export function AccountForm({ account, onSaved, onCancel, takesFocus = true }: AccountFormProps) {
  const words = useWords(bankAccountWords)
  const heading = useId()
  const state = useStore($accountForm)
  const reason = useUnavailableReason()
  const { form, values } = useAccountForm({ account, takesFocus, onSaved })
  // Before the paint, and so before anything is sent: opening discards what was sent.
  useLayoutEffect(() => {
    openAccountForm(account?.id)
    return forgetAccountError
  }, [account?.id])

  return (
    <form
      ref={form.ref}
      className="account-form"
      aria-labelledby={heading}
      method="post"
      noValidate
      onSubmit={form.submit}
    >
      <h2 className="small-heading" id={heading}>
        {account ? words.editTitle() : words.addTitle()}
      </h2>
      <FormError state={state} />
      <Fields form={form} values={values} />
      <div className="buttons">
        <Button
          type="submit"
          guarded
          kind="primary"
          pending={state.status === 'sending'}
          pendingLabel={words.saving()}
          unavailable={reason}
        >
          {words.save()}
        </Button>
        {onCancel && <Button onClick={onCancel}>{words.cancel()}</Button>}
      </div>
    </form>
  )
}

interface FieldsProps {
  form: Form<AccountDraft>
  values: AccountDraft
}

function Fields({ form, values }: FieldsProps) {
  const words = useWords(bankAccountWords)
  const own = useOwnName()
  const isOther = own !== '' && values.holder.trim() !== '' && fold(values.holder.trim()) !== fold(own)
  return (
    <div className="account-fields">
      <IbanField form={form} />
      <BankField form={form} values={values} />
      <Field
        label={words.holder()}
        autoComplete="name"
        maxLength={50}
        aria-required
        hint={isOther ? words.holderDiffers() : undefined}
        {...form.text('holder')}
      />
      <Field
        label={words.branch()}
        hint={formWords.optional()}
        autoComplete="off"
        maxLength={50}
        {...form.text('branch')}
      />
      <ShapedField
        label={words.number()}
        hint={formWords.optional()}
        autoComplete="off"
        shape={text => digitsOf(text, MAX_NUMBER_LENGTH)}
        {...form.value('number')}
      />
    </div>
  )
}

/** Adds a missing TR prefix on blur. */
function IbanField({ form }: { form: Form<AccountDraft> }) {
  const words = useWords(bankAccountWords)
  const { banks } = useBanks()
  const { value, onValue, onBlur, ...field } = form.value('iban')
  return (
    <ShapedField
      className="iban"
      label={words.iban()}
      hint={banks.length === 0 || hasBankCodes(banks) ? words.ibanHint() : undefined}
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      inputMode="text"
      placeholder={words.ibanPattern()}
      counts={/[\da-z]/i}
      shape={shapeIban}
      aria-required
      {...field}
      value={value}
      onValue={onValue}
      onBlur={() => {
        const iban = readIban(value)
        if (iban && writeIban(iban) !== value) onValue(writeIban(iban))
        onBlur()
      }}
    />
  )
}

function BankField({ form, values }: FieldsProps) {
  const words = useWords(bankAccountWords)
  const { banks, error } = useBanks()
  useErrorEvent(error)
  if (error && banks.length === 0)
    return <LoadError error={error} message={words.banksFailed()} onRetry={loadBanks} />
  const isNamed = bankOfIban(values.iban, banks)?.id === values.bankId
  return (
    <ComboBox
      label={words.bank()}
      autoComplete="off"
      options={banks.map(({ id, name, logo }) => ({
        id,
        label: name,
        mark: <BankMark name={name} logo={logo} />
      }))}
      nothingLabel={formWords.nothingFound()}
      hint={values.bankId && isNamed ? words.bankFound() : undefined}
      aria-required
      {...form.value('bankId')}
    />
  )
}
