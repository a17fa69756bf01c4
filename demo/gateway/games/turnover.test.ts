import { randomUUID } from 'node:crypto'

import { DIGESTS, handOf } from '@bnw/games/engines/blackjack/engine'
import { LEFT_MS } from '@bnw/games/engines/blackjack/rules'
import type { CouponsAnswer } from '@bnw/games/protocol/coupons'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { bonuses } from '../db/schema/index.ts'
import { expireBonuses } from './bonus-expiry.ts'
import { balanceOf } from '../ledger/ledger.ts'
import { bonusRow } from '../stress/bonus-row.ts'
import { gamesForFile, launchToken, post, signedInPlayer, skipRounds } from '../testing/games.ts'
import { settleCoupons } from './coupon/settle.ts'
import { findLaunch, type GameToLaunch } from './launch.ts'
import { debitStake, takeStake } from './round-money.ts'

const games = await gamesForFile()

/** A player with 1,000 lira and a running bonus of 10 lira with a turnover of 50. */
async function playerWithBonus(change: Partial<typeof bonuses.$inferInsert> = {}) {
  const player = await signedInPlayer(games, 100_000n)
  const row = { ...bonusRow(randomUUID(), player.id), state: 'active' as const, turnoverNeeded: 5_000n }
  const expiresAt = new Date(games.clock.now + 1_000)
  await games.database.insert(bonuses).values({ ...row, expiresAt, ...change })
  return player
}

type Player = Awaited<ReturnType<typeof playerWithBonus>>

/** Plays with one lira. */
async function play(player: Player, game: Partial<GameToLaunch> = {}): Promise<void> {
  const token = await launchToken(games, player, game)
  const round = { token, roundId: randomUUID(), stake: 100 }
  expect((await post(games, '/api/round', round)).status).toBe(200)
}

/** Takes a stake for a round that is open, as the double of a hand. @param amount In kuruş. */
async function stake(player: Player, amount: bigint, game: Partial<GameToLaunch> = {}): Promise<void> {
  const { now } = games.clock
  const launch = await findLaunch(games.database, await launchToken(games, player, game), now)
  await takeStake(games.database, launch, { roundId: randomUUID(), amount, now })
}

async function turnoverOf({ id }: Player): Promise<bigint | undefined> {
  const [row] = await games.database.select().from(bonuses).where(eq(bonuses.playerId, id))
  return row?.turnoverDone
}

test('HIST-05 a stake raises the turnover of a running bonus, once for all repeats of a round', async () => {
  const player = await playerWithBonus()
  const token = await launchToken(games, player)
  const round = { token, roundId: randomUUID(), stake: 100 }
  await Promise.all(Array.from({ length: 5 }, () => post(games, '/api/round', round)))
  expect(await turnoverOf(player)).toBe(100n)
})

test('HIST-05 the turnover ends at what is needed', async () => {
  const player = await playerWithBonus({ turnoverDone: 4_950n })
  await play(player)
  expect(await turnoverOf(player)).toBe(5_000n)
})

test('HIST-05 of a stake at a live table a fifth counts', async () => {
  const player = await playerWithBonus()
  await stake(player, 1_004n, { type: 'live' })
  expect(await turnoverOf(player)).toBe(200n)
})

test('HIST-05 a coupon counts from odds of 1.50', async () => {
  const player = await playerWithBonus({ expiresAt: new Date(Date.UTC(2040, 0, 1)) })
  const live = { type: 'virtual', id: '811', name: 'Canlı Bahis', machine: 'coupon' } as const
  const token = await launchToken(games, player, live)
  const headers = { authorization: `Bearer ${token}` }
  const placed: number[] = []
  // Every coupon has its own bulletin; near its end a match has low odds.
  while (placed.every(odds => odds >= 150)) {
    const { bulletin } = (await games.app.inject({ url: '/api/coupons', headers })).json<CouponsAnswer>()
    const lowest = bulletin.events.map(({ odds }) => Math.min(...odds))
    const event = lowest.indexOf(Math.min(...lowest))
    const odds = lowest[event] ?? 0
    const lines = [{ event, pick: bulletin.events[event]?.odds.indexOf(odds) }]
    const coupon = { token, roundId: randomUUID(), stake: 100, lines, bulletin: bulletin.id }
    expect((await post(games, '/api/coupon', coupon)).status).toBe(200)
    placed.push(odds)
  }
  expect(await turnoverOf(player)).toBe(BigInt(placed.filter(odds => odds >= 150).length * 100))
})

