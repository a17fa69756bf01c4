import { join } from 'node:path'

import react from '@vitejs/plugin-react'
import { type Alias, defineConfig, type PluginOption, type Rolldown, type UserConfig } from 'vite'
import { compression, defineAlgorithm } from 'vite-plugin-compression2'

import { gamesBuild } from './demo/games/build.ts'
import { elementFiles, elementHashes, stableModules } from './scripts/build-plugins.js'
import { elementChunks, siteChunks } from './scripts/chunks.ts'
import { elementFolders, testFiles } from './scripts/elements.js'
import { root } from './scripts/setup.js'

const HOST = join(root, 'packages', 'host-site')
const WIDGETS = join(root, 'packages', 'widgets', 'src')
const SITE = join(root, 'dist', 'site')

/** React as it is, or preact/compat in its place. No source module knows which one it runs on. */
export type Flavour = 'react' | 'light'

/** dayjs ships ES modules beside its CommonJS, but its package.json names only the latter (1.11). */
const dayjs = [
  { find: /^dayjs$/, replacement: 'dayjs/esm/index.js' },
  { find: /^dayjs\/(plugin\/[a-z]+)\.js$/, replacement: 'dayjs/esm/$1/index.js' },
  { find: /^dayjs\/locale\//, replacement: 'dayjs/esm/locale/' }
]

const aliases: Record<Flavour, Alias[]> = {
  react: dayjs,
  light: [
    ...dayjs,
    { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
    { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
    { find: /^react(-dom)?$/, replacement: 'preact/compat' }
  ]
}

/** Where the elements of a flavour and their loader lie, beside each other. */
const widgetsOf: Record<Flavour, string> = {
  react: join(SITE, 'widgets'),
  light: join(SITE, 'widgets', 'light')
}

const payment = join(root, 'demo', 'gateway', 'cashier', 'payment', 'browser')

/** The payment page has the origin of the games, so it is built with them. */
const paymentPage = {
  mode: join(payment, 'mode.ts'),
  payment: join(payment, 'payment.ts'),
  'payment-sheet': join(payment, 'payment.css')
}

/** One build for each mode; scripts/build.js runs them. Without a mode of its own: the server of `npm run dev`. */
const modes: Record<string, () => UserConfig> = {
  site: siteConfig,
  'widgets-react': () => widgetsConfig('react'),
  'widgets-light': () => widgetsConfig('light'),
  'loader-react': () => loaderConfig('react'),
  'loader-light': () => loaderConfig('light'),
  'frame-react': () => frameConfig('react'),
  'frame-light': () => frameConfig('light'),
  'single-react': () => singleConfig('react'),
  'single-light': () => singleConfig('light'),
  'tests-react': () => testsConfig('react'),
  'tests-light': () => testsConfig('light'),
  floor: floorConfig,
  docs: docsConfig,
  gateway: gatewayConfig,
  games: () => gamesBuild(join(root, 'dist', 'games'), paymentPage)
}

export default defineConfig(({ mode }) => (modes[mode] ?? developmentConfig)())

/** What every build of browser code shares. Only the site has public files. */
export function browserConfig(
  flavour: Flavour,
  build: UserConfig['build'],
  plugins: PluginOption[] = []
): UserConfig {
  return {
    base: './',
    publicDir: false,
    resolve: { alias: aliases[flavour] },
    plugins: [react(), ...plugins],
    build: {
      target: 'es2023',
      modulePreload: { polyfill: false },
      cssCodeSplit: false,
      // The content security policy allows no fonts or images in style sheets.
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      chunkSizeWarningLimit: Infinity,
      ...build,
      rolldownOptions: {
        onLog,
        // A slow machine is no reason to warn whoever runs `npm start`.
        checks: { bundlerTimings: false },
        treeshake: { propertyReadSideEffects: false },
        ...build?.rolldownOptions
      }
    }
  }
}

/** `.br` and `.gz` beside each file, so that the server does not compress. */
function compressed() {
  return compression({ algorithms: ['gzip', defineAlgorithm('brotliCompress')] })
}

/**
 * The site: an ordinary Vite application. Its entry is the core, which sends the first requests while React, the frame of
 * the site and the first page still load; other pages load theirs.
 */
function siteConfig(): UserConfig {
  const build = {
    outDir: SITE,
    manifest: true,
    emptyOutDir: true,
    cssCodeSplit: true,
    rolldownOptions: { output: { codeSplitting: siteChunks } }
  }
  return { ...browserConfig('react', build, [compressed()]), root: HOST, base: '/', publicDir: 'public' }
}

/**
 * The elements for the pages of others. Names of chunks change with their content; the build of the loader adds
 * modules with stable names (`lobby.js`).
 */
function widgetsConfig(flavour: Flavour): UserConfig {
  const build: UserConfig['build'] = {
    outDir: widgetsOf[flavour],
    emptyOutDir: false,
    manifest: true,
    // docs/decisions/0003-loading.md
    lib: { entry: elementInputs(), formats: ['es'] },
    rolldownOptions: {
      output: {
        entryFileNames: '[name]-[hash].js',
        chunkFileNames: '[name]-[hash].js',
        codeSplitting: elementChunks,
        minify: true,
        comments: false
      }
    }
  }
  // Libraries leave these to the page's bundler; a page of script tags has none.
  const define = { 'process.env.NODE_ENV': JSON.stringify('production') }
  return { ...browserConfig(flavour, build, [compressed()]), define }
}

function elementInputs(): Record<string, string> {
  const elements = elementFolders().map(folder => [folder, join(WIDGETS, folder, 'element.ts')])
  const others = { 'debug-list': join(WIDGETS, 'debug-list.ts'), embed: join(WIDGETS, 'frame', 'embed.ts') }
  return { ...Object.fromEntries(elements), ...others }
}

/** bnw.js: one file without imports that knows the files of each element from the manifest of their build. */
function loaderConfig(flavour: Flavour): UserConfig {
  const folder = widgetsOf[flavour]
  const manifest = join(folder, '.vite', 'manifest.json')
  const build = oneFile(join(WIDGETS, 'loader.ts'), { folder, file: 'bnw.js' })
  const own = [elementFiles(manifest), elementHashes(manifest), stableModules(manifest)]
  return browserConfig(flavour, build, [...own, compressed()])
}

/** frame.js: private elements on the pages of partners. It has no framework; the loader imports it. */
function frameConfig(flavour: Flavour): UserConfig {
  const folder = widgetsOf[flavour]
  const manifest = join(folder, '.vite', 'manifest.json')
  const build = oneFile(join(WIDGETS, 'frame', 'frame-module.ts'), { folder, file: 'frame.js' })
  return browserConfig(flavour, build, [elementFiles(manifest), compressed()])
}

/** bnw.single.js: everything in one classic script, for pages that cannot load modules. */
function singleConfig(flavour: Flavour): UserConfig {
  const file = { folder: widgetsOf[flavour], file: 'bnw.single.js', format: 'iife' } as const
  return {
    ...browserConfig(flavour, oneFile(join(WIDGETS, 'single.ts'), file), [compressed()]),
    // A classic script has no address of its own; the entry reads it from its script tag.
    define: { 'import.meta.url': '""', 'import.meta': '{}' }
  }
}

/** The scripts of the documentation site. Modules of one page share their chunks. */
function docsConfig(): UserConfig {
  const browser = join(root, 'demo', 'docs', 'browser')
  const input = Object.fromEntries(
    ['site', 'frame', 'playground'].map(name => [name, join(browser, `${name}.ts`)])
  )
  return browserConfig('react', {
    outDir: join(root, 'dist', 'partner', 'docs', 'assets'),
    emptyOutDir: false,
    rolldownOptions: {
      input,
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' }
    }
  })
}

/** What the elements are measured against: React in a custom element, around one button. */
function floorConfig(): UserConfig {
  const file = { folder: join(root, '.cache', 'floor'), file: 'floor.js' }
  return browserConfig('react', oneFile(join(root, 'tests', 'bench', 'floor.js'), file))
}

function oneFile(
  input: string,
  { folder, file, format = 'es' }: { folder: string; file: string; format?: 'es' | 'iife' }
): UserConfig['build'] {
  return {
    outDir: folder,
    emptyOutDir: false,
    modulePreload: false,
    rolldownOptions: {
      input,
      preserveEntrySignatures: 'strict',
      output: { format, entryFileNames: file, codeSplitting: false }
    }
  }
}

/** The tests of the elements, with readable names for the stack of a failure. */
function testsConfig(flavour: Flavour): UserConfig {
  return browserConfig(flavour, {
    outDir: join(root, 'dist', 'tests', flavour),
    emptyOutDir: true,
    minify: false,
    sourcemap: 'inline',
    rolldownOptions: {
      input: testFiles(),
      preserveEntrySignatures: 'strict',
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' }
    }
  })
}

/** The sandbox gateway, with its packages left in node_modules. */
function gatewayConfig(): UserConfig {
  return {
    ssr: { noExternal: [/^@bnw\//] },
    build: {
      target: 'node20',
      ssr: true,
      minify: false,
      sourcemap: true,
      outDir: join(root, 'dist', 'gateway'),
      emptyOutDir: true,
      rolldownOptions: {
        input: {
          main: join(root, 'demo', 'gateway', 'main.ts'),
          conformance: join(root, 'demo', 'gateway', 'conformance', 'main.ts'),
          contract: join(root, 'demo', 'gateway', 'openapi', 'main.ts'),
          'write-covers': join(root, 'demo', 'gateway', 'seed', 'write-covers.ts')
        },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' }
      }
    }
  }
}

/** The site with hot reload; GATEWAY is the sandbox that answers everything else. */
function developmentConfig(): UserConfig {
  const target = process.env['GATEWAY'] ?? 'http://localhost:4000'
  const paths = [
    '/endpoint',
    '/v1',
    '/datas',
    '/images',
    '/embed',
    '/sandbox',
    '/widgets',
    '/reports',
    '/account_email'
  ]
  return {
    ...browserConfig('react', {}),
    base: '/',
    root: HOST,
    publicDir: 'public',
    server: {
      strictPort: true,
      cors: true,
      fs: { allow: [root] },
      proxy: Object.fromEntries(paths.map(path => [path, { target, changeOrigin: true }]))
    }
  }
}

/** `"use client"` in packages is for servers that render React; it means nothing here. */
function onLog(
  level: Rolldown.LogLevel,
  log: Rolldown.RolldownLog,
  handler: Rolldown.LogOrStringHandler
): void {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handler(level, log)
}
