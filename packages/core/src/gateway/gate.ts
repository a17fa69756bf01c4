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

/** Blocks all calls until the page is reloaded. */
export function blockPage(): void {
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
