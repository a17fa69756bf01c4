/** For unit tests that begin with a player who is signed in: importing it makes each of them begin so. */
import { afterEach, beforeEach, vi } from 'vitest'

import { startCore } from '../index.ts'
import { explain } from '../gateway/index.ts'
import { type Submission } from '../lib/index.ts'
import { $toasts } from '../toasts/index.ts'
import { testEnvironment } from './environment.ts'
import { storedPlayer } from './makers.ts'

/** When each test begins, ms. */
export const NOW = Date.UTC(2025, 2, 1, 9)

/** That of the test that runs. */
export let world = testEnvironment()

/** A page on which a player is signed in, without a call; or one that differs from it. */
export async function begin(options: Parameters<typeof testEnvironment>[0] = {}): Promise<void> {
  world = testEnvironment({ stored: storedPlayer('ayse', NOW + 10_000), ...options })
  await startCore()
}

beforeEach(() => begin())

afterEach(() => {
  vi.useRealTimers()
  world.gateway.verify()
})

/** The short messages that the player has got. */
export function told(): string[] {
  return $toasts.get().map(({ text }) => text())
}

/** What a form says against what was sent, or what it is doing. */
export function errorOf(state: Submission): string {
  return state.status === 'failed' ? explain(state.error) : state.status
}

/** What became of a call: its answer, or the name of its error. */
export function outcomeOf(call: Promise<unknown>): Promise<unknown> {
  return call.catch((error: Error) => error.name)
}
