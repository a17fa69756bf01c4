import { email } from '@bnw/core/lib'
import { $emailForm, $emailOutcome, changeEmail, forgetEmailError, profileWords } from '@bnw/core/profile'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import { useWords } from '../kit/index.ts'
import { WithDetails } from './details.tsx'
import { NewValue } from './new-value.tsx'

/** Requests a new e-mail address, which the gateway changes at once or by a link. */
export function Email() {
  const words = useWords(profileWords)
  const state = useStore($emailForm)
  const outcome = useStore($emailOutcome)
  useEffect(() => forgetEmailError, [])

  const send = async (address: string, password: string) => {
    await changeEmail({ email: address, password })
    return $emailForm.get().status === 'done'
  }
  return (
    <WithDetails rows={3}>
      {details => (
        <NewValue
          state={state}
          current={{ label: words.currentEmail(), value: details.email }}
          label={words.email()}
          input={{ type: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false }}
          check={email}
          same={words.emailSame()}
          done={outcome()}
          submitLabel={words.tabs.email()}
          onSend={send}
        />
      )}
    </WithDetails>
  )
}
