// @ts-check
/** Runs one program of many, watches its time, and keeps what it says for those who want to read it. */
import { spawn } from 'node:child_process'

/**
 * @typedef {object} Outcome
 * @property {boolean} ok
 * @property {string} output Both streams in the order in which they came; empty where they went to the terminal.
 * @property {number} seconds
 */

/**
 * Runs a program in a process group of its own, so that its children go with it when the time is over.
 * @param {string[]} command The program and its arguments.
 * @param {{ cwd: string, limit: number, show?: boolean, env?: NodeJS.ProcessEnv }} options
 *   `limit` in seconds. `show` lets the program write to our terminal.
 * @returns {Promise<Outcome>} It never rejects: a program that cannot start has failed.
 */
export function runStep([name = '', ...args], { cwd, limit, show = false, env = process.env }) {
  const began = performance.now()
  const program = name === 'node' ? process.execPath : name
  const child = spawn(program, args, {
    cwd,
    env,
    detached: true,
    stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe']
  })
  let output = ''
  child.stdout?.setEncoding('utf8').on('data', text => (output += text))
  child.stderr?.setEncoding('utf8').on('data', text => (output += text))
  const stop = () => stopGroup(child.pid)
  const timer = setTimeout(() => {
    output += `\nStopped after ${limit} s.`
    if (show) console.error(`Stopped after ${limit} s.`)
    stop()
  }, limit * 1000)
  process.on('SIGINT', stop).on('SIGTERM', stop)
  return new Promise(resolve => {
    const end = (/** @type {boolean} */ ok) => {
      clearTimeout(timer)
      process.off('SIGINT', stop).off('SIGTERM', stop)
      resolve({ ok, output, seconds: (performance.now() - began) / 1000 })
    }
    child.once('error', error => {
      output += error.message
      end(false)
    })
    child.once('close', code => end(code === 0))
  })
}

/**
 * Does a piece of work for each item, two at a time: what nobody has begun yet, in the order of the list.
 * @template Item @param {readonly Item[]} items @param {(item: Item) => Promise<void>} work
 */
export async function inPairs(items, work) {
  const waiting = [...items]
  const workOn = async () => {
    for (let item = waiting.shift(); item; item = waiting.shift()) await work(item)
  }
  await Promise.all([workOn(), workOn()])
}

function stopGroup(/** @type {number | undefined} */ pid) {
  try {
    if (pid) process.kill(-pid, 'SIGKILL')
  } catch {
    // It ended by itself in the meantime.
  }
}
