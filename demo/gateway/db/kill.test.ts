import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { build } from 'vite'

import { trialBalance } from '../money/checks.ts'
import { balanceOf } from '../money/ledger.ts'
import { emptyDatabase } from '../testing/prepared.ts'
import { addPlayer } from '../testing/small-world.ts'
import { connect, type Database } from './connect.ts'

let folder: string
let script: string

beforeAll(async () => {
  folder = await mkdtemp(join(process.cwd(), 'node_modules', '.bnw-kill-'))
  await build({
    configFile: false,
    logLevel: 'silent',
    ssr: { noExternal: [/^@bnw\//] },
    build: {
      ssr: join(import.meta.dirname, '..', 'testing', 'writer.ts'),
      outDir: join(folder, 'out'),
      rolldownOptions: { output: { entryFileNames: 'writer.mjs' } }
    }
  })
  script = join(folder, 'out', 'writer.mjs')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

function start(dataDir: string): ChildProcess {
  const program = `import { write } from ${JSON.stringify(script)}; await write(${JSON.stringify(dataDir)})`
  return spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit']
  })
}

/** Kills with -9 once the process has said so many characters, and gives what it said. */
async function killAfter(child: ChildProcess, characters: number): Promise<string> {
  let said = ''
  child.stdout?.on('data', (chunk: Buffer) => {
    said += chunk.toString()
    if (said.length >= characters) child.kill('SIGKILL')
  })
  await once(child, 'close')
  return said
}

describe('BOX-01 kill -9', () => {
  test('in the middle of writing loses nothing that was acknowledged, and leaves nothing half done', async () => {
    const dataDir = join(folder, 'writing')
    const seed = async (database: Database) => void (await addPlayer(database, { username: 'w' }))
    await (await connect({ dataDir, seed, copy: await emptyDatabase() })).close()
    let acknowledged = 0
    for (const characters of [40, 90, 25]) {
      const said = await killAfter(start(dataDir), characters)
      acknowledged += said.split('+').length - 1
    }
    const { database, close } = await connect({ dataDir })
    const player = await database.query.players.findFirst()
    const balance = Number(await balanceOf(database, player?.id ?? ''))
    expect(balance).toBeGreaterThanOrEqual(acknowledged)
    // What was written and not acknowledged any more: at most the one movement of each life.
    expect(balance - acknowledged).toBeLessThanOrEqual(3)
    expect(await trialBalance(database)).toEqual({ total: 0n, unbalanced: [], differing: [] })
    await close()
  })

  test('during the first start lets the next start succeed', async () => {
    const dataDir = join(folder, 'first')
    for (const delay of [250, 1_200]) {
      const child = start(dataDir)
      const timer = setTimeout(() => child.kill('SIGKILL'), delay)
      await killAfter(child, 60)
      clearTimeout(timer)
    }
    const said = await killAfter(start(dataDir), 10)
    expect(said).toMatch(/^ready\n/)
  })
})
