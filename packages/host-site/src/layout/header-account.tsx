import '@bnw/widgets/balance'

import { $amount } from '@bnw/core/balance'
import { pathTo, type RouteName } from '@bnw/core/routes'
import { $sessionStatus, $userProfile, sessionWords } from '@bnw/core/session'
import { siteWords } from '@bnw/core/site'
import { useStore } from '@nanostores/react'

import { $router } from '../router.ts'
import { AccountMenu, Initials } from './account-menu.tsx'
import { Bell } from './bell.tsx'

/** A million lira, kuruş. */
const MILLION = 100_000_000

/** The account part of the header. It is a placeholder until the session is restored (SESS-04). */
export function HeaderAccount() {
  const status = useStore($sessionStatus)
  const profile = useStore($userProfile)
  const amount = useStore($amount) ?? 0
  if (status === 'starting') {
    return (
      <div className="account waiting" aria-busy="true">
        {profile && <Initials />}
      </div>
    )
  }
  if (status !== 'player') return <VisitorLinks />
  return (
    <div className={amount >= MILLION ? 'account with-millions' : 'account'}>
      <span className="purse">
        <bnw-balance />
        <a href={pathTo('profile', { tab: 'deposit' })} className="button money small deposit">
          {siteWords.deposit()}
        </a>
      </span>
      <Bell />
      <AccountMenu />
    </div>
  )
}

/** Pages whose form has the primary button. */
const FORM_PAGES: readonly (RouteName | undefined)[] = ['login', 'register', 'forgotPassword', 'accountReset']

function VisitorLinks() {
  const route = useStore($router)?.route
  return (
    <div className="account">
      <a href={pathTo('login')} className="button small log-in">
        {sessionWords.logIn()}
      </a>
      <a
        href={pathTo('register')}
        className={FORM_PAGES.includes(route) ? 'button small sign-up' : 'button primary small sign-up'}
      >
        {siteWords.signUp()}
      </a>
    </div>
  )
}
