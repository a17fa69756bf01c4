import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'
import { build } from 'vite'

import { connect, type Database } from '../db/connect.ts'
import { openPrepared } from '../testing/prepared.ts'
import { testGateway } from '../testing/client.ts'
import { describeOnBackends } from './backends.ts'
import { findHalfDone, NOTHING_HALF_DONE } from './half-done.ts'
import { createMoneyPlayer, repeatMoney, requestsOf } from './money-player.ts'
import { AT_ONCE, type SentMoney } from './money-writer.ts'
import { record } from '../testing/figures.ts'
import { LONG, size } from '../testing/sizes.ts'
import { inspect, kill, NOTHING_LOST, startWriter } from './writer-process.ts'
import type { WriterProcess, WriterResult } from './writer-process.ts'
import { fill, type WriterOptions } from './writer.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(process.cwd(), 'node_modules', '.bnw-stress-'))
  await buildWriters()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const program = (name: 'writer' | 'money-writer') => join(folder, `${name}.mjs`)

/** Bundles the programs for Node. */
async function buildWriters(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'silent',
    ssr: { noExternal: [/^@bnw\//] },
    build: {
      ssr: true,
      outDir: folder,
      rolldownOptions: {
        input: ['writer', 'money-writer'].map(name => join(import.meta.dirname, `${name}.ts`)),
        output: { entryFileNames: '[name].mjs' }
      }
    }
  })
}

/** Bonuses that one writer claims. */
const BONUSES = 20

/** The full seed makes the first start longer, too long for the short form. */
const IS_FULL_SEED = size(0, 1) === 1

