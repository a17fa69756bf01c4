import { defineConfig } from 'vitest/config'

import { TEST_NODE_FLAGS } from './demo/gateway/testing/node-flags.ts'

/**
 * Tests that load modules anew, replace them, or need them unused: vi.mock() has no effect on a module that another file has
 * loaded, and what configure() once set stays set, as what prepares the document of a frame does, and as the listeners of
 * startNavigation(). And those that set TZ, which has no effect in a thread.
 */
const ISOLATED = [
  'packages/core/src/favourites/unloaded.test.ts',
  'packages/core/src/gateway/old-polyfill.test.ts',
  'packages/core/src/language/unloaded.test.ts',
  'packages/core/src/lib/time-zone.test.ts',
  'packages/core/src/maintenance/unloaded.test.ts',
  'packages/core/src/session/unloaded.test.ts',
  'packages/widgets/src/history/use-filters.test.tsx',
  'packages/widgets/src/frame/deliver.test.ts',
  'packages/widgets/src/frame/embed.test.ts',
  'packages/widgets/src/frame/frame.test.ts',
  'packages/widgets/src/kit/configuration.test.ts',
  'packages/widgets/src/kit/page-owner.test.ts',
  'packages/widgets/src/kit/use-armed.test.tsx',
  'packages/widgets/src/ui/trusted-types.test.ts',
  'packages/host-site/src/idle-queue.test.ts',
  'packages/host-site/src/navigation.test.ts',
  'packages/host-site/src/router.test.ts',
  'packages/host-site/src/layout/search-form.test.tsx',
  'packages/host-site/src/pages/maintenance-control.test.tsx',
  'packages/host-site/src/pages/play.test.tsx'
]

/** Files share loaded modules, in threads, which start faster than processes. */
const shared = { pool: 'threads', isolate: false } as const

/** Only for tests that hang: on a busy machine, starting a process or an embedded database takes many seconds. */
const limits = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 50_000 } } }

/** Unit tests. Element tests and the suites in tests/ have configurations of their own. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'core',
          ...limits,
          ...shared,
          environment: 'node',
          include: ['packages/core/src/**/*.test.ts'],
          exclude: ISOLATED,
          setupFiles: ['load-all', 'verify-gateway'].map(name => `packages/core/src/testing/${name}.ts`),
          // jsencrypt's module build names its files without their extension, which Node alone does not resolve.
          server: { deps: { inline: ['jsencrypt'] } }
        }
      },
      {
        test: {
          name: 'gateway',
          ...limits,
          environment: 'node',
          include: ['demo/{gateway,games}/**/*.test.ts'],
          // The embedded database takes seconds to warm up.
          isolate: false,
          execArgv: TEST_NODE_FLAGS
        }
      },
      {
        test: {
          name: 'widgets',
          ...limits,
          ...shared,
          environment: 'happy-dom',
          include: ['packages/{widgets,host-site}/src/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
          exclude: ['**/element.test.{ts,tsx}', '**/node_modules/**', ...ISOLATED]
        }
      },
      {
        test: {
          name: 'isolated',
          ...limits,
          environment: 'happy-dom',
          include: ISOLATED
        }
      },
      {
        test: {
          name: 'scripts',
          ...limits,
          environment: 'node',
          include: ['{scripts,demo/docs}/**/*.test.js']
        }
      }
    ]
  }
})
