import { defineConfig } from 'vitest/config'

/** Tests with vi.mock(), which has no effect on a module that another file has loaded. */
const NEED_OWN_MODULES = ['packages/core/src/language/unloaded.test.ts']

/** Unit tests. Element tests and the suites in tests/ have configurations of their own. */
export default defineConfig({
  test: {
    // Close to the test timeout, for a busy machine.
    expect: { poll: { timeout: 4_000 } },
    projects: [
      {
        test: {
          name: 'core',
          // A thread starts faster than a process, for each of many files.
          pool: 'threads',
          // Files share loaded modules: loading all of them for each file takes longer than the tests.
          isolate: false,
          environment: 'node',
          include: ['packages/core/src/**/*.test.ts'],
          exclude: NEED_OWN_MODULES,
          setupFiles: ['packages/core/src/testing/load-all.ts'],
          // jsencrypt's module build names its files without their extension, which Node alone does not resolve.
          server: { deps: { inline: ['jsencrypt'] } }
        }
      },
      {
        test: {
          name: 'gateway',
          environment: 'node',
          include: ['demo/{gateway,games}/**/*.test.ts'],
          // Starting an embedded database takes seconds, and longer on a busy machine.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Files share loaded modules: the embedded database takes seconds to warm up. So vi.mock() has no effect on a
          // module that another file has loaded.
          isolate: false
        }
      },
      {
        test: {
          name: 'widgets',
          environment: 'happy-dom',
          include: [
            'packages/{widgets,host-site}/src/**/*.test.{ts,tsx}',
            'tests/*.test.ts',
            ...NEED_OWN_MODULES
          ],
          exclude: ['**/element.test.{ts,tsx}', '**/node_modules/**']
        }
      },
      {
        test: {
          name: 'scripts',
          environment: 'node',
          include: ['scripts/**/*.test.js']
        }
      }
    ]
  }
})
