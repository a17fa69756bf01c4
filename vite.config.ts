import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown, type UserConfig } from 'vite'

import { gamesBuild } from './demo/games/build.ts'
import { ownCopies, planChunks } from './scripts/build-chunks.js'
import { listElements, root } from './scripts/build-elements.js'
import { FLOOR, floorSource } from './scripts/build-floor.js'
import {
  compiledAtOnce,
  dayjsAsModule,
  givenIds,
  helpersInBase,
  plainFetch,
  pureSchemas,
  reactAsModule,
  stacklessMarks,
  smallPreload,
  wholeStores
} from './scripts/build-lean.js'
import { wholePage } from './scripts/build-page.js'
import { virtualElements, writeElements } from './scripts/build-plugins.js'

/** The passes of a build, in the order of scripts/build.js; anything else is the server of `npm run dev`. */
const modes: Record<string, () => UserConfig | Promise<UserConfig>> = {
  site: siteConfig,
  loader: loaderConfig,
  single: singleConfig,
  floor: floorConfig,
  gateway: gatewayConfig,
  games: gamesConfig
}

export default defineConfig(({ mode }) => (modes[mode] ?? developmentConfig)())

const HOST = join(root, 'packages', 'host-site')
const WIDGETS = join(root, 'packages', 'widgets', 'src')

/**
 * The site's pages preload what they need. Elements need nothing but what the loader has preloaded; what they load later
 * may be the first to speak to the gateway.
 */
function preloadsOf(
  _file: string,
  needed: string[],
  { hostId, hostType }: { hostId: string; hostType: 'html' | 'js' }
) {
  const isOfSite = hostType === 'html' || hostId.startsWith('assets/')
  return isOfSite ? needed : needed.filter(file => file.startsWith('widgets/gateway-'))
}

/** What keeps the elements small. */
function lean(): Plugin[] {
  return [
    pureSchemas(),
    plainFetch(),
    givenIds(),
    wholeStores(),
    reactAsModule(),
    stacklessMarks(),
    dayjsAsModule(),
    smallPreload()
  ]
}

/** `"use client"` in packages is meant for servers that render React; it means nothing here. */
function onLog(
  level: Rolldown.LogLevel,
  log: Rolldown.RolldownLog,
  handler: Rolldown.LogOrStringHandler
): void {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handler(level, log)
}

/** What all passes have in common. */
const common = {
  target: 'es2023',
  modulePreload: { polyfill: false, resolveDependencies: preloadsOf },
  cssCodeSplit: false,
  reportCompressedSize: false,
  chunkSizeWarningLimit: Infinity
} satisfies UserConfig['build']

/**
 * Site and elements in one build, so that they share one copy of the core (SESS-10).
 *
 * Elements and what they share lie in widgets/, beside the loader, under names that change with their content; the
 * modules with stable names (`widgets/lobby.js`) only import them.
 */
async function siteConfig(): Promise<UserConfig> {
  const elements = listElements()
  const plan = await planChunks(elements, { plugins: [...lean()], define })
  const page = join(HOST, 'index.html')
  const input = {
    ...Object.fromEntries(elements.map(({ name, file }) => [`widgets/${name}`, file])),
    'widgets/debug-list': join(WIDGETS, 'debug-list.ts'),
    ...(existsSync(page) && { site: page })
  }
  return {
    root: HOST,
    base: './',
    define,
    plugins: [ownCopies(elements, plan), ...lean(), helpersInBase(), writeElements(elements), wholePage()],
    // The page is shown under every path of the site, so its own addresses and those of its styles start at the root.
    experimental: {
      renderBuiltUrl: (file, { hostType }) => (hostType === 'js' ? { relative: true } : `/${file}`)
    },
    build: {
      ...common,
      outDir: join(root, 'dist', 'site'),
      emptyOutDir: true,
      // The policy of the site takes no font that stands in a style sheet.
      assetsInlineLimit: 0,
      rolldownOptions: {
        input,
        onLog,
        preserveEntrySignatures: 'strict',
        treeshake: { propertyReadSideEffects: false },
        output: {
          entryFileNames: ({ name }) =>
            name.startsWith('widgets/') ? '[name]-[hash].js' : 'assets/[name]-[hash].js',
          chunkFileNames: ({ moduleIds }) =>
            moduleIds.some(id => id.startsWith(HOST))
              ? 'assets/[name]-[hash].js'
              : 'widgets/[name]-[hash].js',
          assetFileNames: 'assets/[name]-[hash][extname]',
          postBanner: compiledAtOnce,
          codeSplitting: {
            groups: [
              { name: 'base', test: plan.isBase, priority: 2 },
              { name: 'gateway', test: plan.isGateway, priority: 2 },
              { name: plan.ownerOf, debugName: 'elements', priority: 1 },
              { name: 'shared', test: plan.isShared, priority: 1 },
              { name: 'first', test: plan.isFirst, priority: 0 }
            ]
          }
        }
      }
    }
  }
}

