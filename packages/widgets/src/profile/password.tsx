import { firstOf, newPassword, required, sameAs } from '@bnw/core/lib'
import { $passwordForm, changePassword, forgetPasswordError, profileWords } from '@bnw/core/profile'
import { useStore } from '@nanostores/react'
import { useEffect, useReducer } from 'react'

import { SavedUsername } from '../account/saved-username.tsx'
import { useRefusal } from '../account/use-refusal.ts'
import { useWords } from '../kit/index.ts'
import { FormError, FormMessage } from '../ui/form-message.tsx'
import { NewPassword } from '../account/new-password.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { useForm, useValues } from '../ui/use-form.ts'
import { SubmitButton } from './submit-button.tsx'

const EMPTY = { current: '', next: '', confirm: '' }
type Passwords = typeof EMPTY

/** The form's fields by the names that a refusal may use. */
const REFUSED = { currentPassword: 'current', password: 'next', confirmPassword: 'confirm' }

/** Changes the password, confirmed by the current one. */
export function Password() {
  const [resets, reset] = useReducer((count: number) => count + 1, 0)
  useEffect(() => forgetPasswordError, [])
  return <PasswordForm key={resets} onDone={reset} />
}

function PasswordForm({ onDone }: { onDone: () => void }) {
  const words = useWords(profileWords)
  const state = useStore($passwordForm)
  const fields = useValues(EMPTY)

  const send = async (passwords: Passwords) => {
    await changePassword(passwords)
    if ($passwordForm.get().status === 'done') onDone()
  }
  const form = useForm<Passwords>({
    ...fields,
    refusal: useRefusal(state, REFUSED),
    problemsOf,
    onSubmit: passwords => void send(passwords)
  })
  return (
    <form ref={form.ref} className="card form" method="post" noValidate onSubmit={form.submit}>
      <FormError state={state} />
      {state.status === 'done' && (
        <FormMessage tone="good" takesFocus>
          {words.passwordChanged()}
        </FormMessage>
      )}
      <p className="hint">{words.passwordHint()}</p>
      <SavedUsername />
      <PasswordField
        label={words.currentPassword()}
        maxLength={200}
        aria-required
        {...form.text('current')}
      />
      <NewPassword
        label={words.newPassword()}
        password={form.text('next')}
        confirmation={form.text('confirm')}
      />
      <SubmitButton state={state} label={words.tabs.password()} />
    </form>
  )
}

function problemsOf({
  current,
  next,
  confirm
}: Passwords): Partial<Record<keyof Passwords, string | undefined>> {
  const differs = (text: string) => (text && text === current ? profileWords.passwordSame() : undefined)
  return {
    current: required(current),
    next: firstOf(required, newPassword, differs)(next),
    confirm: firstOf(required, sameAs(next))(confirm)
  }
}
