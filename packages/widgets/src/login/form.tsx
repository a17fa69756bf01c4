import { environment } from '@bnw/core'
import { explain, isFailure } from '@bnw/core/gateway'
import { type Submission } from '@bnw/core/lib'
import { pathTo } from '@bnw/core/routes'
import {
  $login,
  $refusedLogins,
  $registeredName,
  forgetLoginError,
  logIn,
  prepareLogin,
  sessionWords
} from '@bnw/core/session'
import { useStore } from '@nanostores/react'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'

import { useLink, useWords } from '../kit/index.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { DemoPlayer } from './demo-player.tsx'
import { useHandOver } from './use-hand-over.ts'

/** After this many refusals the form points to the password reset. */
const MANY_REFUSALS = 3

type FieldName = 'username' | 'password'

type FormRef = RefObject<HTMLFormElement | null>

export function LoginForm({ hadFocus }: { hadFocus: { current: boolean } }) {
  const words = useWords(sessionWords)
  const state = useStore($login)
  const refusals = useStore($refusedLogins)
  const registered = useStore($registeredName)
  const form = useRef<HTMLFormElement>(null)
  const [missing, setMissing] = useState<readonly FieldName[]>([])
  const forgot = useLink(pathTo('forgotPassword'))
  const signUp = useLink(pathTo('register'))
  useHandOver(form, hadFocus)
  useFocusAfterRefusal(state, form)
  useEffect(() => forgetLoginError, [])

  // Values are read from the DOM: a password manager may fill fields without an event.
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { username, password } = read(form)
    const empty = [...(username ? [] : ['username' as const]), ...(password ? [] : ['password' as const])]
    setMissing(empty)
    if (empty[0]) field(form, empty[0]).focus()
    else void logIn({ username, password })
  }
  const clearMissing = () => {
    const { username, password } = read(form)
    setMissing(names => names.filter(name => !(name === 'username' ? username : password)))
  }
  return (
    <form
      ref={form}
      className="login"
      method="post"
      noValidate
      aria-label={words.logIn()}
      tabIndex={-1}
      onSubmit={submit}
      onFocus={() => void prepareLogin()}
    >
      {state.status === 'failed' && <Refusal error={state.error} />}
      <Field
        label={words.username()}
        name="username"
        // Another name replaces what was typed: a registration beside the form has just given it.
        key={registered}
        defaultValue={registered}
        aria-required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        message={missing.includes('username') ? words.required() : undefined}
        onChange={clearMissing}
      />
      <PasswordField
        label={words.password()}
        name="password"
        aria-required
        message={missing.includes('password') ? words.required() : undefined}
        onChange={clearMissing}
      />
      <Button
        type="submit"
        kind="primary"
        wide
        pending={state.status === 'sending'}
        pendingLabel={words.sending()}
      >
        {words.logIn()}
      </Button>
      {refusals >= MANY_REFUSALS && <p className="hint">{words.forgotHint()}</p>}
      <p className="links">
        <a {...forgot}>{words.forgot()}</a>
        <a {...signUp}>{words.signUp()}</a>
      </p>
      {environment().configuration.demoPlayer && <DemoPlayer field={name => field(form, name)} />}
    </form>
  )
}

/** The gateway's message, and what it means where it only says that the login failed. */
function Refusal({ error }: { error: Error }) {
  const words = useWords(sessionWords)
  const isWrong = isFailure(error, 'SessionLostError') && error.reason === 'failed'
  return (
    <p className="refusal" role="alert">
      {explain(error)}
      {isWrong && <span>{words.wrongPassword()}</span>}
    </p>
  )
}

/** After a refusal the user name stays and the password is selected (LOGIN-02). */
function useFocusAfterRefusal({ status }: Submission, form: FormRef): void {
  useEffect(() => {
    if (status === 'failed') field(form, 'password').select()
  }, [form, status])
}

function read(form: FormRef): { username: string; password: string } {
  return { username: field(form, 'username').value.trim(), password: field(form, 'password').value }
}

function field(form: FormRef, name: FieldName): HTMLInputElement {
  // The form above is rendered, with both inputs.
  return form.current!.elements.namedItem(name) as HTMLInputElement
}
