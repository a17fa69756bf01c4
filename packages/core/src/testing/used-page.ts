/** Setup for unit tests of inactivity, with fake timers and a signed-in player. */
import { afterEach, beforeEach, vi } from 'vitest'

import { ping } from '../contract/system.ts'
import { startCore } from '../index.ts'
import { startInactivity } from '../inactivity/index.ts'
import { NOW, testEnvironment } from './environment.ts'
import { storedPlayer } from './makers.ts'

export { NOW }

export const SECOND = 1_000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE

/** The environment of the current test. */
export let world = testEnvironment()

/** Begins each test of the file with a page in use. */
export function withUsedPage(): void {
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
}

/** The stored time of the last activity, ms since 1970 UTC. */
export function start(): number {
  return Number(world.storage.get('userActivityStartTime'))
}

/** Advances the time and runs the due timers. */
export function pass(ms: number): Promise<unknown> {
  return vi.advanceTimersByTimeAsync(ms)
}

/** Advances the clock without running timers: the device slept, or its clock was set. */
export function jump(ms: number): void {
  vi.setSystemTime(Date.now() + ms)
}

export function logOutElsewhere(): void {
  world.storage.fromOtherTab({ bnwUserSession: null, bnwUserProfile: null, bnwUserAuth: null })
}

export function answerPings(count: number): void {
  for (let index = 0; index < count; index++) world.gateway.expects(ping).answers({ time: '' })
}
