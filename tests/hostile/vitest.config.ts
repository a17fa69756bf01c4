import { defineConfig } from 'vitest/config'

import { browserTests } from '../browser-tests.ts'

export default defineConfig({
  root: import.meta.dirname,
  // As for the journeys: a browser mostly waits.
  test: { ...browserTests, name: 'hostile', include: ['**/*.test.{ts,js}'], maxWorkers: 2 }
})
