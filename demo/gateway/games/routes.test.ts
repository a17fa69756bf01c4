import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'

import { launches, sessions } from '../db/schema/index.ts'
import { endSession } from '../session/store.ts'
import {
  gamesForFile,
  launchToken,
  launchUrl,
  post,
  signedInPlayer,
  type TestPlayer
} from '../testing/games.ts'

const HOUR = 3_600_000

const games = await gamesForFile()
let player: TestPlayer

beforeEach(async () => {
  player = await signedInPlayer(games, 100_000n)
})

const ENDED = { status: 401, body: { error: { code: 'launch-ended' } } }

function play(token: string) {
  return post<{ error: { code: string } }>(games, '/api/round', { token, roundId: randomUUID(), stake: 100 })
}

describe('the launch of a game', () => {
  it('PLAY-04 has the origin of the games, a token of 128 bits and the language', async () => {
    const url = new URL(await launchUrl(games, player))

    expect(url.origin).toBe('http://localhost:4001')
    expect(url.pathname).toBe('/play/reels')
    expect(url.searchParams.get('lang')).toBe('tr')
    expect(Buffer.from(url.searchParams.get('token') ?? '', 'base64url')).toHaveLength(16)
  })

  it('stores no token in the database', async () => {
    const token = await launchToken(games, player)

    const rows = await games.database.select().from(launches)

    expect(JSON.stringify(rows, (_key, value: unknown) => String(value))).not.toContain(token)
    expect(rows.every(row => /^[\da-f]{64}$/.test(row.tokenHash))).toBe(true)
  })

  /** Marks the login as used now. */
  function use({ sessionId }: TestPlayer) {
    return games.database
      .update(sessions)
      .set({ usedAt: new Date(games.clock.now) })
      .where(eq(sessions.id, sessionId))
  }

  it('is valid for four hours, however often the login is used', async () => {
    const token = await launchToken(games, player)
    games.clock.now += 4 * HOUR - 1
    await use(player)
    const before = await play(token)
    games.clock.now += 1

    expect(before.status).toBe(200)
    expect(await play(token)).toEqual(ENDED)
  })

  it('is among the fifty that stay open, before those of a clock that was ahead', async () => {
    const many = await signedInPlayer(games, 1_000n)
    games.clock.now += HOUR / 2
    for (let launch = 0; launch < 50; launch += 1) await launchToken(games, many)
    games.clock.now -= HOUR / 2

    expect(await play(await launchToken(games, many))).toMatchObject({ status: 200 })
  })

  it('ends with the logout of the login that opened it', async () => {
    const leaving = await signedInPlayer(games, 1_000n)
    const token = await launchToken(games, leaving)
    await endSession(games.database, leaving.sessionId, games.clock.now)

    expect(await play(token)).toEqual(ENDED)
  })

  it('SESS-06 ends with its login after an hour without use', async () => {
    const idle = await signedInPlayer(games, 1_000n)
    const token = await launchToken(games, idle)
    games.clock.now += HOUR
    const before = await play(token)
    games.clock.now += 1

    expect(before.status).toBe(200)
    expect(await play(token)).toEqual(ENDED)
  })

  it('ends with its login 12 hours after it', async () => {
    const old = await signedInPlayer(games, 1_000n)
    games.clock.now += 11 * HOUR
    await use(old)
    const token = await launchToken(games, old)
    games.clock.now += HOUR
    const before = await play(token)
    games.clock.now += 1

    expect(before.status).toBe(200)
    expect(await play(token)).toEqual(ENDED)
  })

  it('survives a refresh of its login', async () => {
    const refreshed = await signedInPlayer(games, 1_000n)
    const token = await launchToken(games, refreshed)
    await games.database
      .update(sessions)
      .set({ tokenHash: randomUUID(), refreshedAt: new Date(games.clock.now) })
      .where(eq(sessions.id, refreshed.sessionId))

    expect((await play(token)).status).toBe(200)
  })

  it('ends when the player opens fifty others', async () => {
    const collector = await signedInPlayer(games, 1_000n)
    const token = await launchToken(games, collector)
    for (let index = 0; index < 50; index += 1) {
      expect((await play(token)).status).not.toBe(401)
      games.clock.now += 1
      await launchUrl(games, collector)
    }

    expect(await play(token)).toEqual(ENDED)
  })

  it.each(['', 'x', 'A'.repeat(22), "' or 1=1 --", 'A'.repeat(5_000)])(
    'refuses the token %j',
    async token => {
      const answer = await play(token)

      expect([400, 401]).toContain(answer.status)
      expect(answer.body.error.code).toMatch(/^(malformed|launch-ended)$/)
    }
  )

  it.each(['/api/state', '/%61pi/state'])('lets no cache keep the reply of %s', async url => {
    const headers = { authorization: `Bearer ${await launchToken(games, player)}` }
    const answer = await games.app.inject({ url, headers })

    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('refuses a state request without a token and with the token in the address', async () => {
    const token = await launchToken(games, player)

    const bare = await games.app.inject({ url: '/api/state' })
    const inAddress = await games.app.inject({ url: `/api/state?token=${token}` })

    expect([bare.statusCode, inAddress.statusCode]).toEqual([401, 401])
  })
})

describe('requests of a game', () => {
  it.each([
    ['an empty body', ''],
    ['invalid JSON', '{'],
    ['an array', '[]'],
    ['a stake as text', JSON.stringify({ token: 'A'.repeat(22), roundId: randomUUID(), stake: '100' })],
    ['an invalid id', JSON.stringify({ token: 'A'.repeat(22), roundId: '1', stake: 100 })],
    [
      'an unknown field',
      JSON.stringify({ token: 'A'.repeat(22), roundId: randomUUID(), stake: 100, win: 1 })
    ],
    ['too long a body', JSON.stringify({ token: 'A'.repeat(9_000) })]
  ])('BOX-03 are refused with %s', async (_name, payload) => {
    const headers = { 'content-type': 'application/json' }

    const response = await games.app.inject({ method: 'POST', url: '/api/round', payload, headers })

    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({ error: { code: 'malformed' } })
  })

  it.each(['a:b', '', 'x'.repeat(65), 'ş'])('refuse the player seed %j', async playerSeed => {
    const token = await launchToken(games, player)

    const answer = await post(games, '/api/seed', { token, playerSeed })

    expect(answer).toEqual({ status: 400, body: { error: { code: 'malformed' } } })
  })

  it('allow no other origin', async () => {
    const response = await games.app.inject({
      method: 'POST',
      url: '/api/round',
      headers: { origin: 'https://elsewhere.example' },
      payload: {}
    })

    expect(response.headers['access-control-allow-origin']).toBeUndefined()
    expect(response.headers['cache-control']).toBe('no-store')
  })
})
