import { accountWords, hasRegistered } from '@bnw/core/account'
import { pathTo } from '@bnw/core/routes'
import { sessionWords } from '@bnw/core/session'
import { siteWords } from '@bnw/core/site'
import { useEffect } from 'react'

import { NoticePage } from '../layout/notice-page.tsx'
import { navigate } from '../navigation.ts'

/** Shown after a registration; otherwise redirects to the form (REG-02). */
export function RegisterConfirm() {
  const isAllowed = hasRegistered()

  useEffect(() => {
    if (!isAllowed) navigate(pathTo('register'), { replace: true })
  }, [isAllowed])

  if (!isAllowed) return null
  return (
    <NoticePage
      drawing="ticket"
      title={siteWords.registered()}
      actions={
        <a className="button primary" href={pathTo('login')}>
          {sessionWords.logIn()}
        </a>
      }
    >
      <p className="lead">{accountWords.registeredNext()}</p>
    </NoticePage>
  )
}
