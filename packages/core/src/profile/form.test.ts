import { expect, test } from 'vitest'

import {
  changeEmail as emailCall,
  changeUsername as usernameCall,
  passChange
} from '../contract/user-profile.ts'
import { world, withSignedInPlayer } from '../testing/signed-in.ts'
import {
  $emailForm,
  $passwordForm,
  $usernameForm,
  changeEmail,
  changePassword,
  changeUsername,
  forgetEmailError,
  forgetPasswordError,
  forgetUsernameError
} from './index.ts'

withSignedInPlayer()

const password = 'Secret1!'
const passwords = { current: password, next: 'Secret2!', confirm: 'Secret2!' }

test.each([
  [
    'user name',
    usernameCall,
    () => changeUsername({ username: 'zeynep', password }),
    $usernameForm,
    forgetUsernameError
  ],
  [
    'e-mail',
    emailCall,
    () => changeEmail({ email: 'a@posta.example', password }),
    $emailForm,
    forgetEmailError
  ],
  ['password', passChange, () => changePassword(passwords), $passwordForm, forgetPasswordError]
] as const)(
  'PROF-01 a change of the %s that is left while it is sent is not sent twice, and its refusal is cleared later',
  async (_name, call, change, $form, leave) => {
    const answer = world.gateway.expects(call).waits()
    const done = change()
    leave()
    await change()

    expect($form.get().status).toBe('sending')
    answer.refuses('Hayır')
    await done
    expect(world.gateway.count(call)).toBe(1)
    leave()
    expect($form.get().status).toBe('idle')
  }
)
