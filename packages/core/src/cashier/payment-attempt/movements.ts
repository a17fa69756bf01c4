import { atom } from 'nanostores'

import type { Transaction } from '../../contract/finance.ts'
import { environment } from '../../environment.ts'
import { $gate } from '../../gateway/gate.ts'
import { $isVisible, pageEvents } from '../../lib/page-events.ts'
import { isSettled } from '../../history/status.ts'
import { clearOnSignOut } from '../../session/player-data.ts'
import { hasRecentActivity } from '../../session/storage.ts'
import { startOnce } from '../../page-life.ts'
import { cashierEvents } from '../events.ts'
import { fetchRecentTransactions } from './outcome.ts'

/** A payment that was accepted since this page was loaded. `row` is missing until the history has been read. */
export interface Movement {
  /** The request_id of its attempt. */
  id: string
  /** When it was accepted, ms. */
  at: number
  row?: Transaction
}

/** Polling interval of the history and the balance while a payment is New, ms. */
const POLL_MS = 15_000

/** The payments since this page was loaded, newest first, with their status. */
export const $movements = atom<readonly Movement[]>([])
clearOnSignOut(() => $movements.set([]))

/** Polls until a payment is approved or cancelled, so that the player need not reload the page. */
export function trackMovement(id: string, row?: Transaction): void {
  $movements.set([{ id, at: environment().now(), row }, ...$movements.get()])
  cashierEvents.emit('moneyMoved')
  startPolling()
}

/** Reads the history now if a payment is open. */
export async function refreshMovements(): Promise<void> {
  const open = $movements.get().filter(isOpen)
  if (open.length === 0 || $gate.get() !== 'open') return
  const since = Math.min(...open.map(({ at }) => at))
  const rows = await fetchRecentTransactions(since)
  if (!rows) return
  const known = new Map(rows.map(row => [row.request_id, row]))
  const movements = $movements.get()
  $movements.set(movements.map(movement => ({ ...movement, row: known.get(movement.id) ?? movement.row })))
}

const startPolling = startOnce(onEnd => {
  onEnd(
    environment().every(POLL_MS, () => {
      // No requests in a hidden tab or while the player is idle (SESS-06).
      if ($isVisible.get() && hasRecentActivity()) poll()
    })
  )
  onEnd(pageEvents.on('resume', () => void refreshMovements()))
})

function poll(): void {
  if (!$movements.get().some(isOpen) || $gate.get() !== 'open') return
  void refreshMovements()
  cashierEvents.emit('moneyMoved')
}

function isOpen({ row }: Movement): boolean {
  return !isSettled(row?.transaction_status)
}
