import { $resetForm, accountWords, forgetResetError, openReset, resetPassword } from '@bnw/core/account'
import { explain, isInputRefused } from '@bnw/core/gateway'
import { firstOf, newPassword, required, sameAs } from '@bnw/core/lib'
import { pathTo } from '@bnw/core/routes'
import { sessionWords } from '@bnw/core/session'
import { useStore } from '@nanostores/react'
import { useLayoutEffect } from 'react'

import { useNavigation, useLink, useReady, useWords } from '../kit/index.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { FormMessage } from '../ui/form-message.tsx'
import { NewPassword } from '../account/new-password.tsx'
import { useRefusal } from '../account/use-refusal.ts'
import { useForm, useValues } from '../ui/use-form.ts'
import { useUnavailableReason } from '../ui/use-unavailable-reason.ts'

interface Passwords {
  password: string
  confirmPassword: string
}

export function ResetPassword({ token }: { token: string }) {
  const words = useWords(accountWords)
  useReady()

  // Another link starts anew.
  if (token) return <ResetForm key={token} token={token} />
  return (
    <div className="reset">
      <FormMessage>
        <p>{words.tokenMissing()}</p>
        <p>{words.tokenHint()}</p>
      </FormMessage>
      <NewLink />
    </div>
  )
}

function ResetForm({ token }: { token: string }) {
  const words = useWords(accountWords)
  const state = useStore($resetForm)
  const { navigate } = useNavigation()
  const reason = useUnavailableReason()
  const fields = useValues<Passwords>({ password: '', confirmPassword: '' })
  // Before the paint, and so before anything is sent: opening discards what was sent.
  useLayoutEffect(() => {
    openReset(token)
    return forgetResetError
  }, [token])

  const send = async (passwords: Passwords) => {
    await resetPassword({ token, ...passwords })
    if ($resetForm.get().status === 'done') navigate(pathTo('login'))
  }
  const refusal = useRefusal(state)
  const form = useForm<Passwords>({
    refusal,
    ...fields,
    problemsOf,
    onSubmit: passwords => void send(passwords)
  })
  return (
    <form ref={form.ref} className="reset" method="post" noValidate onSubmit={form.submit}>
      {state.status === 'failed' && (
        <Refusal error={state.error} isField={refusal && refusal.field in fields.values} />
      )}
      {state.status === 'done' && (
        <FormMessage tone="good" silent>
          {words.passwordSet()}
        </FormMessage>
      )}
      <NewPassword
        label={words.newPassword()}
        password={form.text('password')}
        confirmation={form.text('confirmPassword')}
      />
      <Button
        type="submit"
        kind="primary"
        wide
        pending={state.status === 'sending'}
        pendingLabel={sessionWords.sending()}
        unavailable={reason}
      >
        {words.save()}
      </Button>
    </form>
  )
}

/** The error. It may be about the token unless it names a field, so a link to request another is shown. */
function Refusal({ error, isField }: { error: Error; isField: boolean | undefined }) {
  const words = useWords(accountWords)
  if (isField || !isInputRefused(error)) return <FormMessage>{explain(error)}</FormMessage>
  return (
    <>
      <FormMessage>
        <p>{explain(error)}</p>
        {error.debug === 'token' && <p>{words.tokenHint()}</p>}
      </FormMessage>
      <NewLink />
    </>
  )
}

function NewLink() {
  const words = useWords(accountWords)
  const link = useLink(pathTo('forgotPassword'))
  return (
    <ButtonLink {...link} wide>
      {words.newLink()}
    </ButtonLink>
  )
}

function problemsOf({
  password,
  confirmPassword
}: Passwords): Partial<Record<keyof Passwords, string | undefined>> {
  return {
    password: firstOf(required, newPassword)(password),
    confirmPassword: firstOf(required, sameAs(password))(confirmPassword)
  }
}
