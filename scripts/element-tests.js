// @ts-check
/**
 * Builds the tests of the elements and runs them in Chromium, for React and for the light flavour.
 * `node scripts/element-tests.js lobby game --light` runs those of these folders alone, in one flavour.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

import { runBuild } from './run-build.js'
import { root } from './setup.js'

const FLAVOURS = ['react', 'light']
const RUNNER = join(root, 'node_modules', '@web', 'test-runner', 'dist', 'bin.js')

const words = process.argv.slice(2)
const folders = words.filter(word => !word.startsWith('--'))
if (folders.length) process.env.TEST_FOLDERS = folders.join(',')
const chosen = FLAVOURS.filter(flavour => words.includes(`--${flavour}`))

for (const flavour of chosen.length ? chosen : FLAVOURS) {
  await runBuild(`tests-${flavour}`)
  console.log(`\nElements, ${flavour}`)
  // A process for each flavour: two test runners in one process end each other's browser.
  const { status } = spawnSync(process.execPath, [RUNNER], {
    cwd: root,
    env: { ...process.env, FLAVOUR: flavour },
    stdio: 'inherit'
  })
  if (status !== 0) process.exitCode = 1
}
