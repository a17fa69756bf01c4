// @ts-check
/**
 * `npm test`: installs and builds what is missing, then runs every kind of test, two kinds at a time, and counts them
 * together. All run even if one fails. The last line is `N passed, N failed`.
 */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { inPairs, runStep } from './run-step.js'
import { ensureBuilt, ensureInstalled, orExplain, requireNode, root } from './setup.js'

const REPORTS = join(root, '.cache', 'reports')

/** Two idle cores need no longer for all of it. */
const WHOLE_SECONDS = 720

/**
 * `limit` in seconds: a kind of test that hangs must not hold up the others. It is several times what two idle cores
 * need, so that a busy machine is slow and not wrong.
 * @typedef {{ name: string, command: string[], limit: number }} Step
 * @typedef {{ name: string, seconds: number, passed: number, failed: number, note: string }} Result
 */

/**
 * In the order in which they begin. The journeys take longest, and leave one of two cores idle: a browser waits.
 * @type {Step[]}
 */
const STEPS = [
  { name: 'journeys', command: vitest('journeys', 'tests/journeys/vitest.config.ts'), limit: 1_200 },
  { name: 'check', command: ['node', 'scripts/check.js'], limit: 600 },
  { name: 'unit', command: vitest('unit', 'vitest.config.ts'), limit: 900 },
  { name: 'elements', command: ['node', 'scripts/element-tests.js'], limit: 480 },
  ...(hasTests('tests/embedding')
    ? [{ name: 'embedding', command: vitest('embedding', 'tests/embedding/vitest.config.ts'), limit: 240 }]
    : [])
]

await orExplain(async () => {
  requireNode()
  await ensureInstalled()
  await ensureBuilt()
  rmSync(REPORTS, { recursive: true, force: true })
  const began = performance.now()
  /** @type {Result[]} */
  const results = []
  await inPairs(STEPS, async step => void results.push(await runKind(step)))
  summarise(results, (performance.now() - began) / 1000)
})

/** Prints what a kind says as it ends, so that two do not talk at once. @param {Step} step @returns {Promise<Result>} */
async function runKind({ name, command, limit }) {
  console.log(`   ${name} begins`)
  const { ok, output, seconds } = await runStep(command, { cwd: root, limit })
  console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 60 - name.length))}\n${output}`)
  const { passed, failed } = countsOf(name)
  // A runner that broke down, or found nothing to run, has failed although no test of it did.
  const broken = failed === 0 && (!ok || passed === 0)
  return { name, seconds, passed, failed: broken ? 1 : failed, note: broken ? whyBroken(ok) : '' }
}

function whyBroken(/** @type {boolean} */ ok) {
  return ok ? 'ran no tests' : 'broke down; its own words are above'
}

/**
 * What the report of a kind counts. Ours hold `passed` and `failed`; vitest's has its own words, and counts a file that
 * cannot be loaded as a failed suite without tests.
 */
function countsOf(/** @type {string} */ name) {
  const file = join(REPORTS, `${name}.json`)
  if (!existsSync(file)) return { passed: 0, failed: 0 }
  const report = JSON.parse(readFileSync(file, 'utf8'))
  if (!report.testResults) return { passed: report.passed, failed: report.failed }
  /** @type {{ status: string, assertionResults: { status: string }[] }[]} */
  const files = report.testResults
  const unloadable = files.filter(
    one => one.status === 'failed' && !one.assertionResults.some(isFailed)
  ).length
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloadable }
}

function isFailed(/** @type {{ status: string }} */ { status }) {
  return status === 'failed'
}

/** @param {Result[]} results @param {number} seconds */
function summarise(results, seconds) {
  console.log(`\n── all ${'─'.repeat(57)}`)
  for (const { name, seconds, passed, failed, note } of results) {
    const time = `${seconds.toFixed(1)} s`.padStart(8)
    console.log(
      `${failed ? '✗' : '✓'}  ${name.padEnd(10)} ${time}  ${passed} passed, ${failed} failed  ${note}`.trimEnd()
    )
  }
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const failed = results.reduce((sum, result) => sum + result.failed, 0)
  const late = seconds > WHOLE_SECONDS ? `, over the ${WHOLE_SECONDS} s that two idle cores may need` : ''
  console.log(`${seconds.toFixed(0)} s in all${late}\n`)
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed ? 1 : 0
}

function vitest(/** @type {string} */ name, /** @type {string} */ config) {
  const program = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const report = `--outputFile.json=${join(REPORTS, `${name}.json`)}`
  return [
    'node',
    program,
    'run',
    '--config',
    config,
    '--silent=passed-only',
    '--reporter=default',
    '--reporter=json',
    report
  ]
}

function hasTests(/** @type {string} */ folder) {
  const path = join(root, folder)
  return (
    existsSync(path) &&
    readdirSync(path, { recursive: true }).some(file => /\.test\.[jt]s$/.test(String(file)))
  )
}
