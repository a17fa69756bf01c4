// @ts-check
/**
 * `npm run test:stress`: the stress tests of the gateway's ledger at full size, on the embedded database and on a
 * PostgreSQL server that is created for them. Prints their figures as a table. Takes about twenty minutes.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { findPostgres, installPostgres, NO_POSTGRES } from './find-postgres.js'
import { runCommand } from './processes.js'
import { ensureInstalled, explainErrors, requireNode, root, SetupError } from './setup.js'

const FIGURES = join(root, '.cache', 'reports', 'stress.jsonl')

/** They count errors, not time, so a busy machine may be slow. */
const LIMIT_SECONDS = 3 * 3_600

await explainErrors(async () => {
  requireNode()
  await ensureInstalled()
  if (!findPostgres({ install: installPostgres })) {
    throw new SetupError(`${NO_POSTGRES}. Install the package "postgresql" and run this again.`)
  }
  rmSync(FIGURES, { force: true })
  const program = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const command = [
    'node',
    program,
    'run',
    '--project',
    'gateway',
    '--no-file-parallelism',
    'demo/gateway/stress'
  ]
  const env = { ...process.env, STRESS_SIZE: 'full' }
  const { ok, seconds } = await runCommand(command, { cwd: root, limit: LIMIT_SECONDS, show: true, env })
  print()
  console.log(`\n${ok ? 'All passed' : 'A test has failed; see its output above'}. ${seconds.toFixed(0)} s`)
  process.exitCode = ok ? 0 : 1
})

function print() {
  if (!existsSync(FIGURES)) return
  /** @type {{ id: string, backend: string, text: string }[]} */
  const rows = readFileSync(FIGURES, 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
  rows.sort((a, b) => Number(a.id.slice(1)) - Number(b.id.slice(1)))
  console.log()
  for (const { id, backend, text } of rows) console.log(`${id.padEnd(4)} ${backend.padEnd(11)} ${text}`)
}
