import { startCore } from '@bnw/core'
import { NOW, storedPlayer, testEnvironment } from '@bnw/core/testing'

import { afterEach, beforeEach, verified } from './fixture.ts'

export { NOW }

/** The environment of the current test. */
export let world = testEnvironment()

/**
 * Restarts the core with a signed-in player.
 *
 * @param stored Further values in the browser's storage.
 * @param expectCalls Announces the calls that the start itself sends.
 */
export function startWithPlayer(
  stored: Record<string, string> = {},
  expectCalls?: () => void
): Promise<void> {
  return startWithVisitor({ ...storedPlayer('ayse', NOW + 10_000), ...stored }, expectCalls)
}

/** The same without a player. */
export async function startWithVisitor(
  stored: Record<string, string> = {},
  expectCalls?: () => void
): Promise<void> {
  world = testEnvironment({ stored })
  expectCalls?.()
  await startCore()
}

/** Call it in a `describe`: each test starts with a signed-in player, and ends when all expected calls are made. */
export function withPlayer(): void {
  beforeEach(() => startWithPlayer())
  afterEach(() => verified(world.gateway))
}

/** The same without a player. */
export function withVisitor(): void {
  beforeEach(() => startWithVisitor())
  afterEach(() => verified(world.gateway))
}
