import { defineConfig } from 'vitest/config'

import { browserTests } from '../browser-tests.ts'

/** `--mode=light` tests the light flavour; `pages` and `pages-light` open all hostile pages. */
export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  test: {
    ...browserTests,
    name: 'embedding',
    include: ['**/*.test.{ts,js}'],
    env: {
      FLAVOUR: mode.endsWith('light') ? 'light' : 'react',
      PAGES: mode.startsWith('pages') ? 'full' : ''
    }
  }
}))
