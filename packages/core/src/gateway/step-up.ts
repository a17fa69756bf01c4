import { atom } from 'nanostores'

import { onPageReset } from '../page-life.ts'
import { epoch, hasCredentials, type SealedSession } from './credentials.ts'
import { AbortedError, isFailure } from './errors.ts'

/** The gateway's code for a call that needs a fresh confirmation. Nothing has happened. */
export const CONFIRMATION_NEEDED = 428

/** The call that confirms. */
const CONFIRMATION = 'user.step_up'

/** Whether calls wait for the player to confirm that it is them (SEC-02). The page then shows one dialog for all. */
export const $isStepUpAsked = atom(false)

const waiting = new Set<(isConfirmed: boolean) => void>()
onPageReset(() => settleStepUp(false))

/**
 * Not for a refusal of the confirmation itself: another one would wait for the dialog that has sent it. Not for visitors:
 * they have no password to confirm with.
 */
export function needsConfirmation(error: unknown): boolean {
  if (!isFailure(error, 'RefusedError') || error.call === CONFIRMATION || !hasCredentials()) return false
  return error.code === CONFIRMATION_NEEDED
}

/** Waits for the player's confirmation. @returns False where the player cancels or the session ends. */
function askForStepUp(): Promise<boolean> {
  const settled = new Promise<boolean>(resolve => waiting.add(resolve))
  $isStepUpAsked.set(true)
  return settled
}

/** Sends all waiting calls again, or fails them. */
export function settleStepUp(isConfirmed: boolean): void {
  const resolves = [...waiting]
  waiting.clear()
  $isStepUpAsked.set(false)
  for (const resolve of resolves) resolve(isConfirmed)
}

interface RepeatOptions {
  /** A session other than the page's: the player cannot confirm it. */
  session?: SealedSession
  signal?: AbortSignal
  skipStepUp?: boolean
  /** Runs after the confirmation, which may take the player minutes. False: the call must not be sent again. */
  beforeRepeat?: () => Promise<boolean>
}

/** Sends a call again, with the same data, each time the player has confirmed that the gateway asks for it (SEC-02). */
export async function withStepUp<Output>(
  name: string,
  options: RepeatOptions,
  run: () => Promise<Output>
): Promise<Output> {
  const { session, signal, skipStepUp, beforeRepeat } = options
  const since = epoch()
  try {
    return await run()
  } catch (error) {
    if (session || skipStepUp || !needsConfirmation(error)) throw error
    const isConfirmed = (await askForStepUp()) && ((await beforeRepeat?.()) ?? true)
    if (epoch() !== since || signal?.aborted) throw new AbortedError(name)
    if (!isConfirmed) throw error
  }
  return withStepUp(name, options, run)
}
