import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import pg from 'pg'

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
  const args = [
    '-D',
    data,
    '-p',
    `${port}`,
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    `unix_socket_directories=${folder}`
  ]
  let server: ChildProcess | undefined
  // Where the run breaks off, nothing of the server stays behind.
  const cleanUp = () => {
    killAll(server)
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', cleanUp)

  async function start(): Promise<number> {
    const began = performance.now()
    server = spawn(join(programs, 'postgres'), args, { ...owner, stdio: ['ignore', 'ignore', 'pipe'] })
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

/** The server and what it has started, which would otherwise finish its work before it notices. */
function killAll(server: ChildProcess | undefined): readonly number[] {
  if (server?.pid === undefined || isOver(server)) return []
  const all = [server.pid, ...childrenOf(server.pid)]
  for (const pid of all) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It ended by itself in the meantime.
    }
  }
  return all
}

function isOver({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

/** From /proc; where there is none, the children notice by themselves that their server is gone. */
function childrenOf(parent: number): number[] {
  try {
    return readdirSync('/proc')
      .map(Number)
      .filter(pid => pid > 0 && parentOf(pid) === parent)
  } catch {
    return []
  }
}

function parentOf(pid: number): number | undefined {
  return Number(fieldsOf(pid)?.[1])
}

/** Fields of /proc/…/stat from the state on. The name before them, in brackets, may hold anything. */
function fieldsOf(pid: number): string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined
  }
}

/** Nothing of a killed server may hold its memory any more when the next one starts. */
async function gone(pids: readonly number[]): Promise<void> {
  const runs = (pid: number) => !['Z', 'X', undefined].includes(fieldsOf(pid)?.[0])
  while (pids.some(runs)) await new Promise(resolve => setTimeout(resolve, 10))
}

async function ended<Result>(server: ChildProcess | undefined, end: () => Result): Promise<Result> {
  const over = server && !isOver(server) ? once(server, 'exit') : undefined
  const result = end()
  await over
  return result
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await once(server.close(), 'close')
  return port
}
