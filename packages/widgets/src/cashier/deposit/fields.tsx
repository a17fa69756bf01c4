import {
  cashierWords,
  type DepositDraft,
  type DepositField,
  MAX_BRANCH_LENGTH,
  MAX_REFERENCE_LENGTH
} from '@bnw/core/cashier'
import { writeIdentityNumber, writePhone } from '@bnw/core/lib'
import type { ReactNode } from 'react'

import { useWords } from '../../kit/index.ts'
import { Field } from '../../ui/field.tsx'
import { ShapedField } from '../../ui/shaped-field.tsx'
import type { Form } from '../../ui/use-form.ts'
import { AccountField } from './account-field.tsx'

interface DepositFieldsProps {
  fields: readonly DepositField[]
  form: Form<DepositDraft>
}

/** The fields of a method besides the amount; all are required. */
export function DepositFields({ fields, form }: DepositFieldsProps) {
  return fields.map(field => <OneField key={field} field={field} form={form} />)
}

function OneField({ field, form }: { field: DepositField; form: Form<DepositDraft> }): ReactNode {
  const words = useWords(cashierWords)
  switch (field) {
    case 'account':
      return <AccountField {...form.value('account')} />
    case 'branch':
      return (
        <Field
          label={words.branch()}
          autoComplete="off"
          maxLength={MAX_BRANCH_LENGTH}
          aria-required
          {...form.text('branch')}
        />
      )
    case 'reference_number':
      return (
        <Field
          label={words.reference()}
          autoComplete="off"
          maxLength={MAX_REFERENCE_LENGTH}
          aria-required
          {...form.text('reference_number')}
        />
      )
    case 'sender_phone':
      return <PhoneField label={words.senderPhone()} {...form.value(field)} />
    case 'receiver_phone':
      return <PhoneField label={words.receiverPhone()} {...form.value(field)} />
    case 'sender_identity':
      return <IdentityField label={words.senderIdentity()} {...form.value(field)} />
    case 'receiver_identity':
      return <IdentityField label={words.receiverIdentity()} {...form.value(field)} />
  }
}

type Part = { label: string } & ReturnType<Form<DepositDraft>['value']>

function PhoneField(part: Part) {
  return (
    <ShapedField
      {...part}
      type="tel"
      autoComplete="off"
      placeholder="0500 000 00 01"
      aria-required
      shape={writePhone}
    />
  )
}

function IdentityField(part: Part) {
  return <ShapedField {...part} autoComplete="off" aria-required shape={writeIdentityNumber} />
}