/** bnw.js depends on nothing: it is a build of its own, made from what the first one has written down. */
function loaderConfig(): UserConfig {
  return { define, plugins: [virtualElements()], build: oneFile(join(WIDGETS, 'loader.ts'), 'es', 'bnw.js') }
}

/** Everything in one classic script, for pages that can load no modules. */
function singleConfig(): UserConfig {
  return {
    define: { ...define, 'import.meta.url': '""' },
    plugins: lean(),
    build: oneFile(join(WIDGETS, 'single.ts'), 'iife', 'bnw.single.js')
  }
}

/** What the elements are measured against. */
function floorConfig(): UserConfig {
  const build = { ...oneFile('virtual:floor', 'es', basename(FLOOR)), outDir: dirname(FLOOR) }
  return { define, plugins: [...lean(), floorSource()], build }
}

function oneFile(input: string, format: 'es' | 'iife', file: string): UserConfig['build'] {
  return {
    ...common,
    outDir: join(root, 'dist', 'site', 'widgets'),
    emptyOutDir: false,
    rolldownOptions: { input, onLog, output: { format, entryFileNames: file, codeSplitting: false } }
  }
}

/** The sandbox gateway, with its packages left where npm has put them. */
function gatewayConfig(): UserConfig {
  return {
    ssr: { noExternal: [/^@bnw\//] },
    build: {
      ...common,
      target: 'node20',
      ssr: true,
      minify: false,
      sourcemap: true,
      outDir: join(root, 'dist', 'gateway'),
      emptyOutDir: true,
      rolldownOptions: {
        input: join(root, 'demo', 'gateway', 'main.ts'),
        output: { entryFileNames: 'main.js', chunkFileNames: '[name]-[hash].js' }
      }
    }
  }
}

/** The pages that the gateway serves from the games' origin: the games and the payment page. */
function gamesConfig(): UserConfig {
  const payment = join(root, 'demo', 'gateway', 'cashier', 'payment', 'browser')
  return gamesBuild(join(root, 'dist', 'games'), {
    mode: join(payment, 'mode.ts'),
    payment: join(payment, 'payment.ts'),
    'payment-sheet': join(payment, 'payment.css')
  })
}

/** The site with hot reload; whatever it asks of the gateway goes to the sandbox at GATEWAY. */
function developmentConfig(): UserConfig {
  const target = process.env['GATEWAY'] ?? 'http://localhost:4000'
  const places = ['/endpoint', '/v1', '/datas', '/images', '/sandbox', '/widgets', '/reports']
  return {
    root: HOST,
    plugins: [react() as Plugin[], virtualElements({ isDevelopment: true })],
    server: {
      strictPort: true,
      cors: true,
      fs: { allow: [root] },
      proxy: Object.fromEntries(places.map(place => [place, { target, changeOrigin: true }]))
    }
  }
}

const define = { 'process.env.NODE_ENV': '"production"' }
