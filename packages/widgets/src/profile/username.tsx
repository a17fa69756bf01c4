import { username } from '@bnw/core/lib'
import { $usernameForm, changeUsername, forgetUsernameError, profileWords } from '@bnw/core/profile'
import { $userProfile } from '@bnw/core/session'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import { useWords } from '../kit/index.ts'
import { NewValue } from './new-value.tsx'

/** Changes the user name. The header shows the new one at once. */
export function Username() {
  const words = useWords(profileWords)
  const state = useStore($usernameForm)
  const current = useStore($userProfile)?.username ?? ''
  useEffect(() => forgetUsernameError, [])

  const send = async (name: string, password: string) => {
    await changeUsername({ username: name, password })
    return $usernameForm.get().status === 'done'
  }
  return (
    <NewValue
      state={state}
      current={{ label: words.currentUsername(), value: current }}
      label={words.username()}
      input={{ autoComplete: 'username', autoCapitalize: 'none', spellCheck: false }}
      check={username}
      same={words.usernameSame()}
      done={words.usernameChanged()}
      submitLabel={words.tabs.username()}
      onSend={send}
    />
  )
}
