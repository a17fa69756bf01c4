import { listTransactions, type Transaction } from '../../contract/finance.ts'
import { environment } from '../../environment.ts'
import { send } from '../../gateway/client.ts'
import { GatewayError } from '../../gateway/errors.ts'
import { $gate } from '../../gateway/gate.ts'
import { moveDay } from '../../lib/calendar.ts'
import { dayAt } from '../../lib/day.ts'
import { pageEvents } from '../../lib/page-events.ts'
import { isUsed } from '../../session/storage.ts'
import type { PendingLock } from './pending-lock.ts'

/** What the history says became of a try: the row it made, or that it moved nothing and never will. */
export type Outcome = Transaction | 'nothing'

/** The gateway carries a call out within 45 s of its arrival or not at all: after this long a missing row is certain. */
const CERTAIN_MS = 60_000
/** How often the history is looked into. */
const LOOK_MS = 5_000

/** Deposits, withdrawals and bonuses: what a player's own call can move. */
const CATEGORIES = '1,2,6'
/** More rows than a player makes in the time that a try can be open. */
const ROWS = 100

/**
 * Looks into the history until it tells what became of a try: at once, every five seconds, and when the player or the
 * connection comes back. Nothing is ever sent again from here.
 *
 * @returns What stops it.
 */
export function followOutcome(
  { request_id, time }: PendingLock,
  tell: (outcome: Outcome) => void
): () => void {
  const controller = new AbortController()
  // A time that lies ahead was written before the clock was set back: the wait begins now.
  const since = Math.min(time, environment().now())
  let isLooking = false

  async function look(): Promise<void> {
    if (isLooking || $gate.get() !== 'open') return
    isLooking = true
    const outcome = await lookUp({ request_id, time: since }, controller.signal)
    isLooking = false
    if (!outcome || controller.signal.aborted) return
    controller.abort()
    tell(outcome)
  }

  // Nothing asks by a timer while nobody uses the page (SESS-06).
  const timer = setInterval(() => isUsed() && void look(), LOOK_MS)
  const stop = pageEvents.on('resume', () => void look())
  controller.signal.addEventListener('abort', () => {
    clearInterval(timer)
    stop()
  })
  void look()
  return () => controller.abort()
}

/** Nothing where it cannot be told yet. */
async function lookUp({ request_id, time }: PendingLock, signal: AbortSignal): Promise<Outcome | undefined> {
  const isCertain = environment().now() - time >= CERTAIN_MS
  const rows = await fetchRecentTransactions(time, signal)
  return rows && (rows.find(row => row.request_id === request_id) ?? (isCertain ? 'nothing' : undefined))
}

/**
 * The player's own movements since a moment, newest first.
 *
 * @param since ms. @returns Nothing where the history cannot be read now.
 */
export async function fetchRecentTransactions(
  since: number,
  signal?: AbortSignal
): Promise<readonly Transaction[] | undefined> {
  try {
    const { items } = await send(
      listTransactions,
      {
        limit: ROWS,
        offset: 0,
        OrderDir: 'DESC',
        OrderPar: 'date',
        searchCategory: CATEGORIES,
        // A day more than needed: the device's clock may be wrong.
        startDate: moveDay(dayAt(since), -1)
      },
      { signal }
    )
    return items
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    return undefined
  }
}
