import { atom } from 'nanostores'

import { environment } from '../environment.ts'
import { shared } from '../shared.ts'
import { GatewayError, type Failure, type SessionLostError } from './errors.ts'

/** A failure as it is announced: what failed, and whether the player waits for a word about it. */
export interface AnnouncedFailure {
  error: Failure
  /** Names the call. */
  call: string
  isAsked: boolean
}

/** The latest failure. `session/`, `maintenance/` and `notices/` listen; nobody else. */
export const $failure = shared('gateway.failure', () => atom<AnnouncedFailure | undefined>())

/**
 * Tries to renew a lost session. `isRepeat`: it was renewed for this call already, and refused again.
 *
 * @returns Whether there is a session again.
 */
export type Recovery = (error: SessionLostError, isRepeat: boolean) => Promise<boolean>

const holder = shared<{ recovery?: Recovery }>('gateway.recovery', () => ({}))

export function setRecovery(recovery: Recovery): void {
  holder.recovery ??= recovery
}

export function recover(error: SessionLostError, isRepeat: boolean): Promise<boolean> {
  return holder.recovery?.(error, isRepeat) ?? Promise.resolve(false)
}

/** Tells those who listen, and reports a fault once. */
export function announce(error: unknown, of: { name: string; isAsked: boolean; isAlone: boolean }): void {
  if (!(error instanceof GatewayError) || error.name === 'AbortedError') return
  if (error.name === 'ContractError') environment().report({ name: error.name, call: of.name })
  if (!of.isAlone) $failure.set({ error: error as Failure, call: of.name, isAsked: of.isAsked })
}
