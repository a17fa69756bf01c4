import { atom } from 'nanostores'

import type { Call } from '../contract/call.ts'
import { onPageReset } from '../page-life.ts'

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

const MAINTENANCE_CALLS = new Set(['maintenance.check_status', 'Auth.checkMaintenance'])

/** Whether the call is sent during maintenance. */
export function passesMaintenance(call: Pick<Call, 'class' | 'method'>): boolean {
  return MAINTENANCE_CALLS.has(`${call.class}.${call.method}`)
}
