import '../styles/tray.css'

import { environment } from '@bnw/core'
import { moment } from '@bnw/core/contract'
import { formatAgo, machineTime, serverNow } from '@bnw/core/lib'
import { $newest, type NewestItem, notificationWords } from '@bnw/core/notifications'
import { pathTo } from '@bnw/core/routes'
import { $toastHistory, type ToastItem } from '@bnw/core/toasts'
import { useLanguage } from '@bnw/widgets'
import { AlertIcon } from '@bnw/widgets/icons/alert'
import { CheckIcon } from '@bnw/widgets/icons/check'
import { ChevronRightIcon } from '@bnw/widgets/icons/chevron-right'
import { InfoIcon } from '@bnw/widgets/icons/info'
import { useStore } from '@nanostores/react'
import { useEffect, useReducer } from 'react'

const ICONS = { good: CheckIcon, bad: AlertIcon, info: InfoIcon }

/** How often "3 minutes ago" is updated, ms. */
const UPDATE_MS = 30_000

/**
 * The newest notifications, unread ones marked, then the toasts of this page: a toast disappears, here it can still be
 * read (NOTIF-02).
 */
export function Tray({ unread }: { unread: number }) {
  const toasts = useStore($toastHistory)
  const newest = useStore($newest)
  useUpdates()
  return (
    <>
      <h2>{notificationWords.tray()}</h2>
      {newest.length + toasts.length === 0 && <p className="tray-empty">{notificationWords.trayEmpty()}</p>}
      {newest.length > 0 && (
        <ol>
          {newest.map(item => (
            <Newest key={`${item.kind} ${item.id}`} item={item} />
          ))}
        </ol>
      )}
      {toasts.length > 0 && (
        <ol>
          {toasts.map(item => (
            <Message key={item.id} item={item} />
          ))}
        </ol>
      )}
      <a href={pathTo('notifications')} className="tray-all">
        {notificationWords.title()}
        {unread > 0 && (
          <span className="badge" aria-hidden="true">
            {notificationWords.countUnread(unread)}
          </span>
        )}
        <ChevronRightIcon />
      </a>
    </>
  )
}

/** A cancelled withdrawal with its note, or the title of a mass message. */
function Newest({ item: { kind, text, at, isUnread } }: { item: NewestItem }) {
  const language = useLanguage()
  const KindIcon = kind === 'notification' ? AlertIcon : InfoIcon
  return (
    <li className={isUnread ? 'unread' : undefined}>
      <KindIcon />
      <p>
        {isUnread && <span className="visually-hidden">{notificationWords.unread()}: </span>}
        {kind === 'notification' && `${notificationWords.withdrawal()}: `}
        <bdi>{text || notificationWords.noNote()}</bdi>
      </p>
      {at !== undefined && <time dateTime={machineTime(at)}>{formatAgo(at, serverNow(), language)}</time>}
    </li>
  )
}

/** Its time is by the clock of the device. */
function Message({ item: { tone, text, count, at } }: { item: ToastItem }) {
  const language = useLanguage()
  const { now } = environment()
  const ToneIcon = ICONS[tone]
  return (
    <li className={tone}>
      <ToneIcon />
      <p>
        {text()}
        {count > 1 && <b> ×{count}</b>}
      </p>
      <time dateTime={machineTime(moment(at))}>{formatAgo(moment(at), now(), language)}</time>
    </li>
  )
}

function useUpdates(): void {
  const [, update] = useReducer((count: number) => count + 1, 0)

  useEffect(() => {
    const timer = setInterval(update, UPDATE_MS)
    return () => clearInterval(timer)
  }, [])
}
