import { atom } from 'nanostores'

import { onPageReset } from '../page-life.ts'
import { BlockedError, MaintenanceError } from './errors.ts'

/**
 * Whether calls are sent.
 *
 * - `blocked`: none, after an HTTP 500, until the page is reloaded (GATE-05).
 * - `maintenance`: only the maintenance checks (MAINT-01).
 */
export type Gate = 'open' | 'maintenance' | 'blocked'

export const $gate = atom<Gate>('open')
onPageReset(() => $gate.set('open'))

/** Whether this document shows the notice of a blocked page: it got the HTTP 500 itself. */
export const $isNoticeDue = atom(false)
onPageReset(() => $isNoticeDue.set(false))

/** Blocks all calls until the page is reloaded, after an HTTP 500 in this document. */
export function blockPage(): void {
  if ($gate.get() === 'blocked') return
  $gate.set('blocked')
  $isNoticeDue.set(true)
}

/** Blocks this document too, after an HTTP 500 in another one of the page, which shows the notice. */
export function blockWithPage(): void {
  $gate.set('blocked')
}

/** Closes or opens the gate for maintenance. A blocked page stays blocked. */
export function setMaintenanceGate(isClosed: boolean): void {
  if ($gate.get() !== 'blocked') $gate.set(isClosed ? 'maintenance' : 'open')
}

/** What is sent during maintenance: two calls and a file. */
const MAINTENANCE_CHECKS: ReadonlySet<string> = new Set([
  'maintenance.check_status',
  'Auth.checkMaintenance',
  '/v1/check-maintenance'
])

/**
 * Throws if the gate is closed for a call or file.
 *
 * @param name `casino.games_list`, or the path of a file.
 * @throws {BlockedError | MaintenanceError}
 */
export function checkGate(name: string): void {
  const gate = $gate.get()
  if (gate === 'blocked') throw new BlockedError(name)
  if (gate === 'maintenance' && !MAINTENANCE_CHECKS.has(name)) throw new MaintenanceError(name)
}
