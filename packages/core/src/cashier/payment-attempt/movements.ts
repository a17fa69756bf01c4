import { atom } from 'nanostores'

import type { Transaction } from '../../contract/finance.ts'
import { environment } from '../../environment.ts'
import { $gate } from '../../gateway/gate.ts'
import { $isVisible, pageEvents } from '../../lib/page-events.ts'
import { isSettled } from '../../history/status.ts'
import { clearOnSignOut } from '../../session/player-data.ts'
import { isUsed } from '../../session/storage.ts'
import { once, shared } from '../../shared.ts'
import { cashierEvents } from '../events.ts'
import { fetchRecentTransactions } from './outcome.ts'

/** Money that was moved in this page life. Without its row the history has not been read since. */
export interface Movement {
  /** The request_id of its try. */
  id: string
  /** When it was accepted, ms. */
  at: number
  row?: Transaction
}

/** How often the history and the balance are asked while one is New (ux 1.2). */
const LOOK_MS = 15_000

/** What was moved in this page life, newest first, and where it stands. */
export const $movements = shared('attempt.movements', () => {
  const $store = atom<readonly Movement[]>([])
  clearOnSignOut(() => $store.set([]))
  return $store
})

/** Follows a movement until it is approved or cancelled, so that the player sees it without loading the page anew. */
export function trackMovement(id: string, row?: Transaction): void {
  $movements.set([{ id, at: environment().now(), row }, ...$movements.get()])
  cashierEvents.emit('moneyMoved')
  startLooking()
}

/** Looks at once, where there is anything to look for: the player says that something has happened. */
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

function startLooking(): void {
  once('attempt.movements', onEnd => {
    const timer = setInterval(() => {
      // Not while nobody looks, nor by a timer while nobody uses the page.
      if ($isVisible.get() && isUsed()) lookAndTell()
    }, LOOK_MS)
    onEnd(() => clearInterval(timer))
    onEnd(pageEvents.on('resume', () => void refreshMovements()))
  })
}

function lookAndTell(): void {
  if (!$movements.get().some(isOpen) || $gate.get() !== 'open') return
  void refreshMovements()
  cashierEvents.emit('moneyMoved')
}

function isOpen({ row }: Movement): boolean {
  return !isSettled(row?.transaction_status)
}
