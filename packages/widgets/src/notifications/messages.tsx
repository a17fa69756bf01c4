import { type Remote } from '@bnw/core/lib'
import { $unread, type MassMessage, notificationWords } from '@bnw/core/notifications'
import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'

import { useStyles, useWords } from '../kit/index.ts'
import { Empty, emptyStyles } from '../ui/empty.tsx'
import { Html, htmlStyles } from '../ui/html.tsx'
import { Time } from '../ui/time.tsx'
import { Region } from './region.tsx'

const styles = [emptyStyles, htmlStyles]

interface MessagesProps {
  state: Remote<readonly MassMessage[]>
  markRead: ReactNode
  onRetry: () => void
}

/** Messages to all players, newest first (NOTIF-02). */
export function Messages({ state, markRead, onRetry }: MessagesProps) {
  useStyles(styles)
  const words = useWords(notificationWords)
  return (
    <>
      {markRead && <div className="bar">{markRead}</div>}
      <Region state={state} onRetry={onRetry} nothing={<Empty drawing="gull" message={words.noMessages()} />}>
        {items => (
          <ul className="messages">
            {items.map(item => (
              <One key={item.id} item={item} />
            ))}
          </ul>
        )}
      </Region>
    </>
  )
}

function One({ item: { id, at, title, html } }: { item: MassMessage }) {
  const words = useWords(notificationWords)
  const isUnread = useStore($unread).messages.has(id)
  return (
    <li className={isUnread ? 'message unread' : 'message'} part="notification">
      <h2>
        {isUnread && <span className="visually-hidden">{words.unread()}: </span>}
        {title}
      </h2>
      <Time at={at} />
      <Html html={html} />
    </li>
  )
}
