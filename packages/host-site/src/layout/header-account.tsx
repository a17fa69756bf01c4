import '@bnw/widgets/balance'

import { $amount } from '@bnw/core/balance'
import { pathTo } from '@bnw/core/routes'
import { $sessionStatus, $userProfile, logOut, sessionWords } from '@bnw/core/session'
import { siteWords } from '@bnw/core/site'
import { HeartIcon } from '@bnw/widgets/icons/heart'
import { Avatar } from '@bnw/widgets/ui'
import { useStore } from '@nanostores/react'

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
  if (status !== 'player') {
    return (
      <div className="account">
        <a href={pathTo('login')} className="button primary small">
          {sessionWords.logIn()}
        </a>
        <a href={pathTo('register')} className="button small sign-up">
          {siteWords.signUp()}
        </a>
      </div>
    )
  }
  return (
    <div className={amount >= MILLION ? 'account with-millions' : 'account'}>
      <bnw-balance />
      <a href={pathTo('profile', { tab: 'deposit' })} className="button money small deposit">
        {siteWords.deposit()}
      </a>
      <Bell />
      <a href={pathTo('favorites')} className="icon-link favourites-link" aria-label={siteWords.favourites()}>
        <HeartIcon />
      </a>
      <a href={pathTo('profile')} className="icon-link">
        <span className="visually-hidden">{siteWords.profile()}</span>
        <Initials />
      </a>
      <button type="button" className="button small log-out" onClick={() => void logOut()}>
        {sessionWords.logOut()}
      </button>
    </div>
  )
}

function Initials() {
  const profile = useStore($userProfile)
  return <Avatar name={`${profile?.firstname ?? ''} ${profile?.lastname ?? ''}`} />
}
