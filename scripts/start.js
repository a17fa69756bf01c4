// @ts-check
/**
 * `npm start`: installs and builds what is missing, then runs the sandbox: site, gateway and elements on PORT,
 * games on GAMES_PORT, partner pages on PARTNER_PORT.
 */
import { createServer } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { ensureBuilt, ensureInstalled, orExplain, requireNode, root, SetupError } from './setup.js'

const USUAL_PORTS = { PORT: 4000, GAMES_PORT: 4001, PARTNER_PORT: 4002 }

await orExplain(async () => {
  requireNode()
  const ports = readPorts()
  for (const { name, port } of ports) await requireFree(name, port)
  await ensureInstalled()
  await ensureBuilt()
  await serve(ports)
})

/** @throws {SetupError} A number that is no port, or the same one twice. */
function readPorts() {
  const ports = Object.entries(USUAL_PORTS).map(([name, usual]) => ({
    name,
    port: Number(process.env[name] || usual)
  }))
  for (const { name, port } of ports) {
    if (Number.isInteger(port) && port > 0 && port < 65536) continue
    throw new SetupError(`${name} must be a whole number from 1 to 65535; it is "${process.env[name]}".`)
  }
  if (new Set(ports.map(({ port }) => port)).size === ports.length) return ports
  throw new SetupError('PORT, GAMES_PORT and PARTNER_PORT must differ: three ports are three origins.')
}

/** @throws {SetupError} Somebody else listens there. */
async function requireFree(/** @type {string} */ name, /** @type {number} */ port) {
  for (const host of ['127.0.0.1', '::1']) {
    const code = await tryToListen(port, host)
    if (code === 'EADDRINUSE') {
      throw new SetupError(
        `Port ${port} is taken. Stop what uses it, or choose another one: ${name}=… npm start`
      )
    }
    if (code === 'EACCES') throw new SetupError(`Port ${port} may not be used here. Choose another ${name}.`)
  }
}

/**
 * @param {number} port @param {string} host
 * @returns {Promise<string | undefined>} Why it did not work.
 */
function tryToListen(port, host) {
  return new Promise(resolve => {
    const server = createServer()
    server.once('error', error => resolve(/** @type {NodeJS.ErrnoException} */ (error).code))
    server.listen(port, host, () => server.close(() => resolve(undefined)))
  })
}

/**
 * Runs the gateway in this very process: Ctrl+C, SIGTERM and kill -9 reach it directly, and nothing can stay behind
 * that holds the ports or the database.
 */
async function serve(/** @type {{ name: string, port: number }[]} */ ports) {
  process.chdir(root)
  process.setSourceMapsEnabled(true)
  process.env.SANDBOX = '1'
  for (const { name, port } of ports) process.env[name] = String(port)
  process.env.DATA_DIR ||= '.data'
  const main = join(root, 'dist', 'gateway', 'main.js')
  process.argv[1] = main
  // It tells the addresses itself, once it listens.
  await import(pathToFileURL(main).href)
  console.log('Sign in as demo / Demo123! and play with invented money. Ctrl+C stops.')
}
