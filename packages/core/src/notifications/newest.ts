import { computed } from 'nanostores'

import type { Moment } from '../contract/units.ts'
import { $massMessages, $unread, notifications } from './store.ts'

/** How many the bell's tray lists. */
const MAX_NEWEST = 5

/** A notification or a mass message in short. */
export interface NewestItem {
  kind: 'notification' | 'message'
  id: string
  at?: Moment | undefined
  /** The note of a notification, empty if there is none; the title of a message. */
  text: string
  isUnread: boolean
}

/** The five newest of the player's notifications and the mass messages together, unread ones first. */
export const $newest = computed(
  [notifications().$remote, $massMessages, $unread],
  (own, messages, unread): readonly NewestItem[] => {
    const items: NewestItem[] = [
      ...(own.value?.items ?? []).map(({ id, at, note }) => ({
        kind: 'notification' as const,
        id,
        at,
        text: note,
        isUnread: unread.notifications.has(id)
      })),
      ...(messages.value ?? []).map(({ id, at, title }) => ({
        kind: 'message' as const,
        id,
        at,
        text: title,
        isUnread: unread.messages.has(id)
      }))
    ]
    return items.toSorted(byNewest).slice(0, MAX_NEWEST)
  }
)

function byNewest(one: NewestItem, other: NewestItem): number {
  return Number(other.isUnread) - Number(one.isUnread) || (other.at ?? 0) - (one.at ?? 0)
}
