import { listTransactions, type Transaction } from '../../contract/finance.ts'
import { environment } from '../../environment.ts'
import { send } from '../../gateway/client.ts'
import { GatewayError } from '../../gateway/errors.ts'
import { $gate } from '../../gateway/gate.ts'
import { MONEY_TIMEOUT_MS } from '../../gateway/transport.ts'
import { serverNow } from '../../lib/clock.ts'
import { pageEvents } from '../../lib/page-events.ts'
import { hasRecentActivity } from '../../session/storage.ts'
import type { PendingLock } from './pending-lock.ts'

/**
 * The outcome of an attempt by the history: its row, or `nothing` if it moved no money and never will. `unclear`: a row
 * without a request_id may be its row, so the history cannot tell.
 */
export type Outcome = Transaction | 'nothing' | 'unclear'

/**
 * The gateway executes a call within 45 s of its arrival or not at all, and it arrives before its request ends. This long
 * after that a missing row means that nothing moved.
 */
const MAX_EXECUTION_MS = 60_000
/** By how much the gateway's clock may differ from the estimate of it, ms. */
const CLOCK_TOLERANCE_MS = 60_000
/** Polling interval of the history, ms. */
const POLL_MS = 5_000

/** Deposits, withdrawals and bonuses: the categories that a player's call can create. */
const CATEGORIES = '1,2,6'
/** More than a player can create while an attempt is open. */
const MAX_ROWS = 100

/** An attempt whose outcome is unknown. */
interface OpenAttempt extends PendingLock {
  /** When it was sent, ms; at most the longest request before `time` if unset. */
  sentAt?: number
}

/**
 * Polls the history for the outcome of an attempt: now, every five seconds, and when the tab becomes visible or the
 * device is online again. It never repeats the attempt.
 *
 * @returns Stops it.
 */
export function followOutcome(
  { request_id, time, sentAt = time - MONEY_TIMEOUT_MS }: OpenAttempt,
  onOutcome: (outcome: Outcome) => void
): () => void {
  const controller = new AbortController()
  // A time in the future was stored before the clock was set back: the waiting time starts now.
  const since = Math.min(time, environment().now())
  const changeOfClock = watchClock()
  let isReading = false

  async function read(): Promise<void> {
    if (isReading || $gate.get() !== 'open') return
    isReading = true
    const attempt = { request_id, time: since, sentAt: Math.min(sentAt, since) }
    const outcome = await findOutcome(attempt, changeOfClock, controller.signal)
    isReading = false
    if (!outcome || controller.signal.aborted) return
    controller.abort()
    onOutcome(outcome)
  }

  // No timed requests while the player is idle (SESS-06).
  const stopTimer = environment().every(POLL_MS, () => hasRecentActivity() && void read())
  const stop = pageEvents.on('resume', () => void read())
  controller.signal.addEventListener('abort', () => {
    stopTimer()
    stop()
  })
  void read()
  return () => controller.abort()
}

/** Returns by how much the device's clock was set forward between the first call and this one, ms; known by replies. */
function watchClock(): () => number {
  let first: number | undefined
  return () => {
    const ahead = environment().now() - serverNow()
    return ahead - (first ??= ahead)
  }
}

/** Returns `undefined` while the outcome is still unknown. */
async function findOutcome(
  { request_id, time, sentAt }: Required<OpenAttempt>,
  changeOfClock: () => number,
  signal: AbortSignal
): Promise<Outcome | undefined> {
  const asked = environment().now()
  const rows = await fetchRecentTransactions(signal)
  // A clock that is set forward must not shorten the wait, in which the money may still move.
  const isCertain = asked - time - Math.max(0, changeOfClock()) >= MAX_EXECUTION_MS
  const row = rows?.find(one => isRowOf(request_id, one))
  if (row || !rows || !isCertain) return row
  return rows.some(one => mayBelongTo(sentAt, one)) ? 'unclear' : 'nothing'
}

/** Whether a row has the id of a request, a UUID in lower case; some databases return it in upper case. */
export function isRowOf(id: string, { request_id }: Transaction): boolean {
  return request_id.toLowerCase() === id
}

/** Whether a row can belong to an attempt sent at this time. Gateways may omit the request_id and the date of a row. */
function mayBelongTo(sentAt: number, { request_id, date }: Transaction): boolean {
  const serverTime = sentAt + serverNow() - environment().now()
  return !request_id && (date === undefined || date >= serverTime - CLOCK_TOLERANCE_MS)
}

/**
 * The player's newest own transactions, of any date: the device's clock may be wrong.
 *
 * @returns `undefined` if the history cannot be read now.
 */
export async function fetchRecentTransactions(
  signal?: AbortSignal
): Promise<readonly Transaction[] | undefined> {
  try {
    const { items } = await send(
      listTransactions,
      {
        limit: MAX_ROWS,
        offset: 0,
        OrderDir: 'DESC',
        OrderPar: 'date',
        searchCategory: CATEGORIES
      },
      { signal }
    )
    return items
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    return undefined
  }
}
