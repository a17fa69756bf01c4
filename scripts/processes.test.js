// @ts-check
import { spawn } from 'node:child_process'
import { once } from 'node:events'

import { expect, test } from 'vitest'

import { runCommand } from './processes.js'

const MODULE = new URL('processes.js', import.meta.url).href

/** Runs three commands, two at a time, that write their process id and never end. */
const SCRIPT = `
  import { inPairs, runCommand } from ${JSON.stringify(MODULE)}
  const command = ['node', '-e', 'console.log(process.pid); setInterval(() => undefined, 1_000)']
  await inPairs([1, 2, 3], () => runCommand(command, { cwd: '.', limit: 60, show: true }))
`

test('an interrupt ends the running commands and starts no further one', async () => {
  const run = spawn(process.execPath, ['--input-type=module', '-e', SCRIPT])
  let output = ''
  run.stdout.setEncoding('utf8').on('data', text => (output += text))
  const pids = () => output.trim().split('\n').filter(Boolean).map(Number)
  await expect.poll(pids, { timeout: 20_000 }).toHaveLength(2)

  run.kill('SIGINT')

  // The output is closed once both commands, which write to it, have ended.
  expect(await once(run, 'close')).toEqual([130, null])
  expect(pids()).toHaveLength(2)
})

test('a command that does not end in time is stopped and has failed', async () => {
  const command = ['node', '-e', 'setInterval(() => undefined, 1_000)']

  expect(await runCommand(command, { cwd: '.', limit: 0.1 })).toMatchObject({
    ok: false,
    output: '\nStopped after 0.1 s.'
  })
})
