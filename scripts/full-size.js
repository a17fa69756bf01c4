// @ts-check
/**
 * `npm run test:stress` and `npm run test:security`: tests of the gateway at the full size of docs/quality-figures.md.
 * Prints the measured figures as a table. `TEST_SIZE=small` tries the run itself at the size of `npm test`.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { findPostgres, findProgram, installer, NO_POSTGRES, NO_SQLMAP } from './find-programs.js'
import { runCommand } from './processes.js'
import { ensureBuilt, ensureInstalled, explainErrors, requireNode, root, SetupError } from './setup.js'

const REPORTS = join(root, '.cache', 'reports')

/** Both mostly count errors, not time, so a busy machine may be slow. */
const LIMIT_SECONDS = 3 * 3_600

/** @type {Record<string, { args: string[], prepare: () => Promise<void> | void }>} */
const RUNS = {
  // The ledger, on the embedded database and on a PostgreSQL server created for it. About twenty minutes.
  stress: {
    args: ['--project', 'gateway', '--no-file-parallelism', 'demo/gateway/stress'],
    prepare: () => {
      if (findPostgres({ install: installer('postgresql') })) return
      throw new SetupError(`${NO_POSTGRES}. Install the package "postgresql" and run this again.`)
    }
  },
  // Attacks, on gateways and sandboxes created for them. About an hour and a half.
  security: {
    args: ['--config', 'tests/security/vitest.config.ts'],
    prepare: async () => {
      if (!findProgram(['sqlmap'], { install: installer('sqlmap') })) console.log(NO_SQLMAP)
      await ensureBuilt()
    }
  }
}

await explainErrors(async () => {
  const name = process.argv[2] ?? ''
  const run = RUNS[name]
  if (!run) throw new SetupError(`Name one of: ${Object.keys(RUNS).join(', ')}`)
  requireNode()
  await ensureInstalled()
  await run.prepare()
  mkdirSync(REPORTS, { recursive: true })
  const FIGURES = join(REPORTS, `${name}.jsonl`)
  rmSync(FIGURES, { force: true })
  const command = ['node', join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', ...run.args]
  const env = { TEST_SIZE: 'full', ...process.env, FIGURES }
  const { ok, seconds } = await runCommand(command, { cwd: root, limit: LIMIT_SECONDS, show: true, env })
  console.log(`\n${tableOf(FIGURES)}\n`)
  if (env.TEST_SIZE !== 'full') console.log('The figures are those of small sizes.')
  console.log(`${ok ? 'All passed' : 'A test has failed; see its output above'}. ${seconds.toFixed(0)} s`)
  process.exitCode = ok ? 0 : 1
})

/** @typedef {{ id: string, subject: string, text: string, limit?: string }} Figure */

/** @param {string} file Its rows, as demo/gateway/testing/figures.ts writes them. */
function tableOf(file) {
  if (!existsSync(file)) return ''
  /** @type {Figure[]} */
  const figures = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
  figures.sort((a, b) => Number(a.id.slice(1)) - Number(b.id.slice(1)))
  const width = Math.max(...figures.map(({ subject }) => subject.length))
  return figures
    .map(({ id, subject, text, limit }) => {
      return `${id.padEnd(4)} ${subject.padEnd(width)}  ${text}${limit ? ` (limit: ${limit})` : ''}`
    })
    .join('\n')
}
