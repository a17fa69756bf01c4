import { $unread, notificationWords, startNotifications } from '@bnw/core/notifications'
import { siteWords } from '@bnw/core/site'
import { lazily } from '@bnw/widgets'
import { BellIcon } from '@bnw/widgets/icons/bell'
import { useStore } from '@nanostores/react'
import { createElement, useEffect, useId, useState } from 'react'

import { useMenuPopover } from './use-menu-popover.ts'

const Tray = lazily(async () => (await import('./tray.tsx')).Tray, createElement(Placeholder))

/** Opens the messages of this visit, and shows the number of unread notifications. */
export function Bell() {
  const id = useId()
  const panel = useMenuPopover()
  const { notifications, messages } = useStore($unread)
  const [isOpen, setOpen] = useState(false)
  const count = notifications.size + messages.size
  useEffect(startNotifications, [])
  return (
    <>
      <span className="bell">
        <button
          type="button"
          className="icon-link"
          aria-label={notificationWords.title()}
          aria-describedby={count > 0 ? `${id}count` : undefined}
          popoverTarget={`${id}panel`}
        >
          <BellIcon />
        </button>
        {/* Beside the button, so that the count is not part of its name. */}
        {count > 0 && (
          <span className="bell-count" aria-hidden="true">
            {count > 9 ? '9+' : count}
          </span>
        )}
      </span>
      <span id={`${id}count`} hidden>
        {notificationWords.countUnread(count)}
      </span>
      <div
        ref={panel}
        id={`${id}panel`}
        popover="auto"
        className="tray"
        role="dialog"
        aria-label={notificationWords.tray()}
        onToggle={event => setOpen(event.newState === 'open')}
      >
        {isOpen && <Tray unread={count} />}
      </div>
    </>
  )
}

function Placeholder() {
  return <p aria-busy="true">{siteWords.loading()}</p>
}
