import type { TestUserConfig } from 'vitest/config'

/**
 * Settings of tests that drive a browser against one sandbox. Files run one after another: they share the sandbox's
 * players, and two browsers beside a gateway are more than two cores can carry without making tests slow.
 */
export const browserTests = {
  environment: 'node',
  fileParallelism: false,
  // One process and one browser for all files: each test has a browser profile of its own.
  isolate: false,
  globalSetup: [`${import.meta.dirname}/sandbox-setup.ts`],
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // Longer than anything takes that works, on a busy machine too.
  expect: { poll: { timeout: 15_000 } }
} satisfies TestUserConfig
