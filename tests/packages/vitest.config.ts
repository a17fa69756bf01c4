import { defineConfig } from 'vitest/config'

import { browserTests } from '../browser-tests.ts'

/** `npm run test:packages`: the packages as strangers install them. Packs them, and installs with npm. */
export default defineConfig({
  root: import.meta.dirname,
  test: { ...browserTests, name: 'packages', include: ['**/*.test.ts'] }
})
