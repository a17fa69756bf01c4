import { explain } from '@bnw/core/gateway'
import { firstOf, required, sixDigits, type Submission } from '@bnw/core/lib'
import { profileWords } from '@bnw/core/profile'
import { type ReactNode, useMemo } from 'react'

import { useWords } from '../kit/index.ts'
import type { ButtonKind } from '../ui/button.tsx'
import { CodeField } from '../ui/code-field.tsx'
import { useForm, useValues } from '../ui/use-form.ts'
import { SubmitButton } from './submit-button.tsx'
import { useFocusWithin } from '../ui/use-focus.ts'

const isWrong = firstOf(required, sixDigits)

interface CodeFormProps {
  state: Submission
  submitLabel: string
  kind?: ButtonKind
  hint?: string
  /** Focuses the field when it appears. */
  hasFocus?: boolean
  onCode: (code: string) => void
  /** Rendered beside the button. */
  children?: ReactNode
}

/** A 6-digit code and its button. It is sent by Enter or the button only; a refusal is shown at the field (A5). */
export function CodeForm({ state, submitLabel, kind, hint, hasFocus, onCode, children }: CodeFormProps) {
  const words = useWords(profileWords)
  const fields = useValues({ code: '' })
  const error = state.status === 'failed' ? state.error : undefined
  const refusal = useMemo(() => error && { field: 'code' as const, message: explain(error) }, [error])
  const form = useForm<{ code: string }>({
    ...fields,
    problemsOf: ({ code }) => ({ code: isWrong(code) }),
    refusal,
    onSubmit: ({ code }) => onCode(code)
  })

  useFocusWithin(form.ref, 'input', hasFocus ?? false)

  return (
    <form ref={form.ref} className="code-form" method="post" noValidate onSubmit={form.submit}>
      <CodeField label={words.code()} hint={hint} {...form.value('code')} />
      <div className="buttons">
        {children}
        <SubmitButton state={state} label={submitLabel} kind={kind} />
      </div>
    </form>
  )
}
