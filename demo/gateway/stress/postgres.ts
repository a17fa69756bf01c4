import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import pg from 'pg'

import { ended, gone, isOver, killAll } from './processes.ts'

/** A PostgreSQL server that belongs to one test file, on loopback, with its default care for what was committed. */
export interface Postgres {
  /** Makes a database and gives its address. */
  newDatabase(): Promise<string>
  /** Kills every process of the server with -9. */
  kill(): Promise<void>
  /** Starts the server again on the same data and the same port. Gives the ms until it answered. */
  start(): Promise<number>
  /** Stops the server and removes its data. */
  stop(): Promise<void>
}

/** Recovery after a kill may be slow on a busy machine. */
const START_MS = 60_000

/** @param programs Folder of `postgres` and `initdb`. */
export async function startPostgres(programs: string): Promise<Postgres> {
  const folder = await mkdtemp(join(tmpdir(), 'bnw-postgres-'))
  const data = join(folder, 'data')
  const owner = ownerOf(folder)
  const port = await freePort()
  const password = randomUUID()
  initialise({ programs, folder, data, owner, password })
  const address = (database: string) => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`
  let server: ChildProcess | undefined
  // Where the run breaks off, nothing of the server stays behind.
  const cleanUp = () => {
    killAll(server)
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', cleanUp)

  async function start(): Promise<number> {
    const began = performance.now()
    server = spawn(join(programs, 'postgres'), argumentsOf(folder, port), {
      ...owner,
      stdio: ['ignore', 'ignore', 'pipe']
    })
    await answering(server, address('postgres'))
    return performance.now() - began
  }

  await start()
  return {
    start,
    newDatabase: async () => {
      const name = `money_${randomUUID().replaceAll('-', '')}`
      await ask(address('postgres'), `create database ${name}`)
      return address(name)
    },
    kill: async () => gone(await ended(server, () => killAll(server))),
    stop: async () => {
      await ended(server, () => server?.kill('SIGINT'))
      process.off('exit', cleanUp)
      cleanUp()
    }
  }
}

/** On loopback alone; its socket is in the folder, since the usual place belongs to others. */
function argumentsOf(folder: string, port: number): string[] {
  const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`]
  return ['-D', join(folder, 'data'), '-p', `${port}`, ...settings.flatMap(setting => ['-c', setting])]
}

interface Owner {
  uid?: number
  gid?: number
}

/** The server refuses to run as root: then it is `postgres`, or where that is nobody, `nobody`. */
function ownerOf(folder: string): Owner {
  if (process.getuid?.() !== 0) return {}
  const names = new Map(
    readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .map(line => line.split(':'))
      .map(([name = '', , uid, gid]) => [name, { uid: Number(uid), gid: Number(gid) }] as const)
  )
  const owner = names.get('postgres') ?? names.get('nobody') ?? { uid: 65_534, gid: 65_534 }
  chownSync(folder, owner.uid, owner.gid)
  return owner
}

interface NewCluster {
  programs: string
  folder: string
  data: string
  owner: Owner
  password: string
}

function initialise({ programs, folder, data, owner, password }: NewCluster): void {
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(passwordFile, owner.uid, owner.gid)
  const args = ['-D', data, '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`]
  const { status, stderr, error } = spawnSync(
    join(programs, 'initdb'),
    [...args, '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...owner, cwd: folder, encoding: 'utf8' }
  )
  rmSync(passwordFile)
  if (status !== 0) throw new Error(`initdb failed: ${stderr || String(error)}`)
}

async function answering(server: ChildProcess, address: string): Promise<void> {
  let said = ''
  server.stderr?.on('data', (text: Buffer) => (said = (said + text.toString()).slice(-4_000)))
  const end = performance.now() + START_MS
  while (!(await ask(address, 'select 1').catch(() => false))) {
    if (isOver(server)) throw new Error(`PostgreSQL ended before it answered:\n${said}`)
    if (performance.now() > end) throw new Error(`PostgreSQL did not answer within ${START_MS} ms:\n${said}`)
    await new Promise(resolve => setTimeout(resolve, 20))
  }
}

async function ask(connectionString: string, statement: string): Promise<true> {
  const client = new pg.Client({ connectionString })
  // A server that is killed breaks the connection; unheard, the event would end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(statement)
    return true
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await once(server.close(), 'close')
  return port
}
