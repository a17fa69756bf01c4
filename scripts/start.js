// @ts-check
/**
 * `npm start`: installs and builds what is missing, then runs the sandbox: site, gateway and elements on PORT,
 * games on GAMES_PORT, partner pages on PARTNER_PORT.
 */
import { createServer } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { ensureBuilt, ensureInstalled, explainErrors, requireNode, root, SetupError } from './setup.js'

const USUAL_PORTS = { PORT: 4000, GAMES_PORT: 4001, PARTNER_PORT: 4002 }

const USAGE = `Usage: npm start
Serves the sandbox. It takes no arguments; these variables change it:
  PORT          site, gateway and elements (4000)
  GAMES_PORT    games (4001)
  PARTNER_PORT  partner pages (4002)
  DATA_DIR      folder of the embedded database (.data)
  DATABASE_URL  a PostgreSQL server in its place
docs/operating.md describes the others.`

await explainErrors(async () => {
  const [argument] = process.argv.slice(2)
  if (argument === '--help') return console.log(USAGE)
  if (argument) throw new SetupError(`Unknown argument: ${argument}\n${USAGE}`)
  requireNode()
  const ports = readPorts()
  for (const { name, port } of ports) await requireFree(name, port)
  await ensureInstalled()
  await ensureBuilt()
  await serve(ports)
})

/** @throws {SetupError} A value is not a port, or two are the same. */
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

/** @throws {SetupError} The port is in use or not permitted. */
async function requireFree(/** @type {string} */ name, /** @type {number} */ port) {
  for (const host of ['127.0.0.1', '::1']) {
    const code = await tryToListen(port, host)
    if (code === 'EADDRINUSE') {
      throw new SetupError(
        `Port ${port} is in use. Stop the program that uses it, or choose another port: ${name}=… npm start`
      )
    }
    if (code === 'EACCES') throw new SetupError(`Port ${port} may not be used here. Choose another ${name}.`)
  }
}

/**
 * @param {number} port @param {string} host
 * @returns {Promise<string | undefined>} The error code if it fails.
 */
function tryToListen(port, host) {
  return new Promise(resolve => {
    const server = createServer()
    server.once('error', error => resolve(/** @type {NodeJS.ErrnoException} */ (error).code))
    server.listen(port, host, () => server.close(() => resolve(undefined)))
  })
}

/**
 * Runs the gateway in this process: Ctrl+C, SIGTERM and kill -9 end it directly, and no child process keeps the ports or
 * the database.
 */
async function serve(/** @type {{ name: string, port: number }[]} */ ports) {
  process.chdir(root)
  process.setSourceMapsEnabled(true)
  process.env.SANDBOX = '1'
  for (const { name, port } of ports) process.env[name] = String(port)
  process.env.DATA_DIR ||= '.data'
  const main = join(root, 'dist', 'gateway', 'main.js')
  process.argv[1] = main
  // It prints the addresses once it listens.
  await import(pathToFileURL(main).href)
  console.log('Sign in as demo / Demo123! and play with invented money. Ctrl+C stops.')
}
