import { defaultConfiguration, setEnvironment, type Configuration, type Environment } from '../environment.ts'
import { fakeGateway, type FakeGateway } from './fake-gateway.ts'
import { testPublicKey } from './key.ts'
import { endPageLife } from './page-life.ts'
import { createTestStorage, type TestStorage } from './storage.ts'

/** The device's clock of a test. It moves only when it is told to. */
export interface TestClock {
  now(): number
  /** @param ms Backwards where negative. */
  advance(ms: number): void
}

export interface TestOptions {
  /** What storage holds when the page begins. */
  stored?: Record<string, string>
  configuration?: Partial<Configuration>
  isSecure?: boolean
  /** ms since 1970 UTC; else 2025-03-01 12:00 in Istanbul. */
  now?: number
  /** Parts of the outside world that this test brings itself. */
  environment?: Partial<Environment>
}

export interface TestEnvironment {
  gateway: FakeGateway
  storage: TestStorage
  clock: TestClock
  /** What has been reported as a fault. */
  faults: { name: string; call?: string }[]
}

/** Where a page life ends: what its stores still ask as they are emptied is not answered. */
const silence: Environment = {
  configuration: defaultConfiguration,
  fetch: () => new Promise(() => undefined),
  storage: createTestStorage(),
  now: () => 0,
  pageAge: () => 0,
  withLock: (_name, work) => work(false),
  whenIdle: work => work(),
  nextTask: () => Promise.resolve(),
  isSecure: true,
  report: () => undefined
}

const START = Date.UTC(2025, 2, 1, 9)

/** Begins a new page life in an outside world of its own. */
export function testEnvironment(options: TestOptions = {}): TestEnvironment {
  setEnvironment(silence, { replace: true })
  endPageLife()
  const configuration: Configuration = {
    ...defaultConfiguration,
    gateway: 'https://gateway.test',
    site: 'https://site.test',
    scripts: 'https://site.test/widgets/',
    publicKey: testPublicKey,
    ...options.configuration
  }
  const gateway = fakeGateway(configuration)
  const storage = createTestStorage(options.stored)
  const clock = createClock(options.now ?? START)
  const faults: TestEnvironment['faults'] = []
  setEnvironment(
    {
      ...silence,
      configuration,
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

/** As the browser's locks within one page: one after the other. */
function createLocks(): Environment['withLock'] {
  const last = new Map<string, Promise<unknown>>()
  return (name, work) => {
    const run = () => work(false)
    const mine = (last.get(name) ?? Promise.resolve()).then(run, run)
    last.set(
      name,
      mine.catch(() => undefined)
    )
    return mine
  }
}
