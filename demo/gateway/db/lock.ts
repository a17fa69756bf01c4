import { randomUUID } from 'node:crypto'
import { link, readFile, rename, unlink, writeFile } from 'node:fs/promises'

export interface Lock {
  release(): Promise<void>
}

/** Another process uses the folder. Two processes on one embedded database would silently lose data. */
export class LockedError extends Error {
  override readonly name = 'LockedError'
}

/** Contents of the lock files that this process holds or is acquiring. */
const heldHere = new Set<string>()

/** How long to retry, since a process that was killed just before may still be exiting. */
export const LOCK_TIMEOUT_MS = 500
const RETRY_DELAY_MS = 20
/** Maximum nesting of guards; each level needs another process that was killed within a few ms. */
const MAX_DEPTH = 4

/**
 * Acquires the lock file at `path`, replacing the lock of a process that has ended.
 *
 * @throws {LockedError} Names the process that holds it.
 */
export function acquireLock(path: string): Promise<Lock> {
  return acquire(path, { depth: 0, deadline: Date.now() + LOCK_TIMEOUT_MS })
}

interface Attempt {
  depth: number
  /** When to give up, in ms since 1970. */
  deadline: number
}

async function acquire(path: string, attempt: Attempt): Promise<Lock> {
  const content = `${process.pid} ${(await startOf(process.pid)) ?? '-'} ${randomUUID()}\n`
  const draft = `${path}.${randomUUID()}`
  heldHere.add(content)
  // Written under another name and linked, so that a lock file is always complete.
  await writeFile(draft, content, { flag: 'wx' })
  try {
    for (;;) {
      if (await linkNew(draft, path)) break
      const holder = await read(path)
      const isDead = !(await isAlive(holder))
      if (isDead && (await replaceDead({ path, holder, draft }, attempt))) break
      if (Date.now() > attempt.deadline) throw new LockedError(refusalText(path, holder))
      await new Promise(resolve => setTimeout(resolve, RETRY_DELAY_MS))
    }
    return { release: () => release(path, content) }
  } catch (error) {
    heldHere.delete(content)
    throw error
  } finally {
    await unlink(draft).catch(() => undefined)
  }
}

async function linkNew(draft: string, path: string): Promise<boolean> {
  try {
    await link(draft, path)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

/**
 * Replaces the lock of a process that has ended. A guard lock makes sure that one process does so, after checking the
 * file again: it is never missing in between and never replaced twice.
 */
async function replaceDead(
  { path, holder, draft }: { path: string; holder: string; draft: string },
  { depth, deadline }: Attempt
): Promise<boolean> {
  if (depth >= MAX_DEPTH) return false
  let guard: Lock
  try {
    guard = await acquire(`${path}.guard`, { depth: depth + 1, deadline })
  } catch (error) {
    if (error instanceof LockedError) return false
    throw error
  }
  try {
    if ((await read(path)) !== holder || holder === '') return false
    await rename(draft, path)
    return true
  } finally {
    await guard.release()
  }
}

async function release(path: string, content: string): Promise<void> {
  if ((await read(path)) === content) await unlink(path).catch(() => undefined)
  heldHere.delete(content)
}

function read(path: string): Promise<string> {
  return readFile(path, 'utf8').catch(() => '')
}

/**
 * Whether the process that wrote this lock still runs. Process ids are reused, in a container at every start, so the
 * start time has to match too, where /proc provides it.
 */
async function isAlive(holder: string): Promise<boolean> {
  const [number = '', start = '-'] = holder.split(' ')
  const pid = Number(number)
  if (!Number.isInteger(pid) || pid <= 0) return false
  if (pid === process.pid) return heldHere.has(holder)
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (codeOf(error) !== 'EPERM') return false
  }
  if (await isZombie(pid)) return false
  const found = await startOf(pid)
  return start === '-' || found === undefined || found === start
}

/** Ended, but not yet reaped by its parent. */
async function isZombie(pid: number): Promise<boolean> {
  const [state] = await processFields(pid)
  return state === 'Z' || state === 'X'
}

/** Start time of a process, in ticks since boot; undefined without /proc. */
async function startOf(pid: number): Promise<string | undefined> {
  return (await processFields(pid))[19]
}

/** Fields of /proc/…/stat from the state on; empty without /proc. */
async function processFields(pid: number): Promise<string[]> {
  const text = await read(`/proc/${pid}/stat`)
  // The name in parentheses may contain any character, so the fields are counted after it.
  return text ? text.slice(text.lastIndexOf(')') + 2).split(' ') : []
}

/** The code of an error of Node, such as `EEXIST`. */
function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}

function refusalText(path: string, holder: string): string {
  const number = Number.parseInt(holder, 10)
  return (
    `The embedded database is in use by ${number ? `process ${number}` : 'another process'} (${path}). ` +
    'Stop that process, or choose another folder with DATA_DIR.'
  )
}
