import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { allEnded, endAndWait, killAll, processesIn } from './processes.ts'

/** Starts child processes, each in a session of its own, as fast as it can; ends with the test, even if that is killed. */
const FORKING = `
const { spawn } = require('node:child_process')
process.stdin.on('end', () => process.exit()).resume()
setInterval(() => spawn('sleep', ['60'], { detached: true, stdio: 'ignore' }), 1)
`

test.skipIf(!existsSync('/proc/self/cwd'))(
  'killAll also ends children that start during the kill',
  async () => {
    const folder = await realpath(await mkdtemp(join(tmpdir(), 'bnw-processes-')))
    const server = spawn(process.execPath, ['-e', FORKING], {
      cwd: folder,
      stdio: ['pipe', 'ignore', 'ignore']
    })
    try {
      await expect.poll(() => processesIn(folder).length).toBeGreaterThan(3)
      await endAndWait(server, () => killAll(server, folder))
      await allEnded(folder)
      expect(processesIn(folder)).toEqual([])
    } finally {
      server.stdin.end()
      await rm(folder, { recursive: true, force: true })
    }
  }
)
