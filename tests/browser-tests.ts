import type { TestUserConfig } from 'vitest/config'

import { CONDITION_MS, HANG_MS } from './time-limits.ts'

/**
 * Settings of tests that drive a browser. Each worker has a sandbox of its own, because test files change its data and
 * switch its faults.
 */
export const browserTests = {
  environment: 'node',
  pool: 'forks',
  // One process and one browser for all files of a worker: each test has a browser profile of its own.
  isolate: false,
  maxWorkers: 1,
  globalSetup: [`${import.meta.dirname}/sandbox-setup.ts`],
  testTimeout: HANG_MS,
  hookTimeout: HANG_MS,
  expect: { poll: { timeout: CONDITION_MS } }
} satisfies TestUserConfig
