import type { TestUserConfig } from 'vitest/config'

/**
 * Settings of tests that drive a browser against one sandbox. Files run one after another: they share the sandbox's
 * players, and two browsers beside a gateway are more than two cores can carry without making tests slow.
 */
export const browserTests = {
  environment: 'node',
  fileParallelism: false,
  globalSetup: [`${import.meta.dirname}/sandbox-setup.ts`],
  testTimeout: 60_000,
  hookTimeout: 60_000
} satisfies TestUserConfig
