import { readDay } from '@bnw/core/lib'
import { type NotificationDays } from '@bnw/core/notifications'
import { pathTo } from '@bnw/core/routes'
import { useMemo } from 'react'

import { useAddressState } from '../kit/index.ts'

/** The path of the site that shows these days. */
export function pathOf({ from, to }: NotificationDays): string {
  return pathTo('notifications', { from, to })
}

/**
 * The shown period: that of the attributes, which on the site follow the URL; on a partner's page the player's choice
 * since they were set. An invalid date counts as unset; a reversed range is turned around.
 */
export function useDays({ from, to }: { from: string; to: string }) {
  const given = useMemo(() => readDays(from, to), [from, to])
  const { state: days, choose } = useAddressState(given, pathOf)
  return { days, choose }
}

function readDays(first: string, last: string): NotificationDays {
  const [from, to] = [readDay(first), readDay(last)]
  return from && to && from > to ? { from: to, to: from } : { from, to }
}
