// @ts-check
/**
 * `npm test`: installs and builds if necessary, then runs the checks and all suites, two at a time, even if one fails. The
 * last line is `N passed, N failed`, followed by `N skipped` if a test was skipped; the failed tests are listed above it.
 * Checks are not counted as tests; failed checks and a suite that crashes or has no test count as one failure each.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { describeFailure } from './describe-failure.js'
import { inPairs, runCommand } from './processes.js'
import { ensureBuilt, ensureInstalled, explainErrors, requireNode, root, SetupError } from './setup.js'

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */
/** @typedef {{ name: string, command: string[], limit: number, isCheck?: boolean }} Suite `limit` in seconds. */

const REPORTS = join(root, '.cache', 'reports')
/** A seeded data folder of the sandbox, which the browser suites copy; seeding takes seconds. */
const SEEDED = join(root, '.cache', 'seeded')
const EMBEDDING = 'tests/embedding/vitest.config.ts'

/**
 * The longest first, so that two run until the end; those in a browser leave CPU time to others while they wait. A limit
 * is several times the duration on two idle cores.
 * @type {Suite[]}
 */
const SUITES = [
  { name: 'journeys', command: vitest('journeys', 'tests/journeys/vitest.config.ts'), limit: 1_800 },
  { name: 'unit', command: vitest('unit', 'vitest.config.ts'), limit: 1_800 },
  { name: 'hostile', command: vitest('hostile', 'tests/hostile/vitest.config.ts'), limit: 1_200 },
  { name: 'check', command: ['node', 'scripts/check.js'], limit: 600, isCheck: true },
  { name: 'elements-react', command: ['node', 'scripts/element-tests.js', '--react'], limit: 480 },
  { name: 'elements-light', command: ['node', 'scripts/element-tests.js', '--light'], limit: 480 },
  { name: 'embedding-react', command: vitest('embedding-react', EMBEDDING), limit: 600 },
  { name: 'embedding-light', command: [...vitest('embedding-light', EMBEDDING), '--mode=light'], limit: 600 },
  { name: 'docs', command: vitest('docs', 'tests/docs/vitest.config.ts'), limit: 600 }
]

await explainErrors(async () => {
  requireNode()
  // Before two suites could both install it, and while npm downloads from elsewhere.
  const browser = runCommand(['node', 'scripts/find-browser.js'], { cwd: root, limit: 600, show: true })
  await ensureInstalled()
  await ensureBuilt()
  if (!(await browser).ok) throw new SetupError('Without a browser the tests cannot run; see above.')
  for (const folder of [REPORTS, SEEDED]) rmSync(folder, { recursive: true, force: true })
  process.env.SEEDED_DATA = SEEDED
  /** @type {(Counts & { line: string })[]} */
  const results = []
  await inPairs(SUITES, async suite => void results.push(await runSuite(suite)))
  console.log(`\n── all ${'─'.repeat(57)}\n${results.map(({ line }) => line).join('\n')}\n`)
  printTotal(results)
})

/** Prints the output when the suite has ended, so that the output of two suites is not mixed. @param {Suite} suite */
async function runSuite({ name, command, limit, isCheck }) {
  console.log(`   ${name} starts`)
  const { ok, output, seconds } = await runCommand(command, { cwd: root, limit })
  console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 60 - name.length))}\n${output}`)
  const counts = countsOf(name)
  const hasCrashed = counts.failed === 0 && (!ok || (!isCheck && counts.passed === 0))
  if (hasCrashed) counts.failed = 1
  const note = isCheck ? '' : `${totalOf(counts)}${hasCrashed ? ' (it crashed; see its output above)' : ''}`
  const line = `${counts.failed ? '✗' : '✓'}  ${name.padEnd(15)} ${seconds.toFixed(1).padStart(6)} s  ${note}`
  const failures = counts.failures?.map(failure => `\n     ${failure}`).join('') ?? ''
  return { ...counts, line: line.trimEnd() + failures }
}

/**
 * The counts of a suite's report: ours, or the JSON report of vitest, which counts a file that cannot be loaded as a
 * failed suite without tests.
 * @param {string} name @returns {Counts & { failures?: string[] }}
 */
function countsOf(name) {
  const file = join(REPORTS, `${name}.json`)
  if (!existsSync(file)) return { passed: 0, failed: 0, skipped: 0 }
  const report = JSON.parse(readFileSync(file, 'utf8'))
  if (!report.testResults) return report
  /** @typedef {{ fullName: string, status: string, failureMessages: string[] }} Test */
  /** @type {{ name: string, status: string, message: string, assertionResults: Test[] }[]} */
  const files = report.testResults
  const isFailed = (/** @type {{ status: string }} */ { status }) => status === 'failed'
  const failures = files.filter(isFailed).flatMap(({ name, message, assertionResults }) => {
    const tests = assertionResults.filter(isFailed)
    if (tests.length === 0) return describeFailure(name, message)
    return tests.map(test => describeFailure(`${name} ${test.fullName}`, test.failureMessages[0]))
  })
  return {
    passed: report.numPassedTests,
    failed: failures.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: failures.map(failure => failure.replace(`${root}/`, ''))
  }
}

function printTotal(/** @type {Counts[]} */ results) {
  const sum = (/** @type {keyof Counts} */ key) => results.reduce((total, counts) => total + counts[key], 0)
  const total = { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
  console.log(totalOf(total))
  process.exitCode = total.failed ? 1 : 0
}

function totalOf(/** @type {Counts} */ { passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`
}

function vitest(/** @type {string} */ name, /** @type {string} */ config) {
  const program = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const reports = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(REPORTS, `${name}.json`)}`
  ]
  return ['node', program, 'run', '--config', config, '--silent=passed-only', ...reports]
}
