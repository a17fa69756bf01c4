import { defineConfig } from 'vitest/config'

import { browserTests } from '../browser-tests.ts'

export default defineConfig({
  root: import.meta.dirname,
  test: { ...browserTests, name: 'hostile', include: ['**/*.test.{ts,js}'] }
})
