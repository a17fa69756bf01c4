import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { build } from 'vite'

import { findPostgres } from '../../../scripts/find-postgres.js'
import { connect, type Database } from '../db/connect.ts'
import { emptyDatabase } from '../testing/prepared.ts'
import { kill, lookAt, NOTHING_LOST, startWriter, type Life, type Run } from './lives.ts'
import { backendsWith, LONG, record, size } from './proof.ts'
import { fill, type WriterOptions } from './writer.ts'

let folder: string
let script: string

beforeAll(async () => {
  folder = await mkdtemp(join(process.cwd(), 'node_modules', '.bnw-money-'))
  script = await buildWriter(folder)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Makes a program of `writer.ts` for Node, with all that it needs. Gives its path. */
async function buildWriter(folder: string): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'silent',
    ssr: { noExternal: [/^@bnw\//] },
    build: {
      ssr: join(import.meta.dirname, 'writer.ts'),
      outDir: join(folder, 'out'),
      rolldownOptions: { output: { entryFileNames: 'writer.mjs' } }
    }
  })
  return join(folder, 'out', 'writer.mjs')
}

/** The world of the sandbox makes the first start longer, and the quick form too long. */
const IS_WHOLE = size(0, 1) === 1

describe.each(backendsWith(findPostgres()))('BOX-01 kill -9 on $name', backend => {
  beforeAll(() => backend.start())
  afterAll(() => backend.stop())

  let places = 0

  /** Where a database of its own is to be. */
  async function newPlace(): Promise<Pick<WriterOptions, 'dataDir' | 'databaseUrl'>> {
    const { postgres } = backend
    if (postgres) return { databaseUrl: await postgres.newDatabase() }
    places += 1
    return { dataDir: join(folder, `data-${places}`) }
  }

  /** Made here, so that the lives of the writer are spent on writing. */
  async function newFilledPlace() {
    const place = await newPlace()
    const seed = (database: Database) => fill(database, false)
    await (await connect({ ...place, seed, copy: await emptyDatabase() })).close()
    return { ...place, isWhole: false }
  }

  /** Kills the writer, and the server under it. Gives the ms until the server was there again. */
  async function killAll(run: Run): Promise<{ life: Life; back: number }> {
    await backend.postgres?.kill()
    const life = await kill(run)
    return { life, back: (await backend.postgres?.start()) ?? 0 }
  }

  test('W2 under load loses nothing that was called done, and leaves nothing half done', LONG, async () => {
    const kills = size(3, 100)
    const place = await newFilledPlace()
    const acknowledged: string[] = []
    const restarts: number[] = []
    for (let nth = 0; nth < kills; nth += 1) {
      const run = startWriter(script, place)
      await run.reached(5 + ((nth * 37) % 60))
      const { life, back } = await killAll(run)
      expect(life.opened, life.complaint).toBeDefined()
      acknowledged.push(...life.acknowledged)
      restarts.push(backend.postgres ? back : (life.opened ?? 0))
    }
    const found = await lookAt(place, acknowledged)
    expect(found).toEqual(NOTHING_LOST)
    expect(acknowledged.length).toBeGreaterThan(kills * 5)
    const { median, longest } = spreadOf(restarts)
    record({
      id: 'W2',
      backend: backend.name,
      text: `${kills} kills, ${acknowledged.length} acknowledged: 0 lost, 0 half done; back after ${median} ms, at most ${longest} ms`
    })
  })

  test('W3 during the first start lets the next start succeed', LONG, async () => {
    const kills = size(1, 20)
    const first = startWriter(script, { ...(await newPlace()), isWhole: IS_WHOLE })
    const began = performance.now()
    await first.reached(0)
    const whole = performance.now() - began
    await kill(first)
    const moments = { early: 0, late: 0 }
    for (let nth = 0; nth < kills; nth += 1) {
      const place = { ...(await newPlace()), isWhole: IS_WHOLE }
      const cut = startWriter(script, place)
      const timer = setTimeout(() => cut.child.kill('SIGKILL'), (whole * (nth + 0.5)) / kills)
      // On a quick start the moment comes too late: then it is killed at work.
      await cut.reached(1)
      clearTimeout(timer)
      const { life } = await killAll(cut)
      moments[life.opened === undefined ? 'early' : 'late'] += 1
      const next = startWriter(script, place)
      await next.reached(1)
      const second = await kill(next)
      expect(second.opened, second.complaint).toBeDefined()
      const found = await lookAt(place, [...life.acknowledged, ...second.acknowledged])
      expect(found).toEqual(NOTHING_LOST)
    }
    record({
      id: 'W3',
      backend: backend.name,
      text: `${kills} kills, ${moments.early} of them before the end of the first start: ${kills} of ${kills} started again, filled once`
    })
  })

  test('W4 two processes lose nothing: one has the folder, or both share the server', LONG, async () => {
    const place = await newFilledPlace()
    const first = startWriter(script, place)
    await first.reached(10)
    const began = performance.now()
    const second = startWriter(script, place)
    if (backend.postgres) await second.reached(10)
    else await second.over
    const refusal = Math.round(performance.now() - began)
    await first.reached(40)
    const lives = [await kill(first), await kill(second)]
    if (backend.postgres) expect(lives[1]?.acknowledged.length).toBeGreaterThan(9)
    else {
      expect(lives[1]?.opened).toBeUndefined()
      expect(lives[1]?.complaint).toContain(`in use by process ${first.child.pid}`)
    }
    // The lock of the first, which is dead now, is no obstacle.
    const third = startWriter(script, place)
    await third.reached(5)
    lives.push(await kill(third))
    const acknowledged = lives.flatMap(life => life.acknowledged)
    expect(await lookAt(place, acknowledged)).toEqual(NOTHING_LOST)
    const outcome = backend.postgres
      ? 'a second process writes beside the first'
      : `a second process is refused by name, ${refusal} ms after its start; the lock of a dead one is taken over`
    record({
      id: 'W4',
      backend: backend.name,
      text: `${outcome}; ${acknowledged.length} acknowledged: 0 lost`
    })
  })
})

function spreadOf(durations: readonly number[]): { median: number; longest: number } {
  const sorted = [...durations].sort((one, other) => one - other).map(Math.round)
  return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, longest: sorted.at(-1) ?? 0 }
}
