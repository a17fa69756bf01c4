import { loadBalance } from '@bnw/core/balance'
import { $bankAccounts } from '@bnw/core/bank-accounts'
import { cashierWords, cashMethods } from '@bnw/core/cashier'
import { pathTo } from '@bnw/core/routes'
import { useStore } from '@nanostores/react'
import type { ComponentType } from 'react'

import {
  type Access,
  lazily,
  type PropsOf,
  useAccess,
  useAddressState,
  useLoadedState,
  useRefresh,
  useStyles,
  useWords
} from '../kit/index.ts'
import { buttonStyles } from '../ui/button.tsx'
import { SignedOutCard, signedOutCardStyles } from '../ui/signed-out-card.tsx'
import { Skeleton, skeletonStyles } from '../ui/skeleton.tsx'
import { StandaloneTabs } from '../ui/standalone.tsx'
import { tabsStyles } from '../ui/tabs.tsx'
import type { cashier } from './element.ts'
import { Waiting } from './payment/waiting.tsx'
import css from './styles.css?inline'

const styles = [buttonStyles, skeletonStyles, signedOutCardStyles, tabsStyles, css]

type Tab = PropsOf<typeof cashier>['tab']

/** `method` is the id of a method to open at once, or empty. */
export interface PanelProps {
  method: string
}

/** Balance, form, and what stands beside it. */
const waiting = (
  <div className="waiting" aria-busy="true">
    <Skeleton shape="block" width={144} height={26} />
    <Waiting />
    <Waiting />
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
  useCashierState(shown, access)

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
      onSelect={choose}
    >
      <Panel key={shown} method={shown === tab ? method : ''} />
    </StandaloneTabs>
  )
}

/** A withdrawal goes to one of the player's accounts. */
function useCashierState(tab: Tab, access: Access): void {
  const methods = useStore(cashMethods(tab).$methods)
  const accounts = useStore($bankAccounts)
  const isEmpty = methods.value?.entries.length === 0
  useLoadedState(tab === 'withdraw' ? [methods, accounts] : [methods], { access, isEmpty })
}

function pathOf(tab: Tab): string {
  return pathTo('profile', { tab })
}
