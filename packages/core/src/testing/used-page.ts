/** For unit tests of what time does to a player who is signed in: importing it makes each of them begin so. */
import { afterEach, beforeEach, vi } from 'vitest'

import { ping } from '../contract/system.ts'
import { startCore } from '../index.ts'
import { startInactivity } from '../inactivity/index.ts'
import { testEnvironment } from './environment.ts'
import { storedPlayer } from './makers.ts'

/** When each test begins, ms. */
export const NOW = Date.UTC(2025, 2, 1, 9)
export const SECOND = 1_000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE

/** That of the test that runs. */
export let world = testEnvironment()

beforeEach(async () => {
  vi.useFakeTimers({ now: NOW })
  const stored = storedPlayer('ayse', NOW + 10_000)
  world = testEnvironment({ stored, environment: { now: () => Date.now() } })
  await startCore()
  startInactivity()
})

afterEach(() => {
  world.gateway.verify()
  testEnvironment()
  vi.useRealTimers()
})

/** When the page was last used, ms. */
export function start(): number {
  return Number(world.storage.get('userActivityStartTime'))
}

/** Lets time pass with all its timers. */
export function pass(ms: number): Promise<unknown> {
  return vi.advanceTimersByTimeAsync(ms)
}

/** Lets time pass that no timer sees: the device sleeps, or its clock is set. */
export function jump(ms: number): void {
  vi.setSystemTime(Date.now() + ms)
}

export function answerPings(count: number): void {
  for (let turn = 0; turn < count; turn++) world.gateway.expects(ping).answers({ time: '' })
}
