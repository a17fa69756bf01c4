import { accountWords, countries, TURKEY } from '@bnw/core/account'
import { formWords, writeIdentityNumber } from '@bnw/core/lib'
import { useMemo } from 'react'

import { useLanguage, useWords } from '../../kit/index.ts'
import { ComboBox } from '../../ui/combo-box.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { Field } from '../../ui/field.tsx'
import { ShapedField } from '../../ui/shaped-field.tsx'
import { Step, type StepProps } from './step.tsx'

/** The identity of the player. */
export function IdentityStep({ form, values, isCurrent }: StepProps) {
  const words = useWords(accountWords)
  const language = useLanguage()
  const all = useMemo(() => countries(language), [language])
  return (
    <Step title={words.steps.identity()} isCurrent={isCurrent}>
      <Field
        label={words.firstName()}
        autoComplete="given-name"
        maxLength={50}
        aria-required
        {...form.text('firstName')}
      />
      <Field
        label={words.lastName()}
        autoComplete="family-name"
        maxLength={50}
        aria-required
        {...form.text('lastName')}
      />
      <DateField
        label={words.birthDate()}
        autoComplete="bday"
        placeholder={words.datePattern()}
        aria-required
        {...form.value('birthDate')}
      />
      <ComboBox
        label={words.country()}
        autoComplete="country"
        options={all}
        nothingLabel={formWords.nothingFound()}
        aria-required
        {...form.value('country')}
      />
      {values.country === TURKEY && (
        <ShapedField
          label={words.identityNumber()}
          autoComplete="off"
          shape={writeIdentityNumber}
          aria-required
          {...form.value('identityNumber')}
        />
      )}
    </Step>
  )
}
