import { defineConfig } from 'vitest/config'

import { browserTests } from '../browser-tests.ts'

/** `npm run test:frameworks`: the elements in an app of each framework. Installs the frameworks into .cache. */
export default defineConfig({
  root: import.meta.dirname,
  test: { ...browserTests, name: 'frameworks', include: ['*.test.ts'], env: { NODE_ENV: 'production' } }
})
