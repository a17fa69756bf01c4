import { defineConfig } from 'vitest/config'

import { browserTests } from '../browser-tests.ts'

export default defineConfig({
  root: import.meta.dirname,
  // A browser mostly waits, so two workers are faster, also on two cores.
  test: { ...browserTests, name: 'journeys', include: ['**/*.test.{ts,js}'], maxWorkers: 2 }
})
