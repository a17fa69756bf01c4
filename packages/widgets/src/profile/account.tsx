import { $amount, $showBalance, startBalance } from '@bnw/core/balance'
import { formatMoney, formatZonedMoment } from '@bnw/core/lib'
import { $isSecondFactorOn, profileWords } from '@bnw/core/profile'
import { pathTo } from '@bnw/core/routes'
import { $userProfile, loadLastLogin, sessionWords } from '@bnw/core/session'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import { useLanguage, useLink, useWords } from '../kit/index.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Fact } from '../ui/fact.tsx'
import { HiddenAmount } from '../ui/hidden-amount.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Time } from '../ui/time.tsx'
import { Personal } from './personal.tsx'
import { Preferences } from './preferences.tsx'
import { State } from './state.tsx'
import { useSecondFactor } from './use-second-factor.ts'

/** Overview, personal data and preferences: together they are the tab `account` (NAV-03). */
export function Account() {
  return (
    <div className="parts">
      <Overview />
      <Personal />
      <Preferences />
    </div>
  )
}

function Overview() {
  const words = useWords(profileWords)
  const known = useStore($userProfile)
  const name = [known?.firstname, known?.lastname].filter(Boolean).join(' ')
  return (
    <section className="card overview" aria-label={words.overview()}>
      <div className="who">
        <Avatar name={name} size={56} />
        <p>
          <strong>{name || sessionWords.placeholderName()}</strong>
          <span>{known?.username}</span>
        </p>
      </div>
      <dl className="facts">
        <Fact label={words.balance()}>
          <Amount />
        </Fact>
        <Fact label={words.secondFactor()}>
          <Factor />
        </Fact>
        <LastLogin />
      </dl>
    </section>
  )
}

/** The balance, which is hidden here as everywhere (BAL-01). */
function Amount() {
  const words = useWords(profileWords)
  const language = useLanguage()
  const amount = useStore($amount)
  const isShown = useStore($showBalance)
  useEffect(startBalance, [])
  if (!isShown) {
    return <HiddenAmount label={words.balanceHidden()} />
  }
  if (amount === undefined) return <span title={words.notKnown()}>–</span>
  return <span className="number">{formatMoney(amount, language)}</span>
}

/** When the player logged in before the current session; renders nothing if that is unknown. */
function LastLogin() {
  const words = useWords(profileWords)
  const moment = loadLastLogin()
  if (moment === undefined) return null
  return (
    <Fact label={words.lastLogin()}>
      <Time at={moment} format={formatZonedMoment} />
    </Fact>
  )
}

function Factor() {
  const words = useWords(profileWords)
  const { status, value } = useSecondFactor()
  const isOn = useStore($isSecondFactorOn)
  const link = useLink(pathTo('profile', { tab: 'authenticator' }))

  return (
    <>
      {isOn !== undefined && <State isOn={isOn} />}
      {isOn === undefined &&
        (value || status === 'failed' ? words.notKnown() : <Skeleton shape="text" width={56} />)}
      <a {...link}>{words.security()}</a>
    </>
  )
}
