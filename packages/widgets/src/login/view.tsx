import { $sessionStatus } from '@bnw/core/session'
import { useStore } from '@nanostores/react'

import { lazily, useElementState } from '../kit/index.ts'
import { LoginForm } from './form.tsx'
import { SignedIn } from './signed-in.tsx'

/** Few accounts have a second factor. */
const CodeDialog = lazily(async () => (await import('./code-dialog.tsx')).CodeDialog)

export function Login() {
  const status = useStore($sessionStatus)
  useElementState(status === 'starting' ? 'loading' : status === 'player' ? 'ready' : 'signed-out')

  if (status === 'starting') return <div className="login" aria-busy="true" />
  if (status === 'player') return <SignedIn />
  return (
    <>
      <LoginForm />
      {status === 'second-factor' && <CodeDialog />}
    </>
  )
}
