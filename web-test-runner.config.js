// @ts-check
import { defaultReporter } from '@web/test-runner'
import { chromeLauncher } from '@web/test-runner-chrome'

import { BROWSER_FLAGS, findBrowser } from './scripts/find-browser.js'

/** Runs what scripts/element-tests.js has built: React is CommonJS, which the runner does not serve as it is. */
export default /** @type {import('@web/test-runner').TestRunnerConfig} */ ({
  rootDir: 'dist/tests',
  files: ['dist/tests/*.test.js'],
  // One page at a time: the browser draws no frames for a page behind another, and then nothing scrolls.
  concurrency: 1,
  browsers: [chromeLauncher({ launchOptions: { executablePath: findBrowser(), args: BROWSER_FLAGS } })],
  testFramework: { config: { timeout: '10000' } },
  // A file with many tests on a busy machine.
  testsFinishTimeout: 60_000,
  testRunnerHtml: testFramework => `<!doctype html>
<html lang="tr">
  <head><title>Elements</title></head>
  <body style="background: #0c1518"><script type="module" src="${testFramework}"></script></body>
</html>`,
  reporters: [defaultReporter({ reportTestResults: true, reportTestProgress: false })]
})
