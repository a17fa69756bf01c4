import { accountWords } from '@bnw/core/account'
import { sessionWords } from '@bnw/core/session'

import { useWords } from '../../kit/index.ts'
import { Field } from '../../ui/field.tsx'
import { NewPassword } from '../../account/new-password.tsx'
import { Step, type StepProps } from './step.tsx'

/** User name, e-mail and password. */
export function AccountStep({ form, isCurrent }: StepProps) {
  const words = useWords(accountWords)
  return (
    <Step title={words.steps.account()} isCurrent={isCurrent}>
      <Field
        label={sessionWords.username()}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        aria-required
        {...form.text('username')}
      />
      <Field
        label={words.email()}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={250}
        aria-required
        {...form.text('email')}
      />
      <NewPassword
        label={sessionWords.password()}
        password={form.text('password')}
        confirmation={form.text('confirmPassword')}
      />
    </Step>
  )
}