test('HIST-05 demo play, and bonuses that are over or not claimed, do not count', async () => {
  const demo = await playerWithBonus()
  await play(demo, { gamingType: 'demo' })
  const expired = await playerWithBonus({ expiresAt: new Date(games.clock.now) })
  const available = await playerWithBonus({ state: 'available' })
  for (const player of [expired, available]) {
    await play(player)
    await stake(player, 100n)
  }
  expect(await Promise.all([demo, expired, available].map(turnoverOf))).toEqual([0n, 0n, 0n])
})

test('HIST-05 the amount of a running bonus can be staked', async () => {
  const player = await playerWithBonus({ amount: 100_000n })
  await play(player)
  await stake(player, 99_900n)
  expect(await turnoverOf(player)).toBe(5_000n)
})

test('HIST-05 a refused stake does not count', async () => {
  const player = await playerWithBonus()
  const stake = { playerId: player.id, amount: 100_001n, category: 3, counted: 100_001n } as const
  const staking = debitStake(games.database, { ...stake, date: new Date(games.clock.now) })
  await expect(staking).rejects.toThrow('not-enough-money')
  expect(await turnoverOf(player)).toBe(0n)
})

/** Games whose stakes stay open, each with the choice of a round. */
const OPEN_STAKES = [
  { type: 'virtual', id: '806', name: 'Balon', machine: 'balloon', choice: { automatic: null } },
  { type: 'live', id: '5006', name: 'Blackjack Köşk I', machine: 'blackjack', choice: { hand: 1_000 } },
  { type: 'virtual', id: '810', name: 'Kıyı Kuponu', machine: 'coupon', choice: undefined }
] as const

test.each(OPEN_STAKES)(
  'HIST-05 money that is staked when a bonus expires does not stay with the player: $machine',
  async ({ choice, ...game }) => {
    const player = await playerWithBonus({ amount: 100_000n })
    const other = await playerWithBonus({ amount: 100_000n })
    const token = await launchToken(games, player, { ...game, gamingType: 'real' })
    const staked = { token, roundId: randomUUID(), stake: 1_000 }
    if (game.machine === 'blackjack') {
      const accepts = (words: number[]) => handOf(words, []).isOpen
      await skipRounds(games, { player, token }, { accepts, digests: DIGESTS })
    }
    if (choice) await post(games, '/api/round', { ...staked, choice })
    else await placeCoupon(staked)
    games.clock.now += 1_000

    await expireBonuses(games.database, games.clock.now)
    expect(await balanceOf(games.database, player.id)).toBe(99_000n)
    expect(await balanceOf(games.database, other.id)).toBe(0n)

    games.clock.now += LEFT_MS
    await settleCoupons(games.database, games.clock.now)
    await post(games, '/api/flight', { token, roundId: staked.roundId, isCashingOut: false })
    await post(games, '/api/move', { token, roundId: staked.roundId, move: 'stand', at: 0 })
    const balance = await balanceOf(games.database, player.id)
    await expireBonuses(games.database, games.clock.now)
    expect(await balanceOf(games.database, player.id)).toBe(balance > 100_000n ? balance - 100_000n : 0n)
  }
)

async function placeCoupon(staked: { token: string; roundId: string; stake: number }): Promise<void> {
  const headers = { authorization: `Bearer ${staked.token}` }
  const { bulletin } = (await games.app.inject({ url: '/api/coupons', headers })).json<CouponsAnswer>()
  const lines = [{ event: 0, pick: 0 }]
  await post(games, '/api/coupon', { ...staked, lines, bulletin: bulletin.id })
}
