// @ts-check
/**
 * Builds the tests of the elements with the bundler that builds the elements, and runs them in Chromium.
 * `node scripts/element-tests.js lobby game` runs those of these folders alone.
 */
import { join } from 'node:path'

import { startTestRunner } from '@web/test-runner'
import { build } from 'vite'

import { pureSchemas } from './build-lean.js'
import { root } from './setup.js'
import { isTest, listFiles } from './sources.js'

/** What may exist once only: two cores would be two sessions, two Reacts two sets of hooks. */
const ONE_COPY = ['@bnw/core', '@lit/localize', '@nanostores/react', 'nanostores', 'react', 'react-dom']

const chosen = process.argv.slice(2)
await buildTests(testFiles())
await runTests()

/** Name of the built file → its source. */
function testFiles() {
  const ofElements = listFiles(root, ['packages/widgets/src']).filter(file =>
    /\/element\.test\.tsx?$/.test(file)
  )
  const shared = listFiles(root, ['tests/elements']).filter(isTest)
  const wanted = [...ofElements, ...shared].filter(file => !chosen.length || chosen.includes(nameOf(file)))
  if (!wanted.length) throw new Error('There are no such tests of elements.')
  return Object.fromEntries(wanted.map(file => [`${nameOf(file)}.test`, join(root, file)]))
}

/** `lobby` of `packages/widgets/src/lobby/element.test.ts`. */
function nameOf(/** @type {string} */ file) {
  const [name = '', folder = ''] = file.split('/').reverse()
  return name.startsWith('element.') ? folder : name.replace(/\.test\.tsx?$/, '')
}

/** As the elements are built, with readable names for the stack of a failure. */
async function buildTests(/** @type {Record<string, string>} */ input) {
  await build({
    configFile: false,
    root,
    base: './',
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [pureSchemas()],
    resolve: { dedupe: ONE_COPY },
    build: {
      target: 'es2023',
      minify: false,
      sourcemap: 'inline',
      modulePreload: false,
      outDir: join(root, 'dist', 'tests'),
      emptyOutDir: true,
      reportCompressedSize: false,
      chunkSizeWarningLimit: Infinity,
      rolldownOptions: {
        input,
        // A part that loads later must not load the test once more for what is in it.
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' }
      }
    }
  })
}

/** @returns {Promise<void>} */
async function runTests() {
  const runner = await startTestRunner({
    argv: ['--config', join(root, 'web-test-runner.config.js')],
    readFileConfig: true,
    autoExitProcess: false
  })
  if (!runner) throw new Error('The test runner did not start.')
  runner.on('finished', () => void runner.stop())
  const passed = await new Promise(resolve => runner.on('stopped', resolve))
  process.exitCode = passed ? 0 : 1
}
