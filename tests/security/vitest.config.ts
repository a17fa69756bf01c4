import { join } from 'node:path'

import { defineConfig } from 'vitest/config'

/** Attacks on the gateway, by `npm run test:security`. Those in demo/gateway also run in `npm test`, at a small size. */
export default defineConfig({
  root: join(import.meta.dirname, '..', '..'),
  test: {
    name: 'security',
    environment: 'node',
    include: [
      'tests/security/*.test.ts',
      'demo/gateway/http/{fuzz,injection,rights}.test.ts',
      'demo/gateway/session/guesses.test.ts',
      'demo/gateway/accounts/timing.test.ts'
    ],
    // Some measure times.
    fileParallelism: false,
    testNamePattern: /\bW\d+\b/,
    testTimeout: 7_200_000,
    hookTimeout: 300_000
  }
})
