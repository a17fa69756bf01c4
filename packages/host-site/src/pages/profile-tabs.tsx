import { contentPath } from '@bnw/core/content'
import { cashierTabs, type ProfileTab, profileGroups, profileWords } from '@bnw/core/profile'
import { pathTo } from '@bnw/core/routes'
import { $userProfile, logOut } from '@bnw/core/session'
import { ChevronRightIcon } from '@bnw/widgets/icons/chevron-right'
import { arrowTarget, Avatar, showSelected } from '@bnw/widgets/ui'
import { useStore } from '@nanostores/react'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'

type Group = keyof typeof profileGroups

/** The sub-screens of the profile as tabs; each is a link that can be copied and opened. */
export function ProfileTabs({ tab }: { tab: ProfileTab }) {
  const known = useStore($userProfile)
  const name = [known?.firstname, known?.lastname].filter(Boolean).join(' ')
  return (
    <div className="profile-list">
      <p className="profile-who">
        <Avatar name={name} />
        <span>
          <strong>{name}</strong>
          <span>{known?.username}</span>
        </span>
      </p>
      <TabGroup group="account" title={profileWords.groupAccount()} tab={tab} />
      <TabGroup group="money" title={profileWords.groupMoney()} tab={tab} />
      <TabGroup group="history" title={profileWords.groupHistory()} tab={tab} />
      <p className="profile-ends">
        <a href={contentPath('ResponsibleGaming')}>{profileWords.responsible()}</a>
        <button type="button" className="button small" onClick={() => void logOut()}>
          {profileWords.logOut()}
        </button>
      </p>
    </div>
  )
}

interface TabGroupProps {
  group: Group
  title: string
  tab: ProfileTab
}

function TabGroup({ group, title, tab }: TabGroupProps) {
  const heading = useId()
  return (
    <div className="profile-group">
      <p id={heading}>{title}</p>
      <div
        role="tablist"
        aria-orientation="vertical"
        aria-labelledby={heading}
        tabIndex={-1}
        onKeyDown={moveFocus}
      >
        <Tabs tabs={profileGroups[group]} tab={tab} />
      </div>
    </div>
  )
}

/** The screens of the cashier above the current one, in place of all of the profile's beside it. */
export function CashierTabs({ tab }: { tab: ProfileTab }) {
  const row = useRef<HTMLDivElement>(null)
  // On a phone the row is wider than the page.
  useEffect(() => {
    if (row.current) showSelected(row.current)
  }, [tab])
  return (
    <div
      ref={row}
      role="tablist"
      aria-label={profileWords.groupMoney()}
      className="cashier-tabs"
      tabIndex={-1}
      onKeyDown={moveFocus}
    >
      <Tabs tabs={cashierTabs} tab={tab} />
    </div>
  )
}

function Tabs({ tabs, tab }: { tabs: readonly ProfileTab[]; tab: ProfileTab }) {
  const reachable = tabs.includes(tab) ? tab : tabs[0]
  return tabs.map(id => (
    <a
      key={id}
      href={pathTo('profile', { tab: id })}
      role="tab"
      aria-selected={id === tab}
      aria-controls="profile-panel"
      tabIndex={id === reachable ? 0 : -1}
    >
      {profileWords.tabs[id]()}
      <ChevronRightIcon />
    </a>
  ))
}

/** The arrow keys move the focus. Enter opens the tab, because it is a link; Space does so on any tab. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === ' ') {
    event.preventDefault()
    return event.target instanceof HTMLElement ? event.target.click() : undefined
  }
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
  const current = tabs.findIndex(tab => tab === document.activeElement)
  const target = arrowTarget(event, current, tabs.length)
  if (target === undefined) return
  event.preventDefault()
  tabs[target]?.focus()
}
