import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { build } from 'vite'

import { connect, type Database } from '../db/connect.ts'
import { rowsOf } from '../db/database.ts'
import { trialBalance } from '../money/checks.ts'
import { emptyDatabase } from '../testing/prepared.ts'
import { findPostgres } from '../../../scripts/find-postgres.js'
import { backendsWith, LONG, record, size } from './proof.ts'
import { fill, SUM, type WriterOptions } from './writer.ts'

let folder: string
let script: string

beforeAll(async () => {
  folder = await mkdtemp(join(process.cwd(), 'node_modules', '.bnw-money-'))
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
  script = join(folder, 'out', 'writer.mjs')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** What a writer has said, as far as it came to say it. */
interface Life {
  /** Ms until its database was open; undefined where it never was. */
  opened: number | undefined
  /** Ids of the requests that it called done. */
  acknowledged: string[]
  complaint: string
}

interface Run {
  child: ChildProcess
  over: Promise<Life>
  /** Resolves when it has called so many requests done; with 0, when it is ready. */
  reached(count: number): Promise<void>
}

function startWriter(options: WriterOptions): Run {
  const program = `import { write } from ${JSON.stringify(script)}; await write(${JSON.stringify(options)})`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'pipe']
  })
  const said = { out: '', complaint: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said.out += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said.complaint += text))
  const over = once(child, 'close').then(() => lifeOf(said))
  const reached = (count: number) =>
    new Promise<void>(resolve => {
      const look = () => said.out.split('\n').length > count + 1 && resolve()
      child.stdout.on('data', look)
      child.once('close', () => resolve())
      look()
    })
  return { child, over, reached }
}

/** Only whole lines count: of the last one, the end may be missing. */
function lifeOf({ out, complaint }: { out: string; complaint: string }): Life {
  const [ready = '', ...acknowledged] = out.split('\n').slice(0, -1)
  return { opened: ready ? Number(ready.slice('ready '.length)) : undefined, acknowledged, complaint }
}

async function kill({ child, over }: Run): Promise<Life> {
  child.kill('SIGKILL')
  return over
}

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
      const run = startWriter(place)
      await run.reached(5 + ((nth * 37) % 60))
      const { life, back } = await killAll(run)
      expect(life.opened, life.complaint).toBeDefined()
      acknowledged.push(...life.acknowledged)
      restarts.push(backend.postgres ? back : (life.opened ?? 0))
    }
    const found = await lookAt(place, acknowledged)
    expect(found).toEqual({ lost: 0, halves: 0, sum: SUM, books: BALANCED })
    expect(acknowledged.length).toBeGreaterThan(kills * 5)
    const { median, longest } = spreadOf(restarts)
    record({
      id: 'W2',
      backend: backend.name,
      text: `${kills} kills, ${acknowledged.length} acknowledged: 0 lost, 0 half done; back after ${median} ms, at most ${longest} ms`
    })
  })

  test('W3 during the first start lets the next start succeed', LONG, async () => {
    const kills = size(2, 20)
    const first = startWriter({ ...(await newPlace()), isWhole: IS_WHOLE })
    const began = performance.now()
    await first.reached(0)
    const whole = performance.now() - began
    await kill(first)
    const moments = { early: 0, late: 0 }
    for (let nth = 0; nth < kills; nth += 1) {
      const place = { ...(await newPlace()), isWhole: IS_WHOLE }
      const cut = startWriter(place)
      const timer = setTimeout(() => cut.child.kill('SIGKILL'), (whole * (nth + 0.5)) / kills)
      // On a quick start the moment comes too late: then it is killed at work.
      await cut.reached(1)
      clearTimeout(timer)
      const { life } = await killAll(cut)
      moments[life.opened === undefined ? 'early' : 'late'] += 1
      const next = startWriter(place)
      await next.reached(1)
      const second = await kill(next)
      expect(second.opened, second.complaint).toBeDefined()
      const found = await lookAt(place, [...life.acknowledged, ...second.acknowledged])
      expect(found).toEqual({ lost: 0, halves: 0, sum: SUM, books: BALANCED })
    }
    record({
      id: 'W3',
      backend: backend.name,
      text: `${kills} kills, ${moments.early} of them before the end of the first start: ${kills} of ${kills} started again, filled once`
    })
  })

  test('W4 two processes lose nothing: one has the folder, or both share the server', LONG, async () => {
    const place = await newFilledPlace()
    const first = startWriter(place)
    await first.reached(10)
    const began = performance.now()
    const second = startWriter(place)
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
    const third = startWriter(place)
    await third.reached(5)
    lives.push(await kill(third))
    const acknowledged = lives.flatMap(life => life.acknowledged)
    expect(await lookAt(place, acknowledged)).toEqual({ lost: 0, halves: 0, sum: SUM, books: BALANCED })
    const outcome = backend.postgres
      ? 'second shares it'
      : `second refused by name, ${refusal} ms with its own start`
    record({
      id: 'W4',
      backend: backend.name,
      text: `${outcome}; ${acknowledged.length} acknowledged: 0 lost; a dead lock is taken over`
    })
  })
})

/** The world of the sandbox makes the first start longer, and the quick form too long. */
const IS_WHOLE = size(0, 1) === 1

const BALANCED = { total: 0n, unbalanced: [], differing: [] }

/** What became of the requests, in the words of the database. */
async function lookAt(
  place: Pick<WriterOptions, 'dataDir' | 'databaseUrl'>,
  acknowledged: readonly string[]
) {
  const { database, close } = await connect(place)
  try {
    const kept = await rowsOf<{ id: string; movements: number; is_answered: boolean }>(
      database,
      sql`select request_id as id, answer is not null as is_answered,
        (select count(*)::integer from transactions where transactions.request_id = requests.request_id) as movements
        from requests`
    )
    const known = new Set(kept.map(({ id }) => id))
    const [wallets] = await rowsOf<{ sum: string }>(
      database,
      sql`select sum(balance)::text as sum from accounts join players on players.id = player_id
        where username in ('giver', 'taker')`
    )
    return {
      lost: acknowledged.filter(id => !known.has(id)).length,
      halves: kept.filter(({ movements, is_answered }) => movements !== 2 || !is_answered).length,
      sum: BigInt(wallets?.sum ?? 0),
      books: await trialBalance(database)
    }
  } finally {
    await close()
  }
}

function spreadOf(durations: readonly number[]): { median: number; longest: number } {
  const sorted = [...durations].sort((one, other) => one - other).map(Math.round)
  return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, longest: sorted.at(-1) ?? 0 }
}
