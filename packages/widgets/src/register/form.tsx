import { accountWords, type RegistrationField } from '@bnw/core/account'
import { explain } from '@bnw/core/gateway'
import { pathTo } from '@bnw/core/routes'
import { sessionWords } from '@bnw/core/session'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { useLink, useWords } from '../kit/index.ts'
import { Button } from '../ui/button.tsx'
import { FormMessage } from '../ui/form-message.tsx'
import { useUnavailableReason } from '../ui/use-unavailable-reason.ts'
import { AccountStep } from './steps/account-step.tsx'
import { ContactStep } from './steps/contact-step.tsx'
import { IdentityStep } from './steps/identity-step.tsx'
import { useRegistration } from './use-registration.ts'
import type { Presets } from './view.tsx'

/** The fields of each step. */
const STEPS: readonly (readonly RegistrationField[])[] = [
  ['username', 'email', 'password', 'confirmPassword'],
  ['firstName', 'lastName', 'birthDate', 'country', 'identityNumber'],
  [
    'city',
    'address',
    'phone',
    'currency',
    'promotionCode',
    'referenceNumber',
    'wantsSms',
    'wantsEmail',
    'acceptsRules'
  ]
]
const LAST = STEPS.length - 1

/** Three groups, or one at a time in a narrow container; only the style sheet knows which. */
export function RegisterForm(presets: Presets) {
  const words = useWords(accountWords)
  const login = useLink(pathTo('login'))
  const reason = useUnavailableReason()
  const progress = useRef<HTMLParagraphElement>(null)
  const [step, setStep] = useState(0)
  // The field must be visible before it can take the focus.
  const reveal = (field: RegistrationField) => {
    const index = STEPS.findIndex(fields => fields.includes(field))
    if (index >= 0 && index !== step) flushSync(() => setStep(index))
  }
  const { form, values, state } = useRegistration(presets, reveal)

  const goTo = (index: number) => {
    flushSync(() => setStep(index))
    form.ref.current?.querySelector<HTMLElement>('[data-current] legend')?.focus()
    form.ref.current?.scrollIntoView({ block: 'start' })
  }
  const next = () => {
    if (form.validate(STEPS[step] ?? [])) goTo(step + 1)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const isNarrow = progress.current?.offsetParent !== null
    if (!isNarrow || step === LAST) return form.submit(event)
    event.preventDefault()
    next()
  }
  const stepOf = (index: number) => ({ form, values, isCurrent: index === step })
  return (
    <form ref={form.ref} className="register" method="post" noValidate onSubmit={submit} data-step={step}>
      {state.status === 'failed' && (
        <FormMessage>
          <p>{explain(state.error)}</p>
        </FormMessage>
      )}
      <p ref={progress} className="progress">
        {words.stepOf(step + 1, STEPS.length)}
      </p>
      <AccountStep {...stepOf(0)} />
      <IdentityStep {...stepOf(1)} />
      <ContactStep {...stepOf(2)} />
      <p className="adults">{words.adults()}</p>
      <div className="buttons">
        {step > 0 && (
          <Button className="stepping" onClick={() => goTo(step - 1)}>
            {words.back()}
          </Button>
        )}
        {step < LAST && (
          <Button className="stepping" kind="primary" onClick={next}>
            {words.next()}
          </Button>
        )}
        <Button
          type="submit"
          kind="primary"
          className="send"
          pending={state.status === 'sending'}
          pendingLabel={sessionWords.sending()}
          unavailable={reason}
        >
          {sessionWords.signUp()}
        </Button>
      </div>
      <p className="elsewhere">
        {words.hasAccount()} <a {...login}>{sessionWords.logIn()}</a>
      </p>
    </form>
  )
}
