// @ts-check
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { root } from './setup.js'

/** With a port that is none, so that it never starts a sandbox. */
function start(/** @type {string} */ argument) {
  const script = join(root, 'scripts', 'start.js')
  const env = { ...process.env, PORT: '0' }
  return spawnSync(process.execPath, [script, argument], { env, encoding: 'utf8' })
}

test('npm start describes its variables', () => {
  const { status, stdout } = start('--help')

  expect(status).toBe(0)
  expect(stdout).toContain('GAMES_PORT')
})

test('npm start refuses an argument that it does not know', () => {
  const { status, stderr } = start('--port=4010')

  expect(status).toBe(1)
  expect(stderr).toMatch(/Unknown argument: --port=4010\nUsage: npm start/)
})
