import { startBalance } from '@bnw/core/balance'
import { type Remote } from '@bnw/core/lib'
import {
  $massMessages,
  $unread,
  loadMassMessages,
  markAllRead,
  noteVisit,
  notifications as listOf,
  notificationWords,
  startNotifications
} from '@bnw/core/notifications'
import { $isPlayer } from '@bnw/core/session'
import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'

import {
  type PropsOf,
  useAccess,
  useElementState,
  useLoadedState,
  useRefresh,
  useStyles,
  useWords
} from '../kit/index.ts'
import { Button, buttonStyles } from '../ui/button.tsx'
import { SignedOutCard, signedOutCardStyles } from '../ui/signed-out-card.tsx'
import { focusSelectedTab, type Tab, Tabs, tabsStyles } from '../ui/tabs.tsx'
import type { notifications } from './element.ts'
import { Messages } from './messages.tsx'
import { Personal } from './personal.tsx'
import { Waiting } from './region.tsx'
import css from './styles.css?inline'
import { pathOf, useDays } from './use-days.ts'
import { hasAnswer, type Kind, useKind } from './use-kind.ts'

const styles = [buttonStyles, signedOutCardStyles, tabsStyles, css]

export function Notifications(attributes: PropsOf<typeof notifications>) {
  useStyles(styles)
  const access = useAccess()
  const chosen = useDays(attributes)
  useEffect(startNotifications, [])
  // The balance store knows whether amounts are hidden.
  useEffect(startBalance, [])

  if (access === 'loading') return <Starting />
  if (access === 'signed-out') return <SignedOut returnUrl={pathOf(chosen.days)} />
  return <Lists {...chosen} />
}

const LOADING: Remote<never> = { status: 'loading' }

function Lists({ days, choose }: ReturnType<typeof useDays>) {
  const words = useWords(notificationWords)
  const { kind, choose: chooseKind } = useKind(days)
  const list = listOf(days)
  const own = useStore(list.$remote)
  const usual = useStore(listOf().$remote)
  const messages = useStore($massMessages)
  const unread = useStore($unread)
  const isPlayer = useStore($isPlayer)
  useVisit()
  useEffect(() => {
    if (isPlayer && list.$remote.get().status === 'idle') void list.load()
  }, [isPlayer, list])
  useRefresh(() => Promise.all([list.load(), loadMassMessages()]))
  const personal = kind ? own : LOADING
  const isMessages = kind === 'messages'
  const isEmpty = (isMessages ? messages.value : personal.value?.items)?.length === 0
  useLoadedState([isMessages ? messages : personal], { isEmpty })

  const region = useRef<HTMLElement>(null)
  const [isMarked, setMarked] = useState(false)
  // The button disappears.
  const markRead = () => {
    focusSelectedTab(region.current)
    markAllRead()
    setMarked(true)
  }
  const count = unread.notifications.size + unread.messages.size
  const isCounted = [usual, messages].every(hasAnswer)
  // Keeps its place above an empty list and until both lists have been counted: what is shown below does not move.
  const markButton = (count > 0 || !isCounted) && (
    <div className={count > 0 && !isEmpty ? 'mark-read' : 'mark-read hidden'}>
      {words.countUnread(count)}
      <Button size="small" onClick={markRead}>
        {words.markRead()}
      </Button>
    </div>
  )
  const tabs: readonly Tab<Kind>[] = [
    { id: 'personal', label: words.title(), badge: badgeOf(unread.notifications.size) },
    { id: 'messages', label: words.messages(), badge: badgeOf(unread.messages.size) }
  ]
  return (
    <section ref={region} className="notifications" aria-label={words.title()}>
      <Tabs label={words.kinds()} tabs={tabs} selected={kind ?? 'personal'} onSelect={chooseKind}>
        {isMessages ? (
          <Messages state={messages} markRead={markButton} onRetry={() => void loadMassMessages()} />
        ) : (
          <Personal
            state={personal}
            days={days}
            choose={choose}
            markRead={markButton}
            onRetry={() => void list.load()}
          />
        )}
      </Tabs>
      <p className="visually-hidden" role="status">
        {isMarked && count === 0 && words.countUnread(0)}
      </p>
    </section>
  )
}

/** Marks the shown notifications as read when the element is removed; until then they look new. */
function useVisit(): void {
  const usual = useStore(listOf().$remote)
  const messages = useStore($massMessages)

  useEffect(() => {
    if (usual.value || messages.value) noteVisit()
  }, [usual.value, messages.value])

  useEffect(() => markAllRead, [])
}

function Starting() {
  useElementState('loading')
  return <Waiting />
}

function SignedOut({ returnUrl }: { returnUrl: string }) {
  useElementState('signed-out')
  return <SignedOutCard words={notificationWords} returnUrl={returnUrl} />
}

function badgeOf(count: number): string | undefined {
  return count > 9 ? '9+' : count > 0 ? String(count) : undefined
}
