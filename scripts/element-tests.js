// @ts-check
/**
 * Builds the tests of the elements and runs them in Chromium, for React and for the light flavour.
 * `node scripts/element-tests.js lobby game --light` runs those of these folders alone, in one flavour.
 */
import { join } from 'node:path'

import { startTestRunner } from '@web/test-runner'
import { build } from 'vite'

import { root } from './elements.js'

const words = process.argv.slice(2)
const folders = words.filter(word => !word.startsWith('--'))
if (folders.length) process.env.TEST_FOLDERS = folders.join(',')
const flavours = ['react', 'light'].filter(
  (flavour, _index, all) => words.includes(`--${flavour}`) || !all.some(one => words.includes(`--${one}`))
)

for (const flavour of flavours) {
  await build({ configFile: join(root, 'vite.config.ts'), mode: `tests-${flavour}`, logLevel: 'warn' })
  console.log(`\nElements, ${flavour}`)
  if (!(await runTests(flavour))) process.exitCode = 1
}

/** @param {string} flavour @returns {Promise<boolean>} Whether all passed. */
async function runTests(flavour) {
  process.env.FLAVOUR = flavour
  const runner = await startTestRunner({
    argv: ['--config', join(root, 'web-test-runner.config.js')],
    readFileConfig: true,
    autoExitProcess: false
  })
  if (!runner) throw new Error('The test runner did not start.')
  runner.on('finished', () => void runner.stop())
  return new Promise(resolve => runner.on('stopped', resolve))
}
