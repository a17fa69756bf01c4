/** Setup for unit tests that start with a signed-in player or a visitor. */
import { afterEach, beforeEach, vi } from 'vitest'

import { startCore } from '../index.ts'
import { explain } from '../gateway/index.ts'
import { type Submission } from '../lib/index.ts'
import { $toasts } from '../toasts/index.ts'
import { NOW, testEnvironment, type TestOptions } from './environment.ts'
import { storedPlayer } from './makers.ts'

export { NOW }

/** The environment of the current test. */
export let world = testEnvironment()

/** Creates a page with this storage. The test starts it. */
export function createPage(stored: Record<string, string>, options: TestOptions = {}): void {
  world = testEnvironment({ stored, ...options })
}

/** Starts a page with a signed-in player, without any request. `options` override the defaults. */
export function begin(options?: TestOptions): Promise<void> {
  return beginAsVisitor({ stored: storedPlayer('ayse', NOW + 10_000), ...options })
}

/** Starts a page. Nothing is stored unless `options` say so. */
export async function beginAsVisitor(options?: TestOptions): Promise<void> {
  world = testEnvironment(options)
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
