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
import { fetchRecentTransactions, isRowOf } from './outcome.ts'

/** A payment that was accepted since this page was loaded. `row` is missing until the history has been read. */
export interface Movement {
  /** The request_id of its attempt. */
  id: string
  /** The transaction_id of the reply: its row has this id, also at a gateway whose rows lack the request_id. */
  reference?: string | undefined
  row?: Transaction | undefined
}

/** Polling interval of the history and the balance while a payment is New, ms. */
const POLL_MS = 15_000

/** The payments since this page was loaded, newest first, with their status. */
export const $movements = atom<readonly Movement[]>([])
clearOnSignOut(() => $movements.set([]))

/** Polls until a payment is approved or cancelled, so that the player need not reload the page. */
export function trackMovement(id: string, known: Pick<Movement, 'reference' | 'row'> = {}): void {
  $movements.set([{ id, ...known }, ...$movements.get()])
  cashierEvents.emit('moneyMoved')
  startPolling()
}

/** Reads the history now if a payment is open. */
export async function refreshMovements(): Promise<void> {
  const open = $movements.get().filter(isOpen)
  if (open.length === 0 || $gate.get() !== 'open') return
  const rows = await fetchRecentTransactions()
  if (!rows) return
  const rowOf = (movement: Movement) => rows.find(row => belongsTo(movement, row)) ?? movement.row
  $movements.set($movements.get().map(movement => ({ ...movement, row: rowOf(movement) })))
  // Nothing polls once all are settled, and a balance that was read at the same time may be older than the row.
  if ($movements.get().filter(isOpen).length < open.length) cashierEvents.emit('moneyMoved')
}

/** The payment of this page that the row is of. */
export function movementOf(row: Transaction): Movement | undefined {
  return $movements.get().find(movement => belongsTo(movement, row))
}

function belongsTo({ id, reference }: Movement, row: Transaction): boolean {
  return row.request_id ? isRowOf(id, row) : row.id === reference
}

/** Calls back every 15 s while the player uses the page, and when it is shown or online again. Returns what stops it. */
export function pollPayments(onTime: () => void, onResume = onTime): () => void {
  // No requests in a hidden tab or while the player is idle (SESS-06).
  const isUsed = () => $isVisible.get() && hasRecentActivity()
  const stopTimer = environment().every(POLL_MS, () => isUsed() && onTime())
  const stop = pageEvents.on('resume', onResume)
  return () => {
    stopTimer()
    stop()
  }
}

const startPolling = startOnce(onEnd => onEnd(pollPayments(poll, () => void refreshMovements())))

function poll(): void {
  if (!$movements.get().some(isOpen) || $gate.get() !== 'open') return
  void refreshMovements()
  cashierEvents.emit('moneyMoved')
}

function isOpen({ row }: Movement): boolean {
  return !isSettled(row?.transaction_status)
}
