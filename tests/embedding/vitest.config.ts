import { defineConfig } from 'vitest/config'

import { browserTests } from '../browser-tests.ts'

/** `--mode=light` tests the light flavour. */
export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  test: {
    ...browserTests,
    name: 'embedding',
    include: ['**/*.test.{ts,js}'],
    env: { FLAVOUR: mode === 'light' ? 'light' : 'react' }
  }
}))
