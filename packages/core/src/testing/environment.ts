import {
  defaultConfiguration,
  setEnvironment,
  type Configuration,
  type Environment,
  type Fault
} from '../environment.ts'
import { fakeGateway, type FakeGateway } from './fake-gateway.ts'
import { testPublicKey } from './key.ts'
import { resetPage } from '../page-life.ts'
import { clearPlayerData } from '../session/player-data.ts'
import { createTestStorage, type TestStorage } from './storage.ts'

/** The device's clock in a test. Time passes only through `advance()`. */
export interface TestClock {
  now(): number
  /** @param ms Milliseconds; negative sets the clock back. */
  advance(ms: number): void
}

export interface TestOptions {
  /** Content of storage when the page starts. */
  stored?: Record<string, string>
  configuration?: Partial<Configuration>
  isSecure?: boolean
  /** ms since 1970 UTC; `NOW` by default. */
  now?: number
  /** Overrides of single parts of the environment. */
  environment?: Partial<Environment>
}

export interface TestEnvironment {
  gateway: FakeGateway
  storage: TestStorage
  clock: TestClock
  /** Arguments of all `report()` calls so far. */
  faults: Fault[]
}

/** Used while a page ends: requests of stores that are cleared stay pending. */
const silence: Environment = {
  configuration: defaultConfiguration,
  fetch: () => new Promise(() => undefined),
  storage: createTestStorage(),
  pageOrigin: '',
  now: () => 0,
  pageAge: () => 0,
  // Tests that need other timers fake those of the platform.
  after(ms, work) {
    const timer = setTimeout(work, ms)
    return () => clearTimeout(timer)
  },
  every(ms, work) {
    const timer = setInterval(work, ms)
    return () => clearInterval(timer)
  },
  withLock: (_name, work) => work(false),
  whenIdle: work => void work(),
  nextTask: () => Promise.resolve(),
  whenShown: () => Promise.resolve(),
  isSecure: true,
  reloadPage: () => undefined,
  report: () => undefined
}

/** Time at the start of a test, ms since 1970 UTC: 2025-03-01 12:00 in Istanbul. */
export const NOW = Date.UTC(2025, 2, 1, 9)

/** The gateway of the latest environment. */
let latest: FakeGateway | undefined

/** @throws {Error} The latest gateway lacks an expected request, or has received another. */
export function verifyGateway(): void {
  latest?.verify()
}

/** Ends the page of a test. What it still sends, such as a retry that was due later, reaches no gateway. */
export function endEnvironment(): void {
  latest = undefined
  setEnvironment(silence, { replace: true })
  resetPage()
  clearPlayerData()
}

/** Ends the page before, and sets a new environment. */
export function testEnvironment(options: TestOptions = {}): TestEnvironment {
  endEnvironment()
  const configuration: Configuration = {
    ...defaultConfiguration,
    gateway: 'https://gateway.test',
    site: 'https://site.test',
    scripts: 'https://site.test/widgets/',
    publicKey: testPublicKey,
    ...options.configuration
  }
  const gateway = fakeGateway(configuration)
  latest = gateway
  const storage = createTestStorage(options.stored)
  const clock = createClock(options.now ?? NOW)
  const faults: TestEnvironment['faults'] = []
  setEnvironment(
    {
      ...silence,
      configuration,
      // As on the host site.
      pageOrigin: configuration.site,
      fetch: gateway.fetch,
      storage,
      now: clock.now,
      withLock: createLocks(),
      isSecure: options.isSecure ?? true,
      report: fault => void faults.push(fault),
      ...options.environment
    },
    { replace: true }
  )
  return { gateway, storage, clock, faults }
}

function createClock(start: number): TestClock {
  let now = start
  return {
    now: () => now,
    advance(ms) {
      now += ms
    }
  }
}

/** Exclusive locks within one page, as Web Locks: requests of one name run in sequence. */
function createLocks(): Environment['withLock'] {
  const last = new Map<string, Promise<unknown>>()
  return (name, work) => {
    const run = () => work(false)
    const result = (last.get(name) ?? Promise.resolve()).then(run, run)
    last.set(
      name,
      result.catch(() => undefined)
    )
    return result
  }
}
