// @ts-check
/**
 * `npm run dev`: site and elements with hot reload, and the sandbox gateway, which is rebuilt and restarted when its
 * sources change.
 *
 * PORT is the port of the site (4000), the gateway uses PORT + 100; games and partner pages have the ports of `npm start`.
 * Partner pages show the elements of the last build.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

import { build, createServer } from 'vite'

import { root } from './setup.js'

const configFile = join(root, 'vite.config.ts')
const port = Number(process.env.PORT || 4000)
const gatewayPort = port + 100
const gateway = `http://localhost:${gatewayPort}`

/** @type {import('node:child_process').ChildProcess | undefined} */
let running
let isEnding = false
// The gateway would keep the lock on the database.
process.once('exit', () => running?.kill())

process.env.GATEWAY = gateway
const server = await createServer({ configFile, mode: 'development', server: { port } })
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.once(signal, () => void end())
await build({ configFile, mode: 'games', logLevel: 'warn' })
await watchGateway()
await server.listen()
console.log(`\n  Site with hot reload  http://localhost:${port}\n  Gateway               ${gateway}\n`)

/** Builds and starts the gateway, now and after each change. */
async function watchGateway() {
  const watcher = await build({ configFile, mode: 'gateway', logLevel: 'warn', build: { watch: {} } })
  if (!('on' in watcher)) throw new Error('The bundler does not watch')
  // One after the other, if a build ends while the gateway of the last one still exits.
  let restarts = Promise.resolve()
  await new Promise(resolve => {
    watcher.on('event', event => {
      if (event.code === 'ERROR') console.error(event.error.message)
      if (event.code === 'END') restarts = restarts.then(restart).then(resolve)
      if ('result' in event) void event.result?.close()
    })
  })
}

/** The embedded database allows one process at a time. */
async function restart() {
  await stop()
  if (isEnding) return
  running = spawn(process.execPath, ['--enable-source-maps', join(root, 'dist', 'gateway', 'main.js')], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      SANDBOX: '1',
      PORT: String(gatewayPort),
      // Launches and links lead to the site's port, not to the gateway's.
      SITE_ORIGIN: `http://localhost:${port}`,
      DATA_DIR: process.env.DATA_DIR || '.data'
    }
  })
}

async function stop() {
  const ending = running
  running = undefined
  // Of one that was killed only the signal is known.
  if (!ending || (ending.exitCode ?? ending.signalCode) !== null) return
  ending.kill('SIGTERM')
  await once(ending, 'exit')
}

async function end() {
  isEnding = true
  await stop()
  await server.close()
  process.exit(0)
}
