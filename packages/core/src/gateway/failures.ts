import { atom } from 'nanostores'

import { environment } from '../environment.ts'
import { onPageReset } from '../page-life.ts'
import { isFailure, isGatewayFailure, type Failure, type SessionLostError } from './errors.ts'

/** A failed call. */
export interface PublishedFailure {
  error: Failure
  /** Whether a toast shows a refusal to the player. */
  showErrors: boolean
}

/** The latest failure. Only `session/`, `maintenance/` and `toasts/` listen. */
export const $failure = atom<PublishedFailure | undefined>()
onPageReset(() => $failure.set(undefined))

/**
 * Tries to refresh a lost session. `isRepeat`: the call was refused again after a refresh.
 *
 * @returns Whether a session exists afterwards.
 */
export type Recovery = (error: SessionLostError, of: { isRepeat: boolean }) => Promise<boolean>

let recovery: Recovery | undefined
onPageReset(() => (recovery = undefined))

export function setRecovery(recover: Recovery): void {
  recovery ??= recover
}

export function recover(error: SessionLostError, of: { isRepeat: boolean }): Promise<boolean> {
  return recovery?.(error, of) ?? Promise.resolve(false)
}

/** Publishes the failure of a call to the listeners of `$failure`. Does nothing for an aborted call or a bug. */
export function publishFailure(error: unknown, showErrors = true): void {
  if (isGatewayFailure(error) && error.name !== 'AbortedError') $failure.set({ error, showErrors })
}

/** Reports a reply that does not fit its schema: the call's name only, never a value. */
export function reportFault(error: unknown): void {
  if (isFailure(error, 'ContractError')) environment().report({ name: error.name, call: error.call })
}
