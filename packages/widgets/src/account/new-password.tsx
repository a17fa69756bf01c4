import { accountWords } from '@bnw/core/account'
import { passwordRules } from '@bnw/core/rules'
import { type ComponentProps } from 'react'

import { useWords } from '../kit/index.ts'
import { PasswordField } from '../ui/password-field.tsx'
import { PasswordRules } from '../ui/password-rules.tsx'
import { useId } from '../ui/use-id.ts'

type Bound = Pick<ComponentProps<'input'>, 'name' | 'onBlur' | 'onChange'> & {
  value: string
  message?: string
}

export interface NewPasswordProps {
  label: string
  password: Bound
  confirmation: Bound
}

/**
 * A new password, its rules and its repetition (VALID-01). Needs `fieldStyles`, `passwordRulesStyles`.
 */
export function NewPassword({ label, password, confirmation }: NewPasswordProps) {
  const id = useId()
  const words = useWords(accountWords)
  const shared = {
    autoComplete: 'new-password',
    maxLength: 200,
    'aria-required': true
  }
  const isSame = password.value !== '' && password.value === confirmation.value
  return (
    <>
      <PasswordField {...shared} label={label} {...password} aria-describedby={id} />
      <PasswordField
        {...shared}
        label={words.confirmPassword()}
        {...confirmation}
        hint={isSame ? words.passwordsMatch() : undefined}
      />
      <PasswordRules
        id={id}
        title={words.passwordRules.title()}
        rules={passwordRules(password.value).map(rule => ({
          ...rule,
          label: words.passwordRules[rule.id]()
        }))}
        recommendedLabel={words.passwordRules.recommended()}
        metLabel={words.passwordRules.met()}
        missingLabel={words.passwordRules.missing()}
      />
    </>
  )
}
