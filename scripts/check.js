// @ts-check
/**
 * `npm run check`: all checks that need no running product, two at a time, one line each. All run even if one fails.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { inPairs, runCommand } from './processes.js'
import { root } from './setup.js'

/** `needs`: a file without which the check is skipped. */
const CHECKS = /** @type {{ name: string, command: string[], needs?: string }[]} */ ([
  { name: 'types', command: [bin('tsc'), '-p', '.'] },
  // Again with the globals of where packages run: a document but no Node in browsers, the reverse in the gateway.
  ...['packages/core', 'tsconfig.browser.json', 'demo/gateway'].map(project => ({
    name: `types of ${project}`,
    command: [bin('tsc'), '-p', project]
  })),
  {
    name: 'lint',
    command: [bin('oxlint'), '--type-aware', '--deny-warnings', '--report-unused-disable-directives']
  },
  { name: 'format', command: [bin('oxfmt'), '--list-different'] },
  { name: 'words', command: ['node', 'scripts/check-words.js'] },
  { name: 'styles', command: [bin('stylelint'), 'packages/**/*.css'] },
  { name: 'unused', command: [bin('knip'), '--no-progress'] },
  { name: 'trace', command: ['node', 'scripts/trace.js'] },
  { name: 'budget', command: [bin('size-limit')], needs: 'dist/site/index.html' }
])

/** For a check that hangs. */
const LIMIT_SECONDS = 240

/** @type {string[]} */
const failed = []
await inPairs(CHECKS, async ({ name, command, needs }) => {
  if (needs && !existsSync(join(root, needs))) {
    console.log(`–  ${name.padEnd(28)} skipped: ${needs} is missing`)
    return
  }
  const { ok, output, seconds } = await runCommand(command, { cwd: root, limit: LIMIT_SECONDS })
  const lines = output.trim().split('\n')
  if (!ok) failed.push(name)
  const summary = ok && (lines.at(-1)?.length ?? 0) <= 90 ? lines.at(-1) : ''
  console.log(`${ok ? '✓' : '✗'}  ${name.padEnd(28)} ${seconds.toFixed(1)} s  ${summary}`.trimEnd())
  if (!ok) for (const line of lines) console.log(`     ${line}`)
})

if (failed.length) console.error(`\nThese checks failed: ${failed.join(', ')}`)
process.exitCode = failed.length ? 1 : 0

function bin(/** @type {string} */ tool) {
  return join(root, 'node_modules', '.bin', tool)
}
