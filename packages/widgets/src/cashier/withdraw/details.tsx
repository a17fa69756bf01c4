import {
  requiresField,
  type CashMethod,
  MAX_NOTE_LENGTH,
  type WithdrawalDraft,
  withdrawWords
} from '@bnw/core/cashier'
import { formWords } from '@bnw/core/lib'

import { useWords } from '../../kit/index.ts'
import { DateField } from '../../ui/date-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import type { Form } from '../../ui/use-form.ts'

interface DetailsProps {
  method: CashMethod | undefined
  form: Form<WithdrawalDraft>
  draft: WithdrawalDraft
}

/** Further fields that some methods ask for. */
export function Details({ method, form, draft }: DetailsProps) {
  const words = useWords(withdrawWords)
  return (
    <>
      {requiresField(method, 'identity_valid_until') && (
        <DateField
          className="withdraw-day"
          label={words.validUntil()}
          placeholder={words.dayPattern()}
          aria-required
          {...form.value('validUntil')}
        />
      )}
      {requiresField(method, 'note') && (
        <TextArea
          label={words.note()}
          hint={formWords.optional()}
          autoComplete="off"
          maxLength={MAX_NOTE_LENGTH}
          {...form.text('note')}
          value={draft.note}
        />
      )}
    </>
  )
}
