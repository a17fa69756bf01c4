import { atom } from 'nanostores'

import type { Call } from '../contract/call.ts'
import { shared } from '../shared.ts'

/**
 * What stops calls before they leave the page.
 *
 * - `blocked`: an HTTP 500 came; nothing leaves for the rest of this page life (GATE-05).
 * - `maintenance`: only the calls that ask about maintenance leave (MAINT-01).
 */
export type Gate = 'open' | 'maintenance' | 'blocked'

export const $gate = shared('gateway.gate', () => atom<Gate>('open'))

/** Stops everything until the page is loaded anew. */
export function blockPage(): void {
  $gate.set('blocked')
}

/** Closes or opens the gate for maintenance. A blocked page stays blocked. */
export function setMaintenanceGate(isClosed: boolean): void {
  if ($gate.get() !== 'blocked') $gate.set(isClosed ? 'maintenance' : 'open')
}

const MAINTENANCE_CALLS = new Set(['maintenance.check_status', 'Auth.checkMaintenance'])

/** Whether a call still leaves the page during maintenance. */
export function passesMaintenance(call: Pick<Call, 'class' | 'method'>): boolean {
  return MAINTENANCE_CALLS.has(`${call.class}.${call.method}`)
}
