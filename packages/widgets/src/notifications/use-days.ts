import { readDay } from '@bnw/core/lib'
import { type NotificationDays } from '@bnw/core/notifications'
import { useMemo, useState } from 'react'

import { isOnSite, useIntent } from '../kit/index.ts'

/** The path of the site that shows these days. */
export function pathOf({ from, to }: NotificationDays): string {
  const query = new URLSearchParams({ ...(from && { from }), ...(to && { to }) })
  return query.size > 0 ? `/notifications?${query}` : '/notifications'
}

/**
 * Which days are shown: those of the attributes, which on the site are those of its address, and on a partner's page what
 * the player has chosen since they were set. What is no day counts as left out; a range that is back to front is turned.
 */
export function useDays({ from, to }: { from: string; to: string }) {
  const intent = useIntent()
  const given = `${from} ${to}`
  const [own, setOwn] = useState<{ given: string; days: NotificationDays }>()
  const days = useMemo(() => (own?.given === given ? own.days : readDays(from, to)), [own, given, from, to])
  const choose = (next: NotificationDays) => {
    if (isOnSite()) intent('bnw-navigate', { path: pathOf(next) })
    else setOwn({ given, days: next })
  }
  return { days, choose }
}

function readDays(first: string, last: string): NotificationDays {
  const [from, to] = [readDay(first), readDay(last)]
  return from && to && from > to ? { from: to, to: from } : { from, to }
}
