import { defineConfig } from 'vitest/config'

import { browserTests } from '../browser-tests.ts'

export default defineConfig({
  root: import.meta.dirname,
  // A browser mostly waits: two take less time than one after the other, on two cores too.
  test: { ...browserTests, name: 'journeys', include: ['**/*.test.{ts,js}'], maxWorkers: 2 }
})
