import { atom } from 'nanostores'

import { environment } from '../environment.ts'
import { shared } from '../shared.ts'
import { GatewayError, isFailure, type Failure, type SessionLostError } from './errors.ts'

/** A failed call. */
export interface PublishedFailure {
  error: Failure
  /** Name of the call: `user.login`. */
  call: string
  /** Whether a toast shows a refusal to the player. */
  showErrors: boolean
}

/** The latest failure. Only `session/`, `maintenance/` and `toasts/` listen. */
export const $failure = shared('gateway.failure', () => atom<PublishedFailure | undefined>())

/**
 * Tries to renew a lost session. `isRepeat`: the call has been refused again after a renewal.
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

/** Publishes a failure to the listeners of `$failure`, and reports a fault. Maintenance is always published. */
export function publishFailure(
  error: unknown,
  of: { call: string; showErrors: boolean; skipRecovery: boolean }
): void {
  if (!(error instanceof GatewayError) || error.name === 'AbortedError') return
  reportFault(error, of.call)
  if (of.skipRecovery && error.name !== 'MaintenanceError') return
  $failure.set({ error: error as Failure, call: of.call, showErrors: of.showErrors })
}

/** Reports a reply that does not fit its schema: the call's name only, never a value. */
export function reportFault(error: unknown, call: string): void {
  if (isFailure(error, 'ContractError')) environment().report({ name: error.name, call })
}
