import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { connect } from './db/connect.ts'
import { rowsOf, type Database } from './db/database.ts'
import { emailChanges, gameRounds, gameSeeds, launches, passwordResets, requests } from './db/schema/index.ts'
import { deleteExpired, startCleanup } from './cleanup.ts'
import { openPrepared } from './testing/prepared.ts'
import { addPlayer } from './testing/test-content.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

describe('a failing database', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  test('a failed cleanup is logged without the statement and retried every hour', async () => {
    const error = vi.fn()
    const stop = startCleanup(broken(), { now: Date.now, log: { error } })
    await vi.advanceTimersByTimeAsync(2 * HOUR)
    await stop()
    await vi.advanceTimersByTimeAsync(HOUR)

    expect(error.mock.calls).toEqual(
      Array(2).fill([
        expect.objectContaining({ error: 'connection lost' }),
        'Expired rows could not be deleted'
      ])
    )
  })
})

describe('a cleanup', () => {
  test('W8 keeps the answers to money requests if the clock jumps forward', async () => {
    const { database, close } = await connect({ openNew: openPrepared })
    const playerId = await addPlayer(database, { username: 'oyuncu' })
    const keyed = (requestId: string, arrivedAt: Date) => ({
      playerId,
      requestId,
      arrivedAt,
      fingerprint: 'f'
    })
    let time = Date.UTC(2026, 0, 15)
    await database
      .insert(requests)
      .values([keyed('old', new Date(time - 31 * DAY)), keyed('recent', new Date(time))])
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const stop = startCleanup(database, { now: () => time, log: { error: vi.fn() } })
    time += 40 * DAY
    vi.advanceTimersByTime(HOUR)
    // The end of a run in progress, after which the database may be closed.
    await stop()
    vi.useRealTimers()

    const left = await database.select().from(requests)
    expect(left.map(({ requestId }) => requestId)).toEqual(['recent'])
    await close()
  })

  test('deletes games and links that expired more than a day ago, but no game with rounds', async () => {
    const { database, close } = await connect({ openNew: openPrepared })
    const now = Date.UTC(2026, 0, 15)
    const [old, recent] = [new Date(now - DAY - 1), new Date(now - DAY)]
    const playerId = await addPlayer(database, { username: 'oyuncu' })
    const launch = async (tokenHash: string, expiresAt: Date) => {
      const values = { tokenHash, expiresAt, playerId, ...GAME, ...LAUNCH }
      const [row] = await database.insert(launches).values(values).returning({ id: launches.id })
      return row?.id ?? ''
    }
    await launch('old', old)
    const other = await addPlayer(database, { username: 'öteki' })
    await addRound(database, { playerId: other, launchId: await launch('recent', recent) })
    await addRound(database, { playerId, launchId: await launch('played', old) })
    await database.insert(passwordResets).values([
      { playerId, tokenHash: 'old', expiresAt: old },
      { playerId, tokenHash: 'recent', expiresAt: recent }
    ])
    const email = 'yeni@posta.example'
    await database.insert(emailChanges).values([
      { playerId, email, tokenHash: 'recent', expiresAt: recent },
      { playerId: other, email, tokenHash: 'old', expiresAt: old }
    ])

    // Otherwise PostgreSQL reads such a small table as a whole.
    await database.execute(sql`set enable_seqscan = off`)
    await deleteExpired(database, now)

    await database.execute(sql`select pg_stat_force_next_flush()`)
    const read = sql`select idx_tup_read from pg_stat_user_indexes where indexrelname = 'game_rounds_of_launch'`
    expect(await rowsOf(database, read), 'rounds of games that did not expire').toEqual([
      { idx_tup_read: '1' }
    ])
    const left = await database.select().from(launches)
    expect(left.map(({ tokenHash }) => tokenHash).sort()).toEqual(['played', 'recent'])
    for (const table of [passwordResets, emailChanges]) {
      expect((await database.select().from(table)).map(({ tokenHash }) => tokenHash)).toEqual(['recent'])
    }
    await close()
  })
})

const GAME = { gameType: 'slot', gameId: '1001' } as const
const LAUNCH = {
  gameName: 'Martı',
  machine: 'reels',
  gamingType: 'real',
  createdAt: new Date(0)
} as const

async function addRound(
  database: Database,
  { playerId, launchId }: { playerId: string; launchId: string }
): Promise<void> {
  const seed = { playerId, ...GAME, serverSeed: 's', seal: 's', playerSeed: 'p', createdAt: new Date(0) }
  const [row] = await database.insert(gameSeeds).values(seed).returning({ id: gameSeeds.id })
  const round = { id: '1', number: 0, stake: 100n, returned: 0n, outcome: {}, playedAt: new Date(0) }
  await database.insert(gameRounds).values({ playerId, launchId, seedId: row?.id ?? '', ...round })
}

/** A database that rejects every statement, with the error of drizzle. */
function broken(): Database {
  const where = () =>
    Promise.reject(new Error('Failed query: delete …', { cause: new Error('connection lost') }))
  return { delete: () => ({ where }) } as unknown as Database
}
