import { atom } from 'nanostores'

import { environment } from '../environment.ts'
import { shared } from '../shared.ts'
import { GatewayError, isFailure, type Failure, type SessionLostError } from './errors.ts'

/** A failure as it is announced: what failed, and whether the player waits for a word about it. */
export interface PublishedFailure {
  error: Failure
  /** Names the call. */
  call: string
  showErrors: boolean
}

/** The latest failure. `session/`, `maintenance/` and `notices/` listen; nobody else. */
export const $failure = shared('gateway.failure', () => atom<PublishedFailure | undefined>())

/**
 * Tries to renew a lost session. `isRepeat`: it was renewed for this call already, and refused again.
 *
 * @returns Whether there is a session again.
 */
export type Recovery = (error: SessionLostError, of: { isRepeat: boolean }) => Promise<boolean>

const holder = shared<{ recovery?: Recovery }>('gateway.recovery', () => ({}))

export function setRecovery(recovery: Recovery): void {
  holder.recovery ??= recovery
}

export function recover(error: SessionLostError, of: { isRepeat: boolean }): Promise<boolean> {
  return holder.recovery?.(error, of) ?? Promise.resolve(false)
}

/** Tells those who listen, and reports a fault once. Maintenance concerns the page, whoever asked. */
export function announce(error: unknown, of: { name: string; showErrors: boolean; isAlone: boolean }): void {
  if (!(error instanceof GatewayError) || error.name === 'AbortedError') return
  reportFault(error, of.name)
  if (of.isAlone && error.name !== 'MaintenanceError') return
  $failure.set({ error: error as Failure, call: of.name, showErrors: of.showErrors })
}

/** A reply that does not fit is a fault of the gateway's or ours. Its path is told, never a value. */
export function reportFault(error: unknown, call: string): void {
  if (isFailure(error, 'ContractError')) environment().report({ name: error.name, call })
}