describeOnBackends('BOX-01 kill -9', backend => {
  let folders = 0

  /** Location of a new database. */
  async function newLocation(): Promise<Pick<WriterOptions, 'dataDir' | 'databaseUrl'>> {
    const { postgres } = backend
    if (postgres) return { databaseUrl: await postgres.newDatabase() }
    folders += 1
    return { dataDir: join(folder, `data-${folders}`) }
  }

  /** A database with the two players, so that the writers start to write at once. */
  async function newFilledLocation() {
    const location = await newLocation()
    const seed = (database: Database) => fill(database, false)
    await (await connect({ ...location, seed, openNew: openPrepared })).close()
    return { ...location, isFullSeed: false }
  }

  /** Kills the server, if any, and the writer. `restartedAfter`: ms until the server answered again. */
  async function killAll(writer: WriterProcess): Promise<{ result: WriterResult; restartedAfter: number }> {
    await backend.postgres?.kill()
    const result = await kill(writer)
    return { result, restartedAfter: (await backend.postgres?.start()) ?? 0 }
  }

  test('W2 under load loses no acknowledged request and leaves none incomplete', LONG, async () => {
    const kills = size(1, 100)
    const location = await newFilledLocation()
    const acknowledged: string[] = []
    const restarts: number[] = []
    for (let index = 0; index < kills; index += 1) {
      const writer = startWriter(program('writer'), location)
      await writer.reached(5 + ((index * 37) % 60))
      const { result, restartedAfter } = await killAll(writer)
      expect(result.openedAfter, result.errors).toBeDefined()
      acknowledged.push(...result.acknowledged)
      restarts.push(backend.postgres ? restartedAfter : (result.openedAfter ?? 0))
    }
    const found = await inspect(location, acknowledged)
    expect(found).toEqual(NOTHING_LOST)
    expect(acknowledged.length).toBeGreaterThanOrEqual(kills * 5)
    const { median, longest } = spreadOf(restarts)
    record({
      id: 'W2',
      subject: backend.name,
      text: `${kills} kills, ${acknowledged.length} acknowledged: 0 lost, 0 incomplete; restarted after ${median} ms, at most ${longest} ms`
    })
  })

  test('W2 during every call that moves money leaves one outcome of each request', LONG, async () => {
    const kills = size(1, 40)
    const location = await newLocation()
    const player = await createMoneyPlayer(location, kills * BONUSES)
    const sent: SentMoney[] = []
    for (let index = 0; index < kills; index += 1) {
      const bonuses = player.bonuses.splice(0, BONUSES)
      const writer = startWriter(program('money-writer'), { ...location, player: { ...player, bonuses } })
      await writer.reached(60 + ((index * 37) % 120))
      const { result } = await killAll(writer)
      expect(result.openedAfter, result.errors).toBeDefined()
      sent.push(...result.acknowledged.map(line => JSON.parse(line) as SentMoney))
    }
    const gateway = await testGateway({ ...location, decideAfter: AT_ONCE, now: Date.now })
    try {
      expect(await findHalfDone(gateway.database)).toEqual(NOTHING_HALF_DONE)
      const requests = requestsOf(sent)
      expect(await repeatMoney(gateway, player, requests)).toEqual([])
      expect(await findHalfDone(gateway.database)).toEqual(NOTHING_HALF_DONE)
      const open = requests.filter(({ answer }) => !answer).length
      record({
        id: 'W2',
        subject: backend.name,
        text: `${kills} kills during calls of every kind: ${requests.length} requests, ${open} unanswered; a repeat of each has one outcome, nothing half done`
      })
    } finally {
      await gateway.close()
    }
  })

  test('W3 during the first start lets the next start succeed', LONG, async () => {
    const kills = size(1, 20)
    const first = startWriter(program('writer'), { ...(await newLocation()), isFullSeed: IS_FULL_SEED })
    const startedAt = performance.now()
    await first.reached(0)
    const startDuration = performance.now() - startedAt
    await kill(first)
    const kinds = { early: 0, late: 0 }
    for (let index = 0; index < kills; index += 1) {
      const location = { ...(await newLocation()), isFullSeed: IS_FULL_SEED }
      const killed = startWriter(program('writer'), location)
      const timer = setTimeout(() => killed.child.kill('SIGKILL'), (startDuration * (index + 0.5)) / kills)
      // If it starts faster than the timer, it is killed while writing.
      await killed.reached(1)
      clearTimeout(timer)
      const { result } = await killAll(killed)
      kinds[result.openedAfter === undefined ? 'early' : 'late'] += 1
      const next = startWriter(program('writer'), location)
      await next.reached(1)
      const second = await kill(next)
      expect(second.openedAfter, second.errors).toBeDefined()
      const found = await inspect(location, [...result.acknowledged, ...second.acknowledged])
      expect(found).toEqual(NOTHING_LOST)
    }
    record({
      id: 'W3',
      subject: backend.name,
      text: `${kills} kills, ${kinds.early} of them before the end of the first start: ${kills} of ${kills} started again, seeded once`
    })
  })

  test(
    'W4 with two processes loses nothing: one locks the folder, or both share the server',
    LONG,
    async () => {
      const location = await newFilledLocation()
      const first = startWriter(program('writer'), location)
      await first.reached(10)
      const startedAt = performance.now()
      const second = startWriter(program('writer'), location)
      if (backend.postgres) await second.reached(10)
      else await second.result
      const refusal = Math.round(performance.now() - startedAt)
      await first.reached(40)
      const results = [await kill(first), await kill(second)]
      if (backend.postgres) expect(results[1]?.acknowledged.length).toBeGreaterThan(9)
      else {
        expect(results[1]?.openedAfter).toBeUndefined()
        expect(results[1]?.errors).toContain(`in use by process ${first.child.pid}`)
      }
      // The lock of the first, which has been killed, is taken over.
      const third = startWriter(program('writer'), location)
      await third.reached(5)
      results.push(await kill(third))
      const acknowledged = results.flatMap(result => result.acknowledged)
      expect(await inspect(location, acknowledged)).toEqual(NOTHING_LOST)
      const outcome = backend.postgres
        ? 'a second process writes beside the first'
        : `a second process is refused ${refusal} ms after its start; the lock of a killed one is taken over`
      record({
        id: 'W4',
        subject: backend.name,
        text: `${outcome}; ${acknowledged.length} acknowledged: 0 lost`
      })
    }
  )
})

function spreadOf(durations: readonly number[]): { median: number; longest: number } {
  const sorted = [...durations].sort((one, other) => one - other).map(Math.round)
  return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, longest: sorted.at(-1) ?? 0 }
}
