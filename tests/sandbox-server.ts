import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where the three origins of a sandbox answer, without a slash at the end. */
export interface Addresses {
  site: string
  games: string
  partner: string
}

/** A sandbox gateway of its own, as `npm start` runs it, with data that nobody else sees. */
export interface Sandbox extends Addresses {
  /** Ends it at once, as a power switch would, and keeps its data. */
  kill(): Promise<void>
  /** Starts it again on the same ports and the same data. */
  start(): Promise<void>
  /** Ends it as Ctrl+C would, and forgets its data. */
  stop(): Promise<void>
}

/** A fresh database takes seconds to fill, and longer on a busy machine. */
const START_MS = 60_000

const ROOT = join(import.meta.dirname, '..')
const MAIN = join(ROOT, 'dist', 'gateway', 'main.js')

/**
 * Starts the built gateway on free ports with a data folder of its own.
 *
 * @param settings Environment variables for it, DATABASE_URL for one.
 * @param seeded A data folder that no gateway uses now, to begin with a copy of; an empty one where absent.
 * @throws {Error} It ended before it answered; the message holds its own words.
 */
export async function startSandbox(settings: Record<string, string> = {}, seeded?: string): Promise<Sandbox> {
  const folder = await mkdtemp(join(tmpdir(), 'bnw-sandbox-'))
  if (seeded) await cp(seeded, folder, { recursive: true })
  const [port, gamesPort, partnerPort] = await freePorts(3)
  const env = {
    ...process.env,
    SANDBOX: '1',
    DATA_DIR: folder,
    PORT: `${port}`,
    GAMES_PORT: `${gamesPort}`,
    PARTNER_PORT: `${partnerPort}`,
    ...settings
  }
  const site = `http://localhost:${port}`
  let child: ChildProcess | undefined

  async function start(): Promise<void> {
    child = spawn(process.execPath, ['--enable-source-maps', MAIN], {
      env,
      stdio: ['ignore', 'pipe', 'pipe']
    })
    await answering(child, site)
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child && child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
    }
  }

  async function stop(): Promise<void> {
    await end('SIGTERM')
    await rm(folder, { recursive: true, force: true })
  }

  await start().catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return {
    site,
    games: `http://localhost:${gamesPort}`,
    partner: `http://localhost:${partnerPort}`,
    kill: () => end('SIGKILL'),
    start,
    stop
  }
}

/** Resolves when the site answers with anything at all. */
async function answering(child: ChildProcess, site: string): Promise<void> {
  let said = ''
  child.stdout?.on('data', (text: Buffer) => (said += text.toString()))
  child.stderr?.on('data', (text: Buffer) => (said += text.toString()))
  const end = performance.now() + START_MS
  while (!(await fetch(site).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`The sandbox ended before it answered:\n${said}`)
    if (performance.now() > end) {
      child.kill('SIGKILL')
      throw new Error(`The sandbox did not answer within ${START_MS} ms:\n${said}`)
    }
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}

/** Ports that nobody listens on now; all are held until all are known, so that they differ. */
async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(servers.map(server => once(server, 'listening')))
  const ports = servers.map(server => (server.address() as AddressInfo).port)
  await Promise.all(servers.map(server => once(server.close(), 'close')))
  return ports
}
