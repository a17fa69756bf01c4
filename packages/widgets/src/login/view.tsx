import { $isLastLoginShown, $sessionStatus } from '@bnw/core/session'
import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'

import { accessOf, lazily, useElementState, useNavigation } from '../kit/index.ts'
import { LoginForm } from './form.tsx'
import { SignedIn } from './signed-in.tsx'

/** Loaded on demand: few accounts have a second factor. */
const CodeDialog = lazily(async () => (await import('./code-dialog.tsx')).CodeDialog)

export function Login() {
  const status = useStore($sessionStatus)
  const access = accessOf(status)
  const hadFocus = useRef(false)
  useElementState(access === 'player' ? 'ready' : access)
  useLastLogin()

  if (access === 'loading') return <div className="login" aria-busy="true" />
  if (access === 'player') return <SignedIn hadFocus={hadFocus} />
  return (
    <>
      <LoginForm hadFocus={hadFocus} />
      {status === 'second-factor' && <CodeDialog />}
    </>
  )
}

/** On a partner's page the element stays and says it: a toast for five seconds would cover what lies below its frame. */
function useLastLogin(): void {
  const { isOnSite } = useNavigation()
  useEffect(() => {
    $isLastLoginShown.set(!isOnSite)
    return () => $isLastLoginShown.set(false)
  }, [isOnSite])
}
