import { randomUUID } from 'node:crypto'

import { oddsOfCoupon, outcomeOf, winOf } from '@bnw/games/engines/coupon/odds'
import { drawWords } from '@bnw/games/engines/fairness'
import type { CouponsAnswer, PlacedCoupon } from '@bnw/games/protocol/coupons'
import type { Round, StateAnswer } from '@bnw/games/protocol/rounds'
import { eq, inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { coupons, gameRounds, gameSeeds } from '../../db/schema/index.ts'
import { balanceOf } from '../../ledger/ledger.ts'
import {
  gamesForFile,
  launchToken,
  movementsOf,
  openGame,
  post,
  readState,
  signedInPlayer
} from '../../testing/games.ts'
import { countedStake } from './place.ts'
import { settleCoupons } from './settle.ts'

const games = await gamesForFile()

const BOOK = { type: 'virtual', id: '810', name: 'Kıyı Kuponu', machine: 'coupon' } as const

async function read(token: string): Promise<CouponsAnswer> {
  const response = await games.app.inject({
    url: '/api/coupons',
    headers: { authorization: `Bearer ${token}` }
  })
  return response.json<CouponsAnswer>()
}

interface Placing {
  stake?: number
  roundId?: string
  bulletin?: string
  lines?: { event: number; pick: number }[]
}

const TWO_LINES = [
  { event: 0, pick: 0 },
  { event: 5, pick: 2 }
]

async function place(token: string, { stake = 500, lines = TWO_LINES, ...rest }: Placing = {}) {
  const bulletin = rest.bulletin ?? (await read(token)).bulletin.id
  const roundId = rest.roundId ?? randomUUID()
  return post<CouponsAnswer>(games, '/api/coupon', { token, roundId, stake, lines, bulletin })
}

/** Places coupons of one line, one after the other. */
async function placeMany(token: string, count: number): Promise<PlacedCoupon[]> {
  const placed: PlacedCoupon[] = []
  while (placed.length < count) {
    const { body } = await place(token, { lines: [{ event: placed.length % 12, pick: 0 }] })
    placed.push(body.coupons[0]!)
  }
  return placed
}

async function settleAll(): Promise<number> {
  games.clock.now += 60_000
  return settleCoupons(games.database, games.clock.now)
}

describe('a coupon', () => {
  it('HIST-05 counts towards the turnover of bonuses from odds of 1.50 on', () => {
    expect([149, 150].map(odds => countedStake(odds, 500n))).toEqual([0n, 500n])
  })

  it('BOX-04 is debited as a bet, stays open for a minute and pays by its odds', async () => {
    const { player, token } = await openGame(games, 1_000_000n, BOOK)

    const placed = await placeMany(token, 24)
    expect((await read(token)).coupons.map(({ state }) => state)).toEqual(Array(6).fill('open'))
    expect(await readState(games, token)).toMatchObject({
      net: -12_000,
      balance: 988_000
    } satisfies Partial<StateAnswer>)
    games.clock.now += 59_999
    expect(await settleCoupons(games.database, games.clock.now)).toBe(0)
    games.clock.now += 1
    expect(await settleCoupons(games.database, games.clock.now)).toBe(24)

    const won = placed.filter(({ lines: [line] }) => line?.pick === line?.drawn)
    expect(won.length).toBeGreaterThan(0)
    expect(won.length).toBeLessThan(24)
    const rows = await movementsOf(games, player)
    expect(new Set(rows.map(row => `${row.category} ${row.gameType} ${row.gameId}`))).toEqual(
      new Set(['5 virtual 810'])
    )
    expect(rows.filter(row => row.type === 2).map(row => row.roundId)).toEqual(
      placed.map(({ couponId }) => couponId)
    )
    const credits = rows.filter(row => row.type === 1).map(row => [row.roundId, Number(row.amount)])
    expect(credits.toSorted()).toEqual(won.map(coupon => [coupon.couponId, coupon.possibleWin]).toSorted())
    const net = won.reduce((sum, coupon) => sum + coupon.possibleWin, -12_000)
    expect(await read(token)).toMatchObject({ balance: 1_000_000 + net, net })
    expect(await balanceOf(games.database, player.id)).toBe(1_000_000n + BigInt(net))
  })

  it('BOX-02 is settled at once if it was placed while the clock was ahead', async () => {
    const { token } = await openGame(games, 100_000n, BOOK)
    await placeMany(token, 1)
    games.clock.now -= 24 * 3_600_000
    const settled = await settleCoupons(games.database, games.clock.now)
    games.clock.now += 24 * 3_600_000

    expect(settled).toBe(1)
  })

  it('BOX-04 wins if all of its lines win, and has a result for each line', async () => {
    const { token } = await openGame(games, 100_000n, { ...BOOK, id: '802', name: 'Bahis Masası' })
    for (let count = 0; count < 6; count += 1) {
      await place(token, { lines: [0, 2, 3].map(event => ({ event, pick: 0 })) })
    }
    await settleAll()

    for (const coupon of (await read(token)).coupons) {
      const isWon = coupon.lines.every(({ pick, drawn }) => pick === drawn)
      expect(coupon.odds).toBe(oddsOfCoupon(coupon.lines.map(({ event, pick }) => event.odds[pick])))
      expect(coupon).toMatchObject({
        state: isWon ? 'won' : 'lost',
        win: isWon ? winOf(500, coupon.odds) : 0
      })
      const [row] = await games.database.select().from(coupons).where(eq(coupons.id, coupon.couponId))
      expect(row?.lines.map(({ result }) => result)).toEqual(
        coupon.lines.map(({ pick, drawn }) => (pick === drawn ? 'won' : 'lost'))
      )
    }
  })

  it('BOX-04 is drawn from the sealed seed and can be computed again', async () => {
    const { token } = await openGame(games, 100_000n, BOOK)
    await place(token)
    const { body } = await post<{ revealed: { serverSeed: string; playerSeed: string; rounds: Round[] } }>(
      games,
      '/api/seed',
      { token, playerSeed: 'marti' }
    )
    const { serverSeed, playerSeed, rounds } = body.revealed
    const words = await drawWords({ serverSeed, playerSeed, number: 0 })
    const lines = (rounds[0]?.outcome as PlacedCoupon | undefined)?.lines ?? []
    expect(lines).toHaveLength(2)
    expect(lines.map(({ drawn }) => drawn)).toEqual(
      lines.map(({ event }, nth) => outcomeOf(words[nth] ?? 0, event.weights))
    )
  })

  it('BOX-02 moves money once for 20 simultaneous requests, and is paid once', async () => {
    const { player, token } = await openGame(games, 100_000n, BOOK)
    await settleAll()
    const { id: bulletin } = (await read(token)).bulletin
    const roundId = randomUUID()

    const spellings = [roundId.toUpperCase(), roundId]
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, nth) => place(token, { roundId: spellings[nth % 2], bulletin }))
    )
    expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
    games.clock.now += 60_000
    const settled = await Promise.all([1, 2, 3].map(() => settleCoupons(games.database, games.clock.now)))

    expect(settled.toSorted()).toEqual([0, 0, 1])
    expect((await movementsOf(games, player)).filter(row => row.type === 2)).toHaveLength(1)
    const again = await place(token, { roundId, bulletin: 'another', stake: 10_000 })
    expect(again.body.coupons.map(({ stake }) => stake)).toEqual([500])
  })

  it('BOX-04 is settled even if a hundred older ones fail each time', async () => {
    const { database } = games
    const [failing, { token }] = [await openGame(games, 10_000n, BOOK), await openGame(games, 10_000n, BOOK)]
    const [older] = await placeMany(failing.token, 1)
    const [row] = await database.select().from(coupons).where(eq(coupons.id, older!.couponId))
    const copies = Array.from({ length: 100 }, (_, nth) => `${row!.id}-${nth}`)
    await database.insert(coupons).values(copies.map(id => ({ ...row!, id })))
    const ofRound = eq(gameRounds.id, older!.roundId)
    const [round] = await database.select().from(gameRounds).where(ofRound)
    await database.update(gameRounds).set({ outcome: {} }).where(ofRound)
    games.clock.now += 1_000
    await placeMany(token, 1)

    await expect(settleAll()).rejects.toThrow('lines')
    expect((await read(token)).coupons[0]?.state).not.toBe('open')

    await database.delete(coupons).where(inArray(coupons.id, copies))
    await database.update(gameRounds).set({ outcome: round!.outcome }).where(ofRound)
    expect(await settleAll()).toBe(1)
  })

  it('BOX-02 never overdraws for simultaneous coupons at several games', async () => {
    const player = await signedInPlayer(games, 2_500n)
    const ids = ['801', '802', '803', '810']
    const launched = await Promise.all(
      ids.map(async id => {
        const token = await launchToken(games, player, { ...BOOK, id })
        return { token, bulletin: (await read(token)).bulletin.id }
      })
    )

    const answers = await Promise.all(
      launched.map(({ token, bulletin }) =>
        place(token, { bulletin, stake: 1_000, lines: [{ event: 0, pick: 1 }] })
      )
    )

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 402, 402])
    expect(await balanceOf(games.database, player.id)).toBe(500n)
    await settleAll()
  })

  it('is refused without moving money for a wrong bulletin, stake or line', async () => {
    const { player, token } = await openGame(games, 10_000n, BOOK)
    const first = (await read(token)).bulletin.id
    const five = [0, 1, 2, 3, 4].map(event => ({ event, pick: 0 }))
    const twice = [0, 1].map(pick => ({ event: 3, pick }))

    const refused = await Promise.all([
      place(token, { stake: 150 }),
      place(token, { lines: [] }),
      place(token, { lines: five }),
      place(token, { lines: twice }),
      place(token, { lines: [{ event: 99, pick: 0 }] }),
      place(token, { lines: [{ event: 0, pick: 3 }] }),
      place(token, { bulletin: 'other' })
    ])
    expect(refused.map(({ status }) => status)).toEqual([422, 400, 400, 422, 422, 400, 409])
    await place(token)
    expect((await place(token, { bulletin: first })).status).toBe(409)
    expect(await balanceOf(games.database, player.id)).toBe(9_500n)
    const [seed] = await games.database.select().from(gameSeeds).where(eq(gameSeeds.playerId, player.id))
    expect(seed?.nextNumber).toBe(1)
  })

  it('belongs to its player and its game, and is not sold by another game or by a demo', async () => {
    const { player, token } = await openGame(games, 10_000n, BOOK)
    await place(token)

    const other = await launchToken(games, player, { ...BOOK, id: '803' })
    const stranger = await launchToken(games, await signedInPlayer(games, 10_000n), BOOK)
    const slot = await launchToken(games, player)
    const demo = await launchToken(games, player, { ...BOOK, gamingType: 'demo' })

    expect((await read(other)).coupons).toEqual([])
    expect((await read(stranger)).coupons).toEqual([])
    expect((await place(slot, { bulletin: 'any' })).status).toBe(400)
    expect((await place(demo, { bulletin: 'any' })).status).toBe(400)
    expect((await post(games, '/api/round', { token, roundId: randomUUID(), stake: 500 })).status).toBe(400)
  })
})
