import { $sessionStatus } from '@bnw/core/session'
import { useStore } from '@nanostores/react'
import { useRef } from 'react'

import { accessOf, lazily, useElementState } from '../kit/index.ts'
import { LoginForm } from './form.tsx'
import { SignedIn } from './signed-in.tsx'

/** Loaded on demand: few accounts have a second factor. */
const CodeDialog = lazily(async () => (await import('./code-dialog.tsx')).CodeDialog)

export function Login() {
  const status = useStore($sessionStatus)
  const access = accessOf(status)
  const hadFocus = useRef(false)
  useElementState(access === 'player' ? 'ready' : access)

  if (access === 'loading') return <div className="login" aria-busy="true" />
  if (access === 'player') return <SignedIn hadFocus={hadFocus} />
  return (
    <>
      <LoginForm hadFocus={hadFocus} />
      {status === 'second-factor' && <CodeDialog />}
    </>
  )
}
