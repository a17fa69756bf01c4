import {
  requiresField,
  type CashMethod,
  MAX_NOTE_LENGTH,
  type WithdrawalDraft,
  withdrawWords
} from '@bnw/core/cashier'
import { $language, formWords, shapeDay } from '@bnw/core/lib'
import { useStore } from '@nanostores/react'

import { useWords } from '../../kit/index.ts'
import { ShapedField } from '../../ui/shaped-field.tsx'
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
  const language = useStore($language)
  return (
    <>
      {requiresField(method, 'identity_valid_until') && (
        <ShapedField
          className="withdraw-day"
          label={words.validUntil()}
          autoComplete="off"
          placeholder={words.dayPattern()}
          shape={text => shapeDay(text, language)}
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
