// @ts-check
/**
 * `npm run mutate`: breaks one rule at a time in a copy of the project and runs the nearest tests. If they still pass, the
 * mutation has survived: a test is missing. `npm run mutate -- toast` runs those whose rule or file contains "toast".
 *
 * The list is tests/mutations.json. `test` is `vitest <project> <paths>` or `elements <folders>`. A search text that does
 * not occur exactly once fails the run: the code has changed and the list must be updated.
 */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { findBrowser } from './find-programs.js'
import { runCommand } from './processes.js'
import { root } from './setup.js'
import { listFiles } from './files.js'

/** @typedef {{ rule: string, file: string, search: string, replace: string, test: string }} Mutation */

/** One run of tests. */
const LIMIT_SECONDS = 600

/** @type {Mutation[]} */
const all = JSON.parse(readFileSync(join(root, 'tests/mutations.json'), 'utf8'))
const filter = process.argv[2] ?? ''
const mutations = all.filter(({ rule, file }) =>
  `${rule} ${file}`.toLowerCase().includes(filter.toLowerCase())
)
const misplaced = all.filter(({ file, search }) => readOriginal(file).split(search).length !== 2)
for (const { rule, file } of misplaced) console.error(`Not found exactly once in ${file}: ${rule}`)
process.exitCode = misplaced.length || (await survivors()).length ? 1 : 0

/** @throws {Error} There is no such mutation. */
async function survivors() {
  if (mutations.length === 0) throw new Error(`No rule and no file of a mutation contains "${filter}"`)
  if (mutations.some(({ test }) => test.startsWith('elements'))) findBrowser()
  const copy = copyProject()
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }))
  await requirePassing(copy)
  const survived = []
  for (const mutation of mutations) if (await survives(copy, mutation)) survived.push(mutation)
  console.log(`${mutations.length - survived.length} mutations detected, ${survived.length} survived`)
  return survived
}

/** A test that always fails would detect every mutation. @param {string} copy @throws {Error} Tests fail without a mutation. */
async function requirePassing(copy) {
  for (const test of new Set(mutations.map(({ test }) => test))) {
    const { ok, output } = await runTests(copy, test)
    if (!ok) throw new Error(`These tests fail without any mutation: ${test}\n${output.slice(-2_000)}`)
  }
}

/** @param {string} copy @param {Mutation} mutation */
async function survives(copy, { rule, file, search, replace, test }) {
  const original = readOriginal(file)
  writeFileSync(
    join(copy, file),
    original.replace(search, () => replace)
  )
  const { ok, seconds } = await runTests(copy, test)
  writeFileSync(join(copy, file), original)
  console.log(`${ok ? '✗  survived' : '✓  detected'}  ${seconds.toFixed(0).padStart(4)} s  ${rule} (${file})`)
  return ok
}

/** @param {string} copy @param {string} test */
function runTests(copy, test) {
  const [kind, ...args] = test.split(' ')
  const vitest = ['node', 'node_modules/vitest/vitest.mjs', 'run', '--bail=1', '--project', ...args]
  const command = kind === 'vitest' ? vitest : ['node', 'scripts/element-tests.js', ...args]
  return runCommand(command, { cwd: copy, limit: LIMIT_SECONDS })
}

/** Copies the sources and links the packages. The links of npm to the workspaces are relative, so they lead into the copy. */
function copyProject() {
  const copy = mkdtempSync(join(tmpdir(), 'bnw-mutate-'))
  for (const file of listFiles(root)) cpSync(join(root, file), join(copy, file))
  const modules = join(root, 'node_modules')
  cpSync(join(modules, '@bnw'), join(copy, 'node_modules', '@bnw'), {
    recursive: true,
    verbatimSymlinks: true
  })
  for (const name of readdirSync(modules).filter(name => name !== '@bnw' && !name.startsWith('.')))
    symlinkSync(join(modules, name), join(copy, 'node_modules', name))
  return copy
}

function readOriginal(/** @type {string} */ file) {
  return readFileSync(join(root, file), 'utf8')
}
