import { loadBalance } from '@bnw/core/balance'
import { cashierWords, cashMethods } from '@bnw/core/cashier'
import { $sessionStatus } from '@bnw/core/session'
import { useStore } from '@nanostores/react'
import { type ComponentType, useState } from 'react'

import {
  isOnSite,
  lazily,
  type PropsOf,
  useElementState,
  useIntent,
  useRefresh,
  useStyles,
  useWords
} from '../kit/index.ts'
import { Button, buttonStyles } from '../ui/button.tsx'
import { Skeleton, skeletonStyles } from '../ui/skeleton.tsx'
import { StateCard, stateCardStyles } from '../ui/state-card.tsx'
import { Tabs, tabsStyles } from '../ui/tabs.tsx'
import type { cashier } from './element.ts'
import css from './styles.css?inline'

const styles = [buttonStyles, skeletonStyles, stateCardStyles, tabsStyles, css]

type Tab = PropsOf<typeof cashier>['tab']

/** What a panel gets: the id of a method that is opened at once, or nothing. */
export interface PanelProps {
  method: string
}

const waiting = (
  <div className="waiting" aria-busy="true">
    <Skeleton shape="block" height={44} />
    <Skeleton shape="row" count={5} />
  </div>
)

const PANELS: Record<Tab, ComponentType<PanelProps>> = {
  deposit: lazily(async () => (await import('./deposit/panel.tsx')).DepositPanel, waiting),
  withdraw: lazily(async () => (await import('./withdraw/panel.tsx')).WithdrawPanel, waiting)
}

export function Cashier({ tab, method }: PropsOf<typeof cashier>) {
  useStyles(styles)
  const words = useWords(cashierWords)
  const status = useStore($sessionStatus)
  const [own, setOwn] = useState({ tab, given: tab })
  const shown = own.given === tab ? own.tab : tab
  useRefresh(() => Promise.all([cashMethods(shown).load(), loadBalance()]))
  useElementState(status === 'starting' ? 'loading' : status === 'player' ? 'ready' : 'signed-out')

  if (status === 'starting') return waiting
  if (status !== 'player') return <SignedOut tab={shown} />
  const Panel = PANELS[shown]
  const panel = <Panel key={shown} method={shown === tab ? method : ''} />
  if (isOnSite()) return panel
  return (
    <Tabs
      label={words.title()}
      tabs={[
        { id: 'deposit', label: words.deposit() },
        { id: 'withdraw', label: words.withdraw() }
      ]}
      selected={shown}
      onSelect={id => setOwn({ tab: id as Tab, given: tab })}
    >
      {panel}
    </Tabs>
  )
}

function SignedOut({ tab }: { tab: Tab }) {
  const words = useWords(cashierWords)
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
