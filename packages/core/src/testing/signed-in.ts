/** Setup for unit tests that start with a signed-in player. */
import { afterEach, beforeEach, vi } from 'vitest'

import { startCore } from '../index.ts'
import { explain } from '../gateway/index.ts'
import { type Submission } from '../lib/index.ts'
import { $toasts } from '../toasts/index.ts'
import { NOW, testEnvironment } from './environment.ts'
import { storedPlayer } from './makers.ts'

export { NOW }

/** The environment of the current test. */
export let world = testEnvironment()

/** Starts a page with a signed-in player, without any request. `options` override the defaults. */
export async function begin(options: Parameters<typeof testEnvironment>[0] = {}): Promise<void> {
  world = testEnvironment({ stored: storedPlayer('ayse', NOW + 10_000), ...options })
  await startCore()
}

/** Begins each test of the file with a signed-in player. */
export function withSignedInPlayer(): void {
  beforeEach(() => begin())

  afterEach(() => void vi.useRealTimers())
}

/** Texts of the toasts on screen. */
export function toastTexts(): string[] {
  return $toasts.get().map(({ text }) => text())
}

/** The form's error text, or its status if it has not failed. */
export function errorOf(state: Submission): string {
  return state.status === 'failed' ? explain(state.error) : state.status
}

/** The reply to a call, or the name of its error. */
export function outcomeOf(call: Promise<unknown>): Promise<unknown> {
  return call.catch((error: Error) => error.name)
}
