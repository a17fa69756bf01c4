import { explain } from '@bnw/core/gateway'
import { firstOf, required, sixDigits } from '@bnw/core/lib'
import { codeWords, sessionWords } from '@bnw/core/session'
import {
  $stepUpCodeSentAt,
  $stepUpFactor,
  $stepUpForm,
  $stepUpSms,
  cancelStepUp,
  confirmStepUp,
  prepareStepUp,
  sendStepUpCode,
  stepUpWait,
  stepUpWords
} from '@bnw/core/step-up'
import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'

import { SavedUsername } from '../account/saved-username.tsx'
import { useWords } from '../kit/index.ts'
import { Button } from '../ui/button.tsx'
import { CodeField } from '../ui/code-field.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FormError } from '../ui/form-message.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { useCountdown } from '../ui/use-countdown.ts'
import { type Form, useForm, useValues } from '../ui/use-form.ts'
import { useId } from '../ui/use-id.ts'

const isWrongCode = firstOf(required, sixDigits)

/** Asks for the password, or for a code where a second factor is on. Cancelling fails the waiting calls. */
export function StepUpDialog() {
  const words = useWords(stepUpWords)
  const factor = useStore($stepUpFactor)
  const id = useId()
  useEffect(() => void prepareStepUp(), [])

  // Without the field the focus would start on the heading.
  if (!factor) return null
  return (
    <Dialog open title={words.title()} size="small" decision describedBy={id} onClose={cancelStepUp}>
      {factor === 'none' ? <PasswordForm id={id} /> : <CodeForm id={id} isSms={factor === 'sms'} />}
    </Dialog>
  )
}

interface FormProps {
  /** Of the reason, which describes the dialog. */
  id: string
}

function PasswordForm({ id }: FormProps) {
  const session = useWords(sessionWords)
  const words = useWords(stepUpWords)
  const form = useProof(required, password => void confirmStepUp({ password }))
  return (
    <form ref={form.ref} className="step-up" method="post" noValidate onSubmit={form.submit}>
      <p id={id}>{words.why()}</p>
      <SavedUsername />
      <PasswordField
        label={session.password()}
        maxLength={200}
        data-first
        aria-required
        {...form.text('proof')}
      />
      <Buttons />
    </form>
  )
}

function CodeForm({ id, isSms }: FormProps & { isSms: boolean }) {
  const words = useWords(stepUpWords)
  const form = useProof(isWrongCode, ga_code => void confirmStepUp({ ga_code }))
  return (
    <form ref={form.ref} className="step-up" method="post" noValidate onSubmit={form.submit}>
      <FormError state={useStore($stepUpSms)} />
      <p id={id}>{words.why()}</p>
      <CodeField
        label={codeWords.code()}
        hint={isSms ? words.smsHint() : codeWords.hint()}
        {...form.value('proof')}
      />
      {isSms && <SendAgain />}
      <Buttons />
    </form>
  )
}

function SendAgain() {
  const session = useWords(sessionWords)
  const words = useWords(stepUpWords)
  const { status } = useStore($stepUpSms)
  useStore($stepUpCodeSentAt)
  const wait = useCountdown(stepUpWait)
  const waiting = wait > 0 ? codeWords.sendAgainIn(wait) : undefined
  return (
    <Button
      kind="text"
      pending={status === 'sending'}
      pendingLabel={session.sending()}
      unavailable={waiting}
      onClick={() => void sendStepUpCode()}
    >
      {waiting ?? words.sendAgain()}
    </Button>
  )
}

function Buttons() {
  const session = useWords(sessionWords)
  const words = useWords(stepUpWords)
  const { status } = useStore($stepUpForm)
  return (
    <div className="buttons">
      <Button onClick={cancelStepUp}>{words.cancel()}</Button>
      <Button type="submit" kind="primary" pending={status === 'sending'} pendingLabel={session.sending()}>
        {session.confirm()}
      </Button>
    </div>
  )
}

interface Proof {
  proof: string
}

/** A form of one field; a refusal is shown at the field. */
function useProof(
  check: (text: string) => string | undefined,
  onProof: (proof: string) => void
): Form<Proof> {
  const state = useStore($stepUpForm)
  const fields = useValues<Proof>({ proof: '' })
  const error = state.status === 'failed' ? state.error : undefined
  const refusal = useMemo(() => error && { field: 'proof', message: explain(error) }, [error])
  return useForm<Proof>({
    ...fields,
    problemsOf: ({ proof }) => ({ proof: check(proof) }),
    refusal,
    onSubmit: ({ proof }) => onProof(proof)
  })
}
