// @ts-check
/**
 * Builds the tests of the elements with the bundler that builds the elements, and runs them in Chromium.
 * `node scripts/element-tests.js lobby game` runs those of these folders alone.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { startTestRunner } from '@web/test-runner'
import { build } from 'vite'

import { pureSchemas } from './build-lean.js'
import { root } from './setup.js'
import { isTest, listFiles } from './sources.js'

/** @typedef {import('@web/test-runner').TestSession} Session */
/** @typedef {import('@web/test-runner').TestSuiteResult} Suite */

const REPORTS = join(root, '.cache', 'reports')

/** What may exist once only: two cores would be two sessions, two Reacts two sets of hooks. */
const ONE_COPY = ['@bnw/core', '@lit/localize', '@nanostores/react', 'nanostores', 'react', 'react-dom']

const chosen = process.argv.slice(2)
await buildTests(testFiles())
report(await runAll())

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

/**
 * On a busy machine the runner at times does not hear that a page is through, though all its tests have run (0.20), and
 * gives it up with no result of any of them. Such a file is run once more; one with a result, or with another fault, is not.
 * @returns {Promise<Session[]>}
 */
async function runAll() {
  const sessions = await runTests()
  const unheard = sessions.filter(isUnheard)
  if (!unheard.length) return sessions
  const files = unheard.map(({ testFile }) => testFile)
  console.log(`Once more, since the runner did not hear their end: ${files.join(', ')}`)
  return [...sessions.filter(session => !isUnheard(session)), ...(await runTests(files))]
}

function isUnheard(/** @type {Session} */ { testResults, errors }) {
  return !testResults && errors.some(({ message }) => message.startsWith('Browser tests did not finish'))
}

/** @param {string[]} [files] All where absent. @returns {Promise<Session[]>} */
async function runTests(files = []) {
  const runner = await startTestRunner({
    argv: ['--config', join(root, 'web-test-runner.config.js'), ...files.flatMap(file => ['--files', file])],
    readFileConfig: true,
    autoExitProcess: false
  })
  if (!runner) throw new Error('The test runner did not start.')
  runner.on('finished', () => void runner.stop())
  await new Promise(resolve => runner.on('stopped', resolve))
  return [...runner.sessions.all()]
}

/** Leaves the sums where scripts/test.js finds them. */
function report(/** @type {Session[]} */ sessions) {
  const tests = sessions.flatMap(({ testResults }) => (testResults ? testsOf(testResults) : []))
  // A file that could not be loaded, or failed outside its tests, has failed as a whole.
  const broken = sessions.filter(
    ({ passed, testResults }) => !passed && (!testResults || testsOf(testResults).every(isGood))
  )
  const passed = tests.filter(test => test.passed && !test.skipped).length
  const failed = tests.filter(test => !isGood(test)).length + broken.length
  mkdirSync(REPORTS, { recursive: true })
  writeFileSync(join(REPORTS, 'elements.json'), JSON.stringify({ passed, failed }))
  process.exitCode = failed === 0 ? 0 : 1
}

/** @param {Suite} suite @returns {Suite['tests']} */
function testsOf({ tests, suites }) {
  return [...tests, ...suites.flatMap(testsOf)]
}

function isGood(/** @type {Suite['tests'][number]} */ { passed, skipped }) {
  return passed || skipped
}
