import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdtemp, realpath } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import pg from 'pg'

import { allEnded, endAndWait, isOver, killAll } from './processes.ts'
import { portOf } from '../testing/port.ts'

/** A PostgreSQL server for one test file, on loopback, with the default durability settings. */
export interface Postgres {
  /** Creates a database. @param options Of `create database`. @returns Its URL. */
  newDatabase(options?: string): Promise<string>
  /** Ends every process of the server with SIGKILL. */
  kill(): Promise<void>
  /** Starts the server again on the same data and port. @returns The ms until it answered. */
  start(): Promise<number>
  /** Stops the server and removes its data. */
  stop(): Promise<void>
}

/** Recovery after a kill may be slow on a busy machine. */
const START_TIMEOUT_MS = 60_000

/** @param programs Folder of `postgres` and `initdb`. */
export async function startPostgres(programs: string): Promise<Postgres> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'bnw-postgres-')))
  const data = join(folder, 'data')
  const owner = ownerOf(folder)
  const port = await freePort()
  const password = randomUUID()
  initialise({ programs, folder, data, owner, password })
  const address = (database: string) => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`
  let server: ChildProcess | undefined
  // Also runs when the test run is interrupted.
  const cleanUp = () => {
    killAll(server, data)
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', cleanUp)

  async function start(): Promise<number> {
    const startedAt = performance.now()
    server = spawn(join(programs, 'postgres'), argumentsOf(folder, port), {
      ...owner,
      stdio: ['ignore', 'ignore', 'pipe']
    })
    await untilAnswering(server, address('postgres'))
    return performance.now() - startedAt
  }

  await start()
  return {
    start,
    newDatabase: async (options = '') => {
      const name = `stress_${randomUUID().replaceAll('-', '')}`
      await query(address('postgres'), `create database ${name} ${options}`)
      return address(name)
    },
    kill: async () => {
      await endAndWait(server, () => killAll(server, data))
      await allEnded(data)
    },
    stop: async () => {
      await endAndWait(server, () => server?.kill('SIGINT'))
      process.off('exit', cleanUp)
      cleanUp()
    }
  }
}

/** Listens on loopback only. Its socket is in the folder, since the default directory may not be writable. */
function argumentsOf(folder: string, port: number): string[] {
  const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`]
  return ['-D', join(folder, 'data'), '-p', `${port}`, ...settings.flatMap(setting => ['-c', setting])]
}

interface Owner {
  uid?: number
  gid?: number
}

/** The server refuses to run as root: then it runs as `postgres`, or as `nobody` if there is no such user. */
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

async function untilAnswering(server: ChildProcess, address: string): Promise<void> {
  let output = ''
  server.stderr?.on('data', (text: Buffer) => (output = (output + text.toString()).slice(-4_000)))
  const end = performance.now() + START_TIMEOUT_MS
  while (!(await query(address, 'select 1').catch(() => false))) {
    if (isOver(server)) throw new Error(`PostgreSQL ended before it answered:\n${output}`)
    if (performance.now() > end)
      throw new Error(`PostgreSQL did not answer within ${START_TIMEOUT_MS} ms:\n${output}`)
    await new Promise(resolve => setTimeout(resolve, 20))
  }
}

async function query(connectionString: string, statement: string): Promise<true> {
  const client = new pg.Client({ connectionString })
  // A killed server breaks the connection; without a listener the event would end this process.
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
  const port = portOf(server)
  await once(server.close(), 'close')
  return port
}
