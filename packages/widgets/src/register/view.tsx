import { $registerForm, accountWords, forgetRegisterError } from '@bnw/core/account'
import { pathTo } from '@bnw/core/routes'
import { sessionWords } from '@bnw/core/session'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'

import { useLink, useReady, useWords } from '../kit/index.ts'
import { ButtonLink } from '../ui/button.tsx'
import { FormMessage } from '../ui/form-message.tsx'
import { RegisterForm } from './form.tsx'

export interface Presets {
  promotionCode: string
  referenceNumber: string
}

export function Register(presets: Presets) {
  const { status } = useStore($registerForm)
  const [wasSending] = useState(status === 'sending')
  useReady()
  useEffect(() => forgetRegisterError, [])

  if (wasSending && status === 'sending') return <Sending />
  return status === 'done' ? <Registered /> : <RegisterForm {...presets} />
}

/** In place of a form that was left and opened again while it is sent; its passwords are gone. */
function Sending() {
  const words = useWords(sessionWords)
  return (
    <div className="register">
      <FormMessage tone="info">{words.sending()}</FormMessage>
    </div>
  )
}

/** Shown where the page does not navigate to the confirmation. */
function Registered() {
  const words = useWords(accountWords)
  const login = useLink(pathTo('login'))
  return (
    <div className="register registered">
      <FormMessage tone="good" takesFocus>
        <p>{words.registered()}</p>
        <p>{words.registeredNext()}</p>
      </FormMessage>
      <ButtonLink kind="primary" {...login}>
        {sessionWords.logIn()}
      </ButtonLink>
    </div>
  )
}
