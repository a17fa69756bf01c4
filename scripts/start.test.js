// @ts-check
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { root } from './setup.js'

/** With a port that is none or in use, so that it never starts a sandbox. @param {string} argument @param {Record<string, string>} ports */
function start(argument, ports = { PORT: '0' }) {
  const script = join(root, 'scripts', 'start.js')
  const env = { ...process.env, ...ports }
  return spawnSync(process.execPath, [script, argument], { env, encoding: 'utf8', timeout: 30_000 })
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

test('npm start refuses a port in use, one that is none, and one for two origins', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  const inUse = { PORT: `${port}` }

  expect(start('', inUse).stderr).toContain(`Port ${port} is in use`)
  expect(start('').stderr).toContain('PORT must be a whole number from 1 to 65535; it is "0".')
  expect(start('', { ...inUse, GAMES_PORT: `${port}` }).stderr).toContain('three ports are three origins')
  server.close()
})
