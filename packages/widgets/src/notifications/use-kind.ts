import type { Remote } from '@bnw/core/lib'
import { $massMessages, $unread, type NotificationDays, notifications } from '@bnw/core/notifications'
import { useStore } from '@nanostores/react'
import { useState } from 'react'

export type Kind = 'personal' | 'messages'

/**
 * The shown list, undefined until it is known. The player's own comes first, unless it is empty and messages are unread,
 * which the bell has counted. It stays until the player chooses the other.
 */
export function useKind(days: NotificationDays) {
  const [kind, choose] = useState<Kind>()
  const first = useFirstKind(days)
  if (!kind && first) choose(first)
  return { kind, choose }
}

/** Whether a list has been loaded, or could not be. */
export function hasAnswer({ status }: Remote<unknown>): boolean {
  return status !== 'idle' && status !== 'loading'
}

function useFirstKind({ from, to }: NotificationDays): Kind | undefined {
  const own = useStore(notifications().$remote)
  const messages = useStore($massMessages)
  const unread = useStore($unread)
  const isOwnEmpty = own.status !== 'failed' && own.value?.items.length === 0
  if (from || to || (hasAnswer(own) && !isOwnEmpty)) return 'personal'
  if (!isOwnEmpty || !hasAnswer(messages)) return undefined
  return unread.messages.size > 0 ? 'messages' : 'personal'
}
