import { randomUUID } from 'node:crypto'
import { link, readFile, rename, unlink, writeFile } from 'node:fs/promises'

/** Locks that this process holds, by the content of their files. */
const heldHere = new Set<string>()

export interface Lock {
  release(): Promise<void>
}

/** Another process uses the folder. Two of them on one embedded database would silently lose what they write. */
export class LockedError extends Error {
  override readonly name = 'LockedError'
}

/**
 * Takes the lock file at `path`, or says at once who has it. The lock of a process that is gone is taken over.
 *
 * @throws {LockedError}
 */
export async function acquireLock(path: string): Promise<Lock> {
  const content = `${process.pid} ${randomUUID()}\n`
  for (let tries = 0; tries < 5; tries += 1) {
    if (await createWhole(path, content)) {
      heldHere.add(content)
      return { release: () => release(path, content) }
    }
    const holder = await readFile(path, 'utf8').catch(() => '')
    if (isAlive(holder)) throw new LockedError(refusalText(path, holder))
    await setAside(path, holder)
  }
  throw new LockedError(`The lock ${path} changes hands too often. Try again.`)
}

/** Nobody ever sees a lock file that is half written: it is written elsewhere and linked into place. */
async function createWhole(path: string, content: string): Promise<boolean> {
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, content, { flag: 'wx' })
  try {
    await link(draft, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    await unlink(draft)
  }
}

/** Removes a dead lock, and puts it back if somebody replaced it by a living one in between. */
async function setAside(path: string, dead: string): Promise<void> {
  const aside = `${path}.${randomUUID()}`
  try {
    await rename(path, aside)
  } catch {
    return
  }
  if ((await readFile(aside, 'utf8')) !== dead) await link(aside, path).catch(() => undefined)
  await unlink(aside)
}

async function release(path: string, content: string): Promise<void> {
  heldHere.delete(content)
  const holder = await readFile(path, 'utf8').catch(() => '')
  if (holder === content) await unlink(path).catch(() => undefined)
}

function isAlive(holder: string): boolean {
  const pid = Number.parseInt(holder, 10)
  // In a container every start has the same process id: a lock with ours, made before us, is a dead one.
  if (!Number.isInteger(pid) || pid <= 0) return false
  if (pid === process.pid) return heldHere.has(holder)
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function refusalText(path: string, holder: string): string {
  const pid = Number.parseInt(holder, 10)
  return (
    `The embedded database is in use by process ${pid} (${path}). ` +
    'Stop that process, or choose another folder with DATA_DIR.'
  )
}
