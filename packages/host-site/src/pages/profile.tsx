import '@bnw/widgets/bank-accounts'
import '@bnw/widgets/cashier'
import '@bnw/widgets/history'
import '@bnw/widgets/profile'
import '@bnw/widgets/quick-deposit'
import '../styles/profile.css'

import { $historyQuery, HISTORY_KINDS, type HistoryKind } from '@bnw/core/history'
import { cashierTabs, isProfileTab, profileWords, type ProfileTab } from '@bnw/core/profile'
import { pathTo } from '@bnw/core/routes'
import { BackIcon } from '@bnw/widgets/icons/back'
import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'

import { Heading } from '../layout/heading.tsx'
import { $router } from '../router.ts'
import { CashierTabs, ProfileTabs } from './profile-tabs.tsx'

// The filters of the history are in the address (NAV-03).
$router.subscribe(page => $historyQuery.set(page?.search))

/** The profile: the list of sub-screens beside the current one; on phones before it (NAV-03). */
export function Profile() {
  const search = useStore($router)?.search
  const requested = search?.['tab']
  const tab = isProfileTab(requested) ? requested : 'account'
  const isList = !isProfileTab(requested)
  const isCashier = cashierTabs.includes(tab)
  const page = useRef<HTMLDivElement>(null)
  useFocusFromList(page, requested)
  return (
    <div ref={page} className={`page profile-page ${isList ? 'list' : ''} ${isCashier ? 'cashier' : ''}`}>
      {!isCashier && <ProfileTabs tab={tab} />}
      {/* No label: the panel begins with its heading. */}
      <div className="profile-panel" role="tabpanel" id="profile-panel">
        <a href={pathTo('profile')} className="profile-back">
          <BackIcon />
          {profileWords.back()}
        </a>
        <Heading
          title={isList ? profileWords.title() : profileWords.tabs[tab]()}
          description={profileWords.description()}
        />
        {isCashier && <CashierTabs tab={tab} />}
        <div className="profile-screen">
          <Screen tab={tab} />
        </div>
      </div>
    </div>
  )
}

function Screen({ tab }: { tab: ProfileTab }) {
  if (tab === 'bank-accounts') return <bnw-bank-accounts />
  if (tab === 'quick-deposit') return <bnw-quick-deposit />
  if (tab === 'deposit' || tab === 'withdraw') return <bnw-cashier tab={tab} />
  return isHistory(tab) ? <bnw-history kind={tab} /> : <bnw-profile tab={tab} />
}

function isHistory(tab: ProfileTab): tab is HistoryKind {
  return HISTORY_KINDS.some(kind => kind === tab)
}

/** On phones and for the cashier a screen replaces the list that had the focus: the heading takes it (NAV-08). */
function useFocusFromList(page: { current: HTMLElement | null }, requested: string | undefined): void {
  const before = useRef(requested)

  useEffect(() => {
    if (before.current === requested) return
    before.current = requested
    const hasFocusInTabs = page.current?.querySelector('.cashier-tabs :focus')
    const list = page.current?.querySelector<HTMLElement>('.profile-list')
    const isListShown = list && list.offsetParent !== null
    if (!hasFocusInTabs && !isListShown) page.current?.querySelector('h1')?.focus({ preventScroll: true })
  }, [page, requested])
}
