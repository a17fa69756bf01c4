import { randomUUID } from 'node:crypto'
import { link, readFile, rename, unlink, writeFile } from 'node:fs/promises'

export interface Lock {
  release(): Promise<void>
}

/** Another process uses the folder. Two of them on one embedded database would silently lose what they write. */
export class LockedError extends Error {
  override readonly name = 'LockedError'
}

/** Locks that this process holds or is about to, by the content of their files. */
const heldHere = new Set<string>()

/** A process that was killed a moment ago may still be on its way out; the refusal comes within a second. */
const PATIENCE = 500
const BETWEEN_TRIES = 20
/** Guards of guards: each further one needs a process that was killed within those few ms. */
const DEEPEST = 4

/**
 * Takes the lock file at `path`, or says at once who has it. The lock of a process that is gone is taken over.
 *
 * @throws {LockedError}
 */
export function acquireLock(path: string): Promise<Lock> {
  return acquire(path, { depth: 0, deadline: Date.now() + PATIENCE })
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
  // Written elsewhere and moved into place, so that nobody ever sees half a lock.
  await writeFile(draft, content, { flag: 'wx' })
  try {
    for (;;) {
      if (await linkNew(draft, path)) break
      const holder = await read(path)
      const isDead = !(await isAlive(holder))
      if (isDead && (await replaceDead({ path, holder, draft }, attempt))) break
      if (Date.now() > attempt.deadline) throw new LockedError(refusalText(path, holder))
      await new Promise(resolve => setTimeout(resolve, BETWEEN_TRIES))
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
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/**
 * Puts our lock in the place of a dead one. Of several who want to, the one who holds the guard does it, and looks
 * again before: the file is never missing in between and never replaced twice.
 */
async function replaceDead(
  { path, holder, draft }: { path: string; holder: string; draft: string },
  { depth, deadline }: Attempt
): Promise<boolean> {
  if (depth >= DEEPEST) return false
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
 * Whether the process that wrote this lock still runs. Numbers of processes are used again, in a container at every
 * start: so the time when the process began has to agree too, where the system tells it.
 */
async function isAlive(holder: string): Promise<boolean> {
  const [number = '', start = '-'] = holder.split(' ')
  const pid = Number(number)
  if (!Number.isInteger(pid) || pid <= 0) return false
  if (pid === process.pid) return heldHere.has(holder)
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  if (await isZombie(pid)) return false
  const found = await startOf(pid)
  return start === '-' || found === undefined || found === start
}

/** Dead already, and waiting for its parent to look. */
async function isZombie(pid: number): Promise<boolean> {
  const [state] = await processFields(pid)
  return state === 'Z' || state === 'X'
}

/** When a process began, in ticks since the system did; undefined where there is no /proc. */
async function startOf(pid: number): Promise<string | undefined> {
  return (await processFields(pid))[19]
}

/** Fields of /proc/…/stat from the state on; none where there is no /proc. */
async function processFields(pid: number): Promise<string[]> {
  const text = await read(`/proc/${pid}/stat`)
  // The name in brackets may hold anything; the fields are counted from behind it.
  return text ? text.slice(text.lastIndexOf(')') + 2).split(' ') : []
}

function refusalText(path: string, holder: string): string {
  const number = Number.parseInt(holder, 10)
  return (
    `The embedded database is in use by ${number ? `process ${number}` : 'another process'} (${path}). ` +
    'Stop that process, or choose another folder with DATA_DIR.'
  )
}
