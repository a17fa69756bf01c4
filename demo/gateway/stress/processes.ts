import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/**
 * Kills a server and all processes that it has started, which would otherwise finish their work first. They are found
 * by their working directory once the server has ended: it cannot start further ones then.
 *
 * @param folder Working directory of the server's processes.
 */
export function killAll(server: ChildProcess | undefined, folder: string): void {
  if (server?.pid !== undefined && !isOver(server)) {
    kill(server.pid)
    while (isRunning(server.pid)) pause(1)
  }
  for (const pid of processesIn(folder)) kill(pid)
}

/** Resolves when no process runs in the folder. */
export async function allEnded(folder: string): Promise<void> {
  while (processesIn(folder).length > 0) await new Promise(resolve => setTimeout(resolve, 10))
}

/** Whether a process has ended, by itself or by a signal. */
export function isOver({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

/** Ends a process by `end` and waits for its exit. */
export async function endAndWait(server: ChildProcess | undefined, end: () => void): Promise<void> {
  const exited = server && !isOver(server) ? once(server, 'exit') : undefined
  end()
  await exited
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended in the meantime.
  }
}

/** Running processes with this working directory. None without /proc; there the server's processes end by themselves. */
export function processesIn(folder: string): number[] {
  return pids().filter(pid => workingDirectoryOf(pid) === folder && isRunning(pid))
}

function pids(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Boolean)
  } catch {
    return []
  }
}

function workingDirectoryOf(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return undefined
  }
}

/** False for zombies too, which hold no memory and no files. */
function isRunning(pid: number): boolean {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The state follows the name in parentheses, which may itself contain any character.
    return !['Z', 'X'].includes(text.charAt(text.lastIndexOf(')') + 2))
  } catch {
    return false
  }
}

/** Blocks the thread, in ms, so that it can be used while the process exits. */
function pause(duration: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, duration)
}
