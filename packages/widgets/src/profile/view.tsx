import { loadDetails, loadSecondFactor, profileWords } from '@bnw/core/profile'
import { $sessionStatus } from '@bnw/core/session'
import { useStore } from '@nanostores/react'
import { type ComponentType, useState } from 'react'

import { isOnSite, type PropsOf, useElementState, useIntent, useRefresh, useWords } from '../kit/index.ts'
import { Button } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { StateCard } from '../ui/state-card.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { Account } from './account.tsx'
import { Authenticator } from './authenticator.tsx'
import type { profile } from './element.ts'
import { Email } from './email.tsx'
import { Password } from './password.tsx'
import { Sms } from './sms.tsx'
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

const ORDER = Object.keys(PANELS) as Tab[]

/** The part that the attribute names; elsewhere than on the site the player chooses in place (NAV-03). */
export function Profile({ tab }: { tab: Tab }) {
  const words = useWords(profileWords)
  const status = useStore($sessionStatus)
  const [own, setOwn] = useState({ tab, given: tab })
  const shown = own.given === tab ? own.tab : tab
  useRefresh(() => Promise.all([loadDetails(), loadSecondFactor()]))
  useElementState(status === 'starting' ? 'loading' : status === 'player' ? 'ready' : 'signed-out')

  if (status === 'starting') return <Waiting />
  if (status !== 'player') return <SignedOut tab={shown} />
  const Panel = PANELS[shown]
  if (isOnSite()) return <Panel key={shown} />
  return (
    <Tabs
      label={words.title()}
      tabs={ORDER.map(id => ({ id, label: words.tabs[id]() }))}
      selected={shown}
      onSelect={id => setOwn({ tab: id as Tab, given: tab })}
    >
      <Panel key={shown} />
    </Tabs>
  )
}

function Waiting() {
  return (
    <div className="waiting" aria-busy="true">
      <Skeleton shape="block" height={72} />
      <Skeleton shape="row" count={5} />
    </div>
  )
}

function SignedOut({ tab }: { tab: Tab }) {
  const words = useWords(profileWords)
  const intent = useIntent()
  return (
    <StateCard
      kind="signed-out"
      title={words.signedOut()}
      action={
        <Button
          kind="primary"
          onClick={() => intent('bnw-login-required', { returnUrl: `/profile?tab=${tab}` })}
        >
          {words.logIn()}
        </Button>
      }
    />
  )
}
