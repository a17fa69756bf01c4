// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

import { defaultReporter } from '@web/test-runner'
import { chromeLauncher } from '@web/test-runner-chrome'

import { describeFailure } from './scripts/describe-failure.js'
import { BROWSER_FLAGS, findBrowser } from './scripts/find-programs.js'

const flavour = process.env.FLAVOUR ?? 'react'
const folder = `dist/tests/${flavour}`
/** The message of tests after a hook that failed: the runner counts them as failed, without a message. */
const NOT_RUN = 'Not run: a hook failed before this test.'
const REPORTS = join(import.meta.dirname, '.cache', 'reports')

/** Runs the build of scripts/element-tests.js: the test runner cannot serve React's CommonJS. */
export default /** @type {import('@web/test-runner').TestRunnerConfig} */ ({
  rootDir: folder,
  files: [`${folder}/*.test.js`],
  // One page at a time: the browser renders no frames of hidden pages, so they would not scroll.
  concurrency: 1,
  browsers: [chromeLauncher({ launchOptions: { executablePath: findBrowser(), args: BROWSER_FLAGS } })],
  // Only for tests that hang, as are those of vitest.config.ts. Longer than one wait of tests/elements/fixture.ts.
  testFramework: { config: { timeout: '60000' } },
  // Enough for a file with many tests on a busy machine.
  testsFinishTimeout: 240_000,
  testRunnerHtml: testFramework => `<!doctype html>
<html lang="tr">
  <head><title>Elements</title></head>
  <body style="background: #0c1518">
    <!-- As on a partner's page, so that headings of elements follow one. It takes no space. -->
    <h1 style="position: absolute; clip-path: inset(50%)">Elements</h1>
    <script type="module" src="${testFramework}"></script>
  </body>
</html>`,
  reporters: [defaultReporter({ reportTestResults: true, reportTestProgress: false }), countingReporter()]
})

/** Writes the counts and the failures that scripts/test.js reads. @returns {import('@web/test-runner').Reporter} */
function countingReporter() {
  return {
    onTestRunFinished({ sessions }) {
      const tests = sessions.flatMap(({ testFile, testResults }) =>
        testResults ? testsOf(testResults, basename(testFile)) : []
      )
      // A file that could not be loaded, or failed outside its tests, counts as one failure.
      const broken = sessions.filter(
        ({ passed, testResults }) => !passed && (!testResults || allPassed(testResults))
      )
      const failed = tests.filter(test => !test.passed && !test.skipped)
      const failures = [
        ...failed.map(({ path, error }) => describeFailure(path, error?.message ?? NOT_RUN)),
        ...broken.map(({ testFile, errors }) => describeFailure(basename(testFile), errors[0]?.message))
      ]
      const report = {
        passed: tests.filter(test => test.passed && !test.skipped).length,
        failed: failures.length,
        skipped: tests.filter(test => test.skipped).length,
        failures
      }
      mkdirSync(REPORTS, { recursive: true })
      writeFileSync(join(REPORTS, `elements-${flavour}.json`), JSON.stringify(report))
    }
  }
}

/**
 * Every test below a suite, each with its path: the file, the suites and its name.
 * @param {import('@web/test-runner').TestSuiteResult} suite
 * @param {string} parents
 * @returns {(import('@web/test-runner').TestResult & { path: string })[]}
 */
function testsOf({ name, tests, suites }, parents) {
  const path = name ? `${parents} ${name}` : parents
  const own = tests.map(test => ({ ...test, path: `${path} ${test.name}` }))
  return [...own, ...suites.flatMap(suite => testsOf(suite, path))]
}

function allPassed(/** @type {import('@web/test-runner').TestSuiteResult} */ suite) {
  return testsOf(suite, '').every(test => test.passed || test.skipped)
}
