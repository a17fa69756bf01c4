// @ts-check
/**
 * `npm run check`: everything that can be said about the code without running it, two at a time, one line each as they
 * end. All run even if one fails. Without a build, the size budget is left out.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { inPairs, runStep } from './run-step.js'
import { root } from './setup.js'

/**
 * `needs` names files without which the check has nothing to look at. `advice` marks a check that only tells.
 * @type {{ name: string, command: string[], needs?: string[], advice?: boolean }[]}
 */
const CHECKS = [
  { name: 'lock file', command: ['node', 'scripts/check-lock.js'] },
  { name: 'neutral', command: ['node', 'scripts/check-neutral.js'] },
  { name: 'words', command: ['node', 'scripts/check-words.js'] },
  { name: 'contrast', command: ['node', 'scripts/check-contrast.js'], needs: ['scripts/check-contrast.js'] },
  { name: 'styles', command: ['node', 'scripts/check-styles.js'], needs: ['scripts/check-styles.js'] },
  { name: 'trace', command: ['node', 'scripts/trace.js'], advice: true },
  { name: 'types', command: [bin('tsc'), '-p', '.'] },
  {
    name: 'lint',
    command: [bin('oxlint'), '--type-aware', '--deny-warnings', '--report-unused-disable-directives']
  },
  {
    name: 'format',
    command: [
      bin('prettier'),
      '--check',
      '--log-level',
      'warn',
      '--cache',
      '--cache-location',
      '.cache/prettier',
      '.'
    ]
  },
  { name: 'budget', command: ['node', 'scripts/size.js'], needs: ['scripts/size.js', 'dist/site/index.html'] }
]

/** No check takes longer unless it hangs. */
const LIMIT_SECONDS = 240

/** @type {string[]} */
const failed = []
let passed = 0
await inPairs(CHECKS, runCheck)

mkdirSync(join(root, '.cache', 'reports'), { recursive: true })
writeFileSync(
  join(root, '.cache', 'reports', 'check.json'),
  JSON.stringify({ passed, failed: failed.length })
)
if (failed.length) console.error(`\nThese checks failed: ${failed.join(', ')}`)
process.exitCode = failed.length ? 1 : 0

/** @param {typeof CHECKS[number]} check */
async function runCheck(check) {
  const { name, command, needs = [] } = check
  const missing = needs.filter(file => !existsSync(join(root, file)))
  if (missing.length) console.log(`–  ${name.padEnd(10)} left out: ${missing.join(', ')} is not there`)
  else tell(check, await runStep(command, { cwd: root, limit: LIMIT_SECONDS }))
}

/** @param {typeof CHECKS[number]} check @param {import('./run-step.js').Outcome} outcome */
function tell({ name, advice }, { ok, output, seconds }) {
  const lines = output.replace(/^\n+/, '').trimEnd().split('\n')
  const result = ok ? lastLine(lines) : ''
  console.log(`${ok ? '✓' : '✗'}  ${name.padEnd(10)} ${seconds.toFixed(1)} s  ${result}`.trimEnd())
  if (ok) passed += 1
  else failed.push(name)
  const shown = ok ? (advice ? lines.filter(line => line.startsWith('warning:')) : []) : lines
  for (const line of shown) console.log(`     ${line}`)
}

/** The tools tell their result in the last line, where they tell anything. */
function lastLine(/** @type {string[]} */ lines) {
  const last = lines.at(-1) ?? ''
  return last.length <= 90 ? last : ''
}

function bin(/** @type {string} */ tool) {
  return join(root, 'node_modules', '.bin', tool)
}
