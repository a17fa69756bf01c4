import { accountWords, hasRegistered } from '@bnw/core/account'
import { pathTo } from '@bnw/core/routes'
import { sessionWords } from '@bnw/core/session'
import { siteWords } from '@bnw/core/site'

import { NoticePage } from '../layout/notice-page.tsx'

/** Confirms a registration of this device. Without one, as behind an old link, it leads to the forms (NAV-01, REG-02). */
export function RegisterConfirm() {
  const logIn = { href: pathTo('login'), text: sessionWords.logIn() }
  const signUp = { href: pathTo('register'), text: sessionWords.signUp() }
  const isDone = hasRegistered()
  return (
    <NoticePage
      drawing="ticket"
      title={isDone ? siteWords.registered() : siteWords.registration()}
      actions={(isDone ? [logIn] : [signUp, logIn]).map(({ href, text }, index) => (
        <a key={href} className={index === 0 ? 'button primary' : 'button'} href={href}>
          {text}
        </a>
      ))}
    >
      <p className="lead">{isDone ? accountWords.registeredNext() : siteWords.registrationUnknown()}</p>
    </NoticePage>
  )
}
