import { $showBalance, balanceWords } from '@bnw/core/balance'
import type { Kurus } from '@bnw/core/contract'
import {
  byDay,
  dayAt,
  formatLongDay,
  formatMoney,
  formatTime,
  mapRemote,
  nearDayName,
  type Remote
} from '@bnw/core/lib'
import {
  $unread,
  type Notification,
  type NotificationDays,
  type NotificationList,
  notificationWords
} from '@bnw/core/notifications'
import { pathTo } from '@bnw/core/routes'
import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'

import { useLanguage, useLink, useStyles, useWords } from '../kit/index.ts'
import { Button } from '../ui/button.tsx'
import { Empty, emptyStyles } from '../ui/empty.tsx'
import { CloseIcon } from '../ui/icons/close.tsx'
import { HiddenAmount } from '../ui/hidden-amount.tsx'
import { Time } from '../ui/time.tsx'
import { Days } from './days.tsx'
import { Region } from './region.tsx'

const styles = [emptyStyles]

interface PersonalProps {
  state: Remote<NotificationList>
  days: NotificationDays
  choose: (days: NotificationDays) => void
  markRead: ReactNode
  onRetry: () => void
}

/** The player's own notifications, by day (NOTIF-01). */
export function Personal({ state, days, choose, markRead, onRetry }: PersonalProps) {
  useStyles(styles)
  const words = useWords(notificationWords)
  const isDefault = !days.from && !days.to
  const nothing = (
    <Empty
      drawing="gull"
      message={isDefault ? words.empty() : words.emptyDays()}
      action={!isDefault && <Button onClick={() => choose({})}>{words.usualDays()}</Button>}
    />
  )
  return (
    <>
      <div className="bar">
        <Days days={days} choose={choose} />
        {markRead}
      </div>
      {/* Choosing other days changes the list below. */}
      <p className="visually-hidden" role="status">
        {state.status === 'ready' && words.count(state.value.items.length)}
      </p>
      <Region state={mapRemote(state, ({ items }) => items)} onRetry={onRetry} nothing={nothing}>
        {items => (
          <>
            {byDay(items, item => item.at).map(([day, dayItems]) => (
              <DaySection key={day} items={dayItems} />
            ))}
            {state.value?.hasMore && <p className="limit">{words.limit(items.length)}</p>}
          </>
        )}
      </Region>
    </>
  )
}

function DaySection({ items }: { items: readonly Notification[] }) {
  const language = useLanguage()
  const [{ at } = { at: undefined }] = items
  const name = at === undefined ? notificationWords.undated() : nearDayName(dayAt(at))
  return (
    <section className="day">
      <h2>
        {name && <b>{name}</b>}{' '}
        {at !== undefined && <time dateTime={dayAt(at)}>{formatLongDay(at, language)}</time>}
      </h2>
      <ul>
        {items.map(item => (
          <Item key={item.id} item={item} />
        ))}
      </ul>
    </section>
  )
}

function Item({ item: { id, at, note, amount, method } }: { item: Notification }) {
  const words = useWords(notificationWords)
  const isUnread = useStore($unread).notifications.has(id)
  const link = useLink(pathTo('profile', { tab: 'finance', preset: 'all', id }))
  return (
    <li className={isUnread ? 'notification unread' : 'notification'} part="notification">
      <span className="mark" aria-hidden="true">
        <CloseIcon />
      </span>
      <div>
        <h3>
          {isUnread && <span className="visually-hidden">{words.unread()}: </span>}
          {words.withdrawal()}
        </h3>
        <p className={note ? 'note' : 'note none'}>{note || words.noNote()}</p>
        <p className="facts">
          <Time at={at} format={formatTime} />
          {method && <span>{method}</span>}
          <a {...link}>{words.inHistory()}</a>
        </p>
      </div>
      {amount !== undefined && <Amount amount={amount} />}
    </li>
  )
}

/** The amount, hidden while the balance is hidden (BAL-01). */
function Amount({ amount }: { amount: Kurus }) {
  const language = useLanguage()
  const isShown = useStore($showBalance)
  if (isShown) return <span className="amount number">{formatMoney(amount, language)}</span>
  return (
    <span className="amount number">
      <HiddenAmount label={balanceWords.hidden()} />
    </span>
  )
}
