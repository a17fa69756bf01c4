import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { openPrepared } from '../testing/prepared.ts'
import { connect } from './connect.ts'
import { acquireLock, LOCK_TIMEOUT_MS, LockedError } from './lock.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bnw-lock-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function deadPid(): Promise<number> {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' })
  await once(child, 'exit')
  return child.pid ?? 0
}

describe('BOX-01 one process for each embedded database', () => {
  test('a second one is refused with the id of the first', async () => {
    const living = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
    await writeFile(join(folder, 'db.lock'), `${living.pid} - x\n`)
    await expect(connect({ dataDir: folder })).rejects.toThrow(`in use by process ${living.pid}`)
    expect(LOCK_TIMEOUT_MS).toBeLessThan(1_000)
    living.kill()
  })

  test('the same process cannot open it twice either', async () => {
    const lock = await acquireLock(join(folder, 'db.lock'))
    await expect(acquireLock(join(folder, 'db.lock'))).rejects.toThrow(LockedError)
    await lock.release()
    await (await acquireLock(join(folder, 'db.lock'))).release()
  })

  test('the lock of an ended process is taken over by exactly one of many', async () => {
    const path = join(folder, 'db.lock')
    await writeFile(path, `${await deadPid()} - x\n`)
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => acquireLock(path)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await readFile(path, 'utf8')).toMatch(new RegExp(`^${process.pid} `))
  })

  test('the lock of an ended process whose id is reused is taken over', async () => {
    const living = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
    await writeFile(join(folder, 'db.lock'), `${living.pid} 12 x\n`)
    await (await acquireLock(join(folder, 'db.lock'))).release()
    living.kill()
  })

  test('a left-over guard file is ignored', async () => {
    const path = join(folder, 'db.lock')
    const pid = await deadPid()
    await writeFile(path, `${pid} - x\n`)
    await writeFile(`${path}.guard`, `${pid} - y\n`)
    await (await acquireLock(path)).release()
    expect(await readdir(folder)).toEqual([])
  })

  test('a lock with our own process id from an earlier container is taken over', async () => {
    const path = join(folder, 'db.lock')
    await writeFile(path, `${process.pid} - from-an-earlier-container\n`)
    await (await acquireLock(path)).release()
  })

  test('an interrupted first start leaves no database', async () => {
    const seed = () => Promise.reject(new Error('cut off'))
    await expect(connect({ dataDir: folder, seed, openNew: openPrepared })).rejects.toThrow('cut off')
    let seeded = 0
    const count = async () => void (seeded += 1)
    const connection = await connect({ dataDir: folder, seed: count, openNew: openPrepared })
    await connection.close()
    const again = await connect({ dataDir: folder, seed: count, openNew: openPrepared })
    await again.close()
    expect(seeded).toBe(1)
  })
})
