// @ts-check
/** Runs commands with a time limit, two at a time. */
import { spawn } from 'node:child_process'

/**
 * @typedef {object} Outcome
 * @property {boolean} ok The command exited with 0 within the limit.
 * @property {string} output Both streams, in order; empty with `show`.
 * @property {number} seconds
 */

/**
 * Runs a command in a process group of its own, so that the timeout also ends its children. An interrupt ends this process
 * with it: what would follow must neither start nor take the command for a failed one.
 * @param {string[]} command The program and its arguments.
 * @param {{ cwd: string, limit: number, show?: boolean, env?: NodeJS.ProcessEnv }} options
 *   `limit` in seconds. With `show` the output goes to the terminal.
 * @returns {Promise<Outcome>} Never rejects: a command that cannot start has failed.
 */
export function runCommand([name = '', ...args], { cwd, limit, show = false, env = process.env }) {
  const start = performance.now()
  const stdio = show ? 'inherit' : 'pipe'
  const program = name === 'node' ? process.execPath : name
  const child = spawn(program, args, { cwd, env, detached: true, stdio: ['ignore', stdio, stdio] })
  let output = ''
  const write = (/** @type {string} */ text) => (show ? console.error(text) : (output += text))
  child.stdout?.setEncoding('utf8').on('data', write)
  child.stderr?.setEncoding('utf8').on('data', write)
  const stop = () => killGroup(child.pid)
  const timer = setTimeout(() => {
    write(`\nStopped after ${limit} s.`)
    stop()
  }, limit * 1000)
  process.on('exit', stop).on('SIGINT', interrupt).on('SIGTERM', interrupt)
  return new Promise(resolve => {
    const end = (/** @type {boolean} */ ok) => {
      clearTimeout(timer)
      process.off('exit', stop).off('SIGINT', interrupt).off('SIGTERM', interrupt)
      resolve({ ok, output, seconds: (performance.now() - start) / 1000 })
    }
    child.once('error', error => {
      write(error.message)
      end(false)
    })
    child.once('close', code => end(code === 0))
  })
}

/**
 * Calls `work` for each item, two at a time, in the order of the list.
 * @template Item @param {readonly Item[]} items @param {(item: Item) => Promise<void>} work
 */
export async function inPairs(items, work) {
  const queue = [...items]
  const worker = async () => {
    for (let item = queue.shift(); item; item = queue.shift()) await work(item)
  }
  await Promise.all([worker(), worker()])
}

/** Ends this process as a shell reports an interrupted one. */
function interrupt() {
  process.exit(130)
}

function killGroup(/** @type {number | undefined} */ pid) {
  try {
    if (pid) process.kill(-pid, 'SIGKILL')
  } catch {
    // It has already ended.
  }
}
