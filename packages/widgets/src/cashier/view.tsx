import { loadBalance } from '@bnw/core/balance'
import { cashierWords, cashMethods } from '@bnw/core/cashier'
import { pathTo } from '@bnw/core/routes'
import type { ComponentType } from 'react'

import {
  lazily,
  type PropsOf,
  useAccess,
  useAddressState,
  useElementState,
  useRefresh,
  useStyles,
  useWords
} from '../kit/index.ts'
import { buttonStyles } from '../ui/button.tsx'
import { SignedOutCard } from '../ui/signed-out-card.tsx'
import { Skeleton, skeletonStyles } from '../ui/skeleton.tsx'
import { StandaloneTabs } from '../ui/standalone.tsx'
import { stateCardStyles } from '../ui/state-card.tsx'
import { tabsStyles } from '../ui/tabs.tsx'
import type { cashier } from './element.ts'
import css from './styles.css?inline'

const styles = [buttonStyles, skeletonStyles, stateCardStyles, tabsStyles, css]

type Tab = PropsOf<typeof cashier>['tab']

/** `method` is the id of a method to open at once, or empty. */
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
  const access = useAccess()
  const { state: shown, choose } = useAddressState(tab, pathOf)
  useRefresh(() => Promise.all([cashMethods(shown).reload(), loadBalance()]))
  useElementState(access === 'player' ? 'ready' : access)

  if (access === 'loading') return waiting
  if (access === 'signed-out') return <SignedOutCard words={words} returnUrl={pathOf(shown)} />
  const Panel = PANELS[shown]
  return (
    <StandaloneTabs
      label={words.title()}
      tabs={[
        { id: 'deposit', label: words.deposit() },
        { id: 'withdraw', label: words.withdraw() }
      ]}
      selected={shown}
      onSelect={id => choose(id as Tab)}
    >
      <Panel key={shown} method={shown === tab ? method : ''} />
    </StandaloneTabs>
  )
}

function pathOf(tab: Tab): string {
  return pathTo('profile', { tab })
}
