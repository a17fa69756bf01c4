import { $forgotForm, accountWords, forgetForgotError, requestPasswordReset } from '@bnw/core/account'
import { email, firstOf, required } from '@bnw/core/lib'
import { pathTo } from '@bnw/core/routes'
import { sessionWords } from '@bnw/core/session'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import { useNavigation, useLink, useReady, useWords } from '../kit/index.ts'
import { useRefusal } from '../account/use-refusal.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { FormError, FormMessage } from '../ui/form-message.tsx'
import { useForm, useValues } from '../ui/use-form.ts'
import { useUnavailableReason } from '../ui/use-unavailable-reason.ts'
import { useResendWait } from './use-resend-wait.ts'

const isWrong = firstOf(required, email)

export function ForgotPassword() {
  const words = useWords(accountWords)
  const state = useStore($forgotForm)
  const { navigate } = useNavigation()
  const login = useLink(pathTo('login'))
  const reason = useUnavailableReason()
  const wait = useResendWait()
  const fields = useValues({ email: '' })
  useReady()
  useEffect(() => forgetForgotError, [])

  const send = async (address: string) => {
    await requestPasswordReset(address)
    if ($forgotForm.get().status === 'done') navigate(pathTo('login'))
  }
  const form = useForm({
    ...fields,
    refusal: useRefusal(state),
    problemsOf: fields => ({ email: isWrong(fields.email) }),
    onSubmit: fields => {
      if (wait === 0) void send(fields.email)
    }
  })
  return (
    <form ref={form.ref} className="forgot" method="post" noValidate onSubmit={form.submit}>
      <FormError state={state} />
      {wait > 0 ? (
        <FormMessage tone="good" silent>
          {words.instructionsSent()}
        </FormMessage>
      ) : (
        <p className="hint">{words.forgotHint()}</p>
      )}
      <Field
        label={words.email()}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={250}
        hint={wait > 0 ? words.sendAgainIn(wait) : undefined}
        aria-required
        {...form.text('email')}
      />
      <Button
        type="submit"
        kind="primary"
        wide
        pending={state.status === 'sending'}
        pendingLabel={sessionWords.sending()}
        unavailable={reason ?? (wait > 0 ? words.sendAgainIn(wait) : undefined)}
      >
        {words.send()}
      </Button>
      <p className="links">
        <a {...login}>{words.toLogin()}</a>
      </p>
    </form>
  )
}
