import { createPoll } from '../lib/poll.ts'
import { onPageReset } from '../page-life.ts'
import { checkMaintenanceStatus } from './checks.ts'

/** How often a page under maintenance checks whether the site is back, ms (MAINT-02). */
export const STATUS_INTERVAL_MS = 30_000

const poll = createPoll({ poll: async () => void (await checkMaintenanceStatus()) }, STATUS_INTERVAL_MS)
onPageReset(poll.clear)

/** Checks at once and then periodically, until the returned function is called. Watchers share the requests. */
export const watchMaintenanceStatus = poll.watch
