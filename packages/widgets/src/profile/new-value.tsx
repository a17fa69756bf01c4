import { type Check, firstOf, required, type Submission } from '@bnw/core/lib'
import { profileWords } from '@bnw/core/profile'
import { type InputHTMLAttributes, useReducer } from 'react'

import { SavedUsername } from '../account/saved-username.tsx'
import { useRefusal } from '../account/use-refusal.ts'
import { useWords } from '../kit/index.ts'
import { Field } from '../ui/field.tsx'
import { FormError, FormMessage } from '../ui/form-message.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { useForm, useValues } from '../ui/use-form.ts'
import { SubmitButton } from './submit-button.tsx'

/** The form's fields by the names that a refusal may use. */
const REFUSED = { username: 'value', email: 'value', password: 'proof' }

interface NewValueProps {
  state: Submission
  /** The current value. */
  current: { label: string; value: string }
  /** The name and further props of the field. */
  label: string
  input: InputHTMLAttributes<HTMLInputElement>
  check: Check
  /** The message if the new value equals the current one. */
  same: string
  done: string
  submitLabel: string
  /** Resolves to whether the gateway has accepted. */
  onSend: (value: string, password: string) => Promise<boolean>
}

/** A form that changes one value of the account, confirmed by the password. It resets once accepted. */
export function NewValue(props: NewValueProps) {
  const [resets, reset] = useReducer((count: number) => count + 1, 0)
  return <ValueForm key={resets} {...props} onDone={reset} />
}

interface ValueFormProps extends NewValueProps {
  onDone: () => void
}

/** The current value, the field, the password. */
function ValueForm({ state, current, label, input, check, same, done, ...props }: ValueFormProps) {
  const words = useWords(profileWords)
  const fields = useValues({ value: '', proof: '' })
  const differs: Check = text => (text.trim() === current.value && text ? same : undefined)

  const send = async ({ value, proof }: typeof fields.values) => {
    if (await props.onSend(value.trim(), proof)) props.onDone()
  }
  const form = useForm({
    ...fields,
    refusal: useRefusal(state, REFUSED),
    problemsOf: ({ value, proof }) => ({
      value: firstOf(required, check, differs)(value),
      proof: required(proof)
    }),
    onSubmit: values => void send(values)
  })
  return (
    <form ref={form.ref} className="card form" method="post" noValidate onSubmit={form.submit}>
      <FormError state={state} />
      {state.status === 'done' && (
        <FormMessage tone="good" takesFocus>
          {done}
        </FormMessage>
      )}
      <dl className="now">
        <dt>{current.label}</dt>
        <dd>{current.value || words.notGiven()}</dd>
      </dl>
      <Field label={label} maxLength={250} aria-required {...input} {...form.text('value')} />
      {input.autoComplete !== 'username' && <SavedUsername />}
      <PasswordField
        label={words.password()}
        hint={words.passwordProof()}
        maxLength={200}
        aria-required
        {...form.text('proof')}
      />
      <SubmitButton state={state} label={props.submitLabel} />
    </form>
  )
}
