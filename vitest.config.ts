import { defineConfig } from 'vitest/config'

/**
 * Tests that load modules anew, replace them, or need them unused: vi.mock() has no effect on a module that another file has
 * loaded, and what configure() once set stays set, as what prepares the document of a frame does.
 */
const ISOLATED = [
  'packages/core/src/language/unloaded.test.ts',
  'packages/widgets/src/history/use-filters.test.tsx',
  'packages/widgets/src/frame/embed.test.ts',
  'packages/widgets/src/kit/configuration.test.ts',
  'packages/widgets/src/kit/page-owner.test.ts',
  'packages/widgets/src/kit/use-armed.test.tsx',
  'packages/widgets/src/ui/trusted-types.test.ts',
  'packages/host-site/src/layout/search-form.test.tsx',
  'packages/host-site/src/pages/maintenance-control.test.tsx'
]

/** Files share loaded modules, in threads, which start faster than processes. */
const shared = { pool: 'threads', isolate: false } as const

/** Unit tests. Element tests and the suites in tests/ have configurations of their own. */
export default defineConfig({
  test: {
    // Close to the test timeout, for a busy machine.
    expect: { poll: { timeout: 4_000 } },
    projects: [
      {
        test: {
          name: 'core',
          ...shared,
          environment: 'node',
          include: ['packages/core/src/**/*.test.ts'],
          exclude: ISOLATED,
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
          // The embedded database takes seconds to warm up.
          isolate: false
        }
      },
      {
        test: {
          name: 'widgets',
          ...shared,
          environment: 'happy-dom',
          include: ['packages/{widgets,host-site}/src/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
          exclude: ['**/element.test.{ts,tsx}', '**/node_modules/**', ...ISOLATED]
        }
      },
      {
        test: {
          name: 'isolated',
          environment: 'happy-dom',
          include: ISOLATED
        }
      },
      {
        test: {
          name: 'scripts',
          environment: 'node',
          include: ['{scripts,demo/docs}/**/*.test.js']
        }
      }
    ]
  }
})
