import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { TEST_NODE_FLAGS } from '../demo/gateway/testing/node-flags.ts'

/** Origins of a sandbox, without a slash at the end. */
export interface Addresses {
  site: string
  games: string
  partner: string
  /** The partner's pages at the origin on the inline list, where private elements run directly. */
  inline: string
}

/** A sandbox gateway as `npm start` runs it, with a data folder of its own. */
export interface Sandbox extends Addresses {
  /** Id of the process. */
  pid(): number | undefined
  /** Kills the process and keeps the data. */
  kill(): Promise<void>
  /** Starts it again with the same ports and data; `settings` apply until it ends. */
  start(settings?: Settings): Promise<void>
  /** Ends the process like Ctrl+C, and deletes the data. */
  stop(): Promise<void>
}

/** Environment variables of the gateway. */
type Settings = Record<string, string>

const MAIN = join(import.meta.dirname, '..', 'dist', 'gateway', 'main.js')
const ANY_PORTS: Settings = { PORT: '0', GAMES_PORT: '0', PARTNER_PORT: '0' }

/**
 * Starts the built gateway on free ports.
 *
 * @param settings Environment variables, for example DATABASE_URL.
 * @param seeded A data folder to copy, which no gateway is using; without it the gateway seeds its own, which takes seconds.
 * @throws {Error} The gateway ended before it was ready; the message holds its output.
 */
export async function startSandbox(settings: Settings = {}, seeded?: string): Promise<Sandbox> {
  const folder = await mkdtemp(join(tmpdir(), 'bnw-sandbox-'))
  if (seeded) await cp(seeded, folder, { recursive: true })
  const base = { SANDBOX: '1', DATA_DIR: folder, ...settings }
  const deleteData = () => rm(folder, { recursive: true, force: true })
  let gateway = startGateway({ ...base, ...ANY_PORTS })
  const addresses = await readyAddresses(gateway).catch(async (error: unknown) => {
    await deleteData()
    throw error
  })
  return {
    ...addresses,
    pid: () => gateway.pid,
    kill: () => end(gateway, 'SIGKILL'),
    async start(more) {
      gateway = startGateway({ ...base, ...portsOf(addresses), ...more })
      await readyAddresses(gateway)
    },
    async stop() {
      await end(gateway, 'SIGTERM')
      await deleteData()
    }
  }
}

function startGateway(settings: Settings): ChildProcess {
  return spawn(process.execPath, [...TEST_NODE_FLAGS, '--enable-source-maps', MAIN], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe']
  })
}

/** Resolves with the origins of the gateway, of which it prints three when it is ready. */
function readyAddresses(gateway: ChildProcess): Promise<Addresses> {
  let output = ''
  let errors = ''
  return new Promise((resolve, reject) => {
    gateway.stdout?.on('data', (text: Buffer) => {
      output += text.toString()
      const [site, games, partner] = output.match(/http:\/\/[^\s,]+(?=[\s,])/g) ?? []
      if (site && games && partner)
        resolve({ site, games, partner, inline: partner.replace('localhost', '127.0.0.1') })
    })
    gateway.stderr?.on('data', (text: Buffer) => (errors += text.toString()))
    gateway.once('error', reject)
    gateway.once('close', () =>
      reject(new Error(`The sandbox ended before it was ready:\n${output}${errors}`))
    )
  })
}

function portsOf({ site, games, partner }: Addresses): Settings {
  const port = (address: string) => new URL(address).port
  return { PORT: port(site), GAMES_PORT: port(games), PARTNER_PORT: port(partner) }
}

async function end(gateway: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (gateway.exitCode !== null || gateway.signalCode !== null) return
  const ended = once(gateway, 'exit')
  gateway.kill(signal)
  await ended
}
