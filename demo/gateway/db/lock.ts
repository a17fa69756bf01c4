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

/** Taking over is a matter of a few ms. */
const TRIES = 20
const BETWEEN_TRIES = 20
/** Guards of guards: each further one needs a process that was killed within those few ms. */
const DEEPEST = 4

/**
 * Takes the lock file at `path`, or says at once who has it. The lock of a process that is gone is taken over.
 *
 * @throws {LockedError}
 */
export function acquireLock(path: string): Promise<Lock> {
  return acquire(path, 0)
}

async function acquire(path: string, depth: number): Promise<Lock> {
  const content = `${process.pid} ${(await startOf(process.pid)) ?? '-'} ${randomUUID()}\n`
  const draft = `${path}.${randomUUID()}`
  heldHere.add(content)
  // Written elsewhere and moved into place, so that nobody ever sees half a lock.
  await writeFile(draft, content, { flag: 'wx' })
  try {
    for (let tries = 0; tries < TRIES; tries += 1) {
      if (await linkNew(draft, path)) return { release: () => release(path, content) }
      const holder = await read(path)
      if (await isAlive(holder)) throw new LockedError(refusalText(path, holder))
      if (await replaceDead({ path, holder, draft }, depth)) return { release: () => release(path, content) }
      await new Promise(resolve => setTimeout(resolve, BETWEEN_TRIES))
    }
    throw new LockedError(`The lock ${path} changes hands too often. Try again.`)
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
  depth: number
): Promise<boolean> {
  if (depth >= DEEPEST) return false
  let guard: Lock
  try {
    guard = await acquire(`${path}.guard`, depth + 1)
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
  const found = await startOf(pid)
  return start === '-' || found === undefined || found === start
}

/** When a process began, in ticks since the system did; undefined where there is no /proc. */
async function startOf(pid: number): Promise<string | undefined> {
  const text = await read(`/proc/${pid}/stat`)
  // The name in brackets may hold anything; the fields are counted from behind it.
  return text.slice(text.lastIndexOf(')') + 2).split(' ')[19]
}

function refusalText(path: string, holder: string): string {
  return (
    `The embedded database is in use by process ${Number.parseInt(holder, 10)} (${path}). ` +
    'Stop that process, or choose another folder with DATA_DIR.'
  )
}
