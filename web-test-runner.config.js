// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { defaultReporter } from '@web/test-runner'
import { chromeLauncher } from '@web/test-runner-chrome'

import { BROWSER_FLAGS, findBrowser } from './scripts/find-programs.js'

const flavour = process.env.FLAVOUR ?? 'react'
const folder = `dist/tests/${flavour}`
const REPORTS = join(import.meta.dirname, '.cache', 'reports')

/** Runs the build of scripts/element-tests.js: the test runner cannot serve React's CommonJS. */
export default /** @type {import('@web/test-runner').TestRunnerConfig} */ ({
  rootDir: folder,
  files: [`${folder}/*.test.js`],
  // One page at a time: the browser renders no frames of hidden pages, so they would not scroll.
  concurrency: 1,
  browsers: [chromeLauncher({ launchOptions: { executablePath: findBrowser(), args: BROWSER_FLAGS } })],
  testFramework: { config: { timeout: '10000' } },
  // Enough for a file with many tests on a busy machine.
  testsFinishTimeout: 120_000,
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

/** Writes the counts that scripts/test.js reads. @returns {import('@web/test-runner').Reporter} */
function countingReporter() {
  return {
    onTestRunFinished({ sessions }) {
      const tests = sessions.flatMap(({ testResults }) => (testResults ? testsOf(testResults) : []))
      // A file that could not be loaded, or failed outside its tests, counts as one failure.
      const broken = sessions.filter(
        ({ passed, testResults }) => !passed && (!testResults || allPassed(testResults))
      )
      const passed = tests.filter(test => test.passed && !test.skipped).length
      const failed = tests.filter(test => !test.passed && !test.skipped).length + broken.length
      const skipped = tests.filter(test => test.skipped).length
      mkdirSync(REPORTS, { recursive: true })
      const report = join(REPORTS, `elements-${flavour}.json`)
      writeFileSync(report, JSON.stringify({ passed, failed, skipped }))
    }
  }
}

/**
 * @param {import('@web/test-runner').TestSuiteResult} suite
 * @returns {import('@web/test-runner').TestResult[]}
 */
function testsOf({ tests, suites }) {
  return [...tests, ...suites.flatMap(testsOf)]
}

function allPassed(/** @type {import('@web/test-runner').TestSuiteResult} */ suite) {
  return testsOf(suite).every(test => test.passed || test.skipped)
}
