// @ts-check
/**
 * `npm run dev`: site and elements from their sources with hot reload, against the sandbox gateway, which is built and
 * started again whenever its sources change.
 *
 * PORT is the site's (4000). The gateway listens one hundred above it, games and partner pages on their own ports as in
 * `npm start`; partner pages show the elements of the last build.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

import { build, createServer } from 'vite'

import { root } from './elements.js'

const configFile = join(root, 'vite.config.ts')
const port = Number(process.env.PORT || 4000)
const gatewayPort = port + 100
const gateway = `http://localhost:${gatewayPort}`

/** @type {import('node:child_process').ChildProcess | undefined} */
let running
let isEnding = false
// Whatever ends this process, the gateway must not stay behind and hold the database.
process.once('exit', () => running?.kill())

await build({ configFile, mode: 'games', logLevel: 'warn' })
await watchGateway()
process.env.GATEWAY = gateway
const server = await createServer({ configFile, mode: 'development', server: { port } })
await server.listen()
console.log(`\n  Site with hot reload  http://localhost:${port}\n  Gateway               ${gateway}\n`)
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.once(signal, () => void end())

/** Builds the gateway now and at each change, and starts what was built. */
async function watchGateway() {
  const watcher = await build({ configFile, mode: 'gateway', logLevel: 'warn', build: { watch: {} } })
  if (!('on' in watcher)) throw new Error('The bundler does not watch')
  await new Promise(resolve => {
    watcher.on('event', event => {
      if (event.code === 'ERROR') console.error(event.error.message)
      if (event.code === 'END') void restart().then(resolve)
      if ('result' in event) void event.result?.close()
    })
  })
}

/** One process at a time: two would not share the embedded database. */
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
      // Launches and links lead to where the developer looks, not to the gateway behind it.
      SITE_ORIGIN: `http://localhost:${port}`,
      DATA_DIR: process.env.DATA_DIR || '.data'
    }
  })
}

async function stop() {
  const ending = running
  running = undefined
  if (!ending || ending.exitCode !== null) return
  ending.kill('SIGTERM')
  await once(ending, 'exit')
}

async function end() {
  isEnding = true
  await stop()
  await server.close()
  process.exit(0)
}
