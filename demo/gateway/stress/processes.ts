import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'

/** The server and what it has started, which would otherwise finish its work before it notices. */
export function killAll(server: ChildProcess | undefined): readonly number[] {
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

/** Whether a process has ended, by itself or by a signal. */
export function isOver({ exitCode, signalCode }: ChildProcess): boolean {
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
export async function gone(pids: readonly number[]): Promise<void> {
  const runs = (pid: number) => !['Z', 'X', undefined].includes(fieldsOf(pid)?.[0])
  while (pids.some(runs)) await new Promise(resolve => setTimeout(resolve, 10))
}

/** Carries out what ends a process, and waits until it has. */
export async function ended<Result>(server: ChildProcess | undefined, end: () => Result): Promise<Result> {
  const over = server && !isOver(server) ? once(server, 'exit') : undefined
  const result = end()
  await over
  return result
}
