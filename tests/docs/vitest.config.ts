import { defineConfig } from 'vitest/config'

import { browserTests } from '../browser-tests.ts'

/** The documentation site as the sandbox serves it. `--mode=full` opens every page in every size. */
export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  test: {
    ...browserTests,
    name: 'docs',
    include: ['**/*.test.ts'],
    env: { DOCS: mode === 'full' ? 'full' : '' }
  }
}))
