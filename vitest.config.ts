import { defineConfig } from 'vitest/config'

/** Tests of elements in a browser and of whole journeys have configurations of their own, in tests/. */
export default defineConfig({
  test: {
    // Most of a test's own time, for a busy machine.
    expect: { poll: { timeout: 4_000 } },
    projects: [
      {
        test: {
          name: 'core',
          // Begins sooner than a process, for each of so many files.
          pool: 'threads',
          environment: 'node',
          include: ['packages/core/src/**/*.test.ts'],
          setupFiles: ['packages/core/src/testing/load-all.ts'],
          // jsencrypt's module build names its files without their extension, which Node alone does not resolve; each copy
          // of our code brings its own lit-localize.
          server: { deps: { inline: ['jsencrypt', '@lit/localize'] } }
        }
      },
      {
        test: {
          name: 'gateway',
          environment: 'node',
          include: ['demo/{gateway,games}/**/*.test.ts'],
          // A fresh embedded database takes seconds to begin, and longer on a busy machine.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // The files share what they load: the embedded database alone costs each of them seconds to warm up.
          isolate: false
        }
      },
      {
        test: {
          name: 'widgets',
          environment: 'happy-dom',
          include: ['packages/{widgets,host-site}/src/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
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
