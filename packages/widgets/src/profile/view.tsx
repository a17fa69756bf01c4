import { $details, $secondFactor, loadDetails, loadSecondFactor, profileWords } from '@bnw/core/profile'
import { pathTo } from '@bnw/core/routes'
import { useStore } from '@nanostores/react'
import { type ComponentType } from 'react'

import {
  type PropsOf,
  useAccess,
  useAddressState,
  useLoadedState,
  useRefresh,
  useWords
} from '../kit/index.ts'
import { useLightStyles } from '../kit/use-light-styles.ts'
import { SignedOutCard } from '../ui/signed-out-card.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { StandaloneTabs } from '../ui/standalone.tsx'
import { Account } from './account.tsx'
import { Authenticator } from './authenticator.tsx'
import type { profile } from './element.ts'
import { Email } from './email.tsx'
import { Password } from './password.tsx'
import { Sms } from './sms.tsx'
import { profileStyles } from './styles.ts'
import { Username } from './username.tsx'

type Tab = PropsOf<typeof profile>['tab']

const PANELS: Record<Tab, ComponentType> = {
  account: Account,
  password: Password,
  username: Username,
  email: Email,
  sms: Sms,
  authenticator: Authenticator
}

const ORDER: readonly Tab[] = ['account', 'password', 'username', 'email', 'sms', 'authenticator']

/** The part of the attribute; outside the site the player switches parts in place (NAV-03). */
export function Profile({ tab }: { tab: Tab }) {
  useLightStyles(profileStyles)
  const words = useWords(profileWords)
  const access = useAccess()
  const { state: shown, choose } = useAddressState(tab, pathOf)
  useRefresh(() => Promise.all([loadDetails(), loadSecondFactor()]))
  useLoadedState(useRemotes(shown), { access })

  if (access === 'loading') return <Waiting />
  if (access === 'signed-out') return <SignedOutCard words={words} returnUrl={pathOf(shown)} />
  const Panel = PANELS[shown]
  return (
    <StandaloneTabs
      label={words.title()}
      tabs={ORDER.map(id => ({ id, label: words.tabs[id]() }))}
      selected={shown}
      onSelect={choose}
    >
      <Panel key={shown} />
    </StandaloneTabs>
  )
}

/** What a part loads. */
function useRemotes(tab: Tab) {
  const details = useStore($details)
  const secondFactor = useStore($secondFactor)
  if (tab === 'account') return [details, secondFactor]
  if (tab === 'authenticator') return [secondFactor]
  return tab === 'email' || tab === 'sms' ? [details] : []
}

function Waiting() {
  return (
    <div className="waiting" aria-busy="true">
      <Skeleton shape="block" height={72} />
      <Skeleton shape="row" count={5} />
    </div>
  )
}

function pathOf(tab: Tab): string {
  return pathTo('profile', { tab })
}
