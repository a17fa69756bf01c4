import { defineConfig } from 'vitest/config'

import { browserTests } from '../browser-tests.ts'

/** The documentation site as the sandbox serves it. */
export default defineConfig({
  root: import.meta.dirname,
  test: { ...browserTests, name: 'docs', include: ['**/*.test.ts'] }
})
