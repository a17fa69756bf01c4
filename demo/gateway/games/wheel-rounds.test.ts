import { randomUUID } from 'node:crypto'

import type { Bets } from '@bnw/games/engines/bets'
import type { RoundAnswer } from '@bnw/games/protocol/rounds'
import { beforeAll, describe, expect, it } from 'vitest'

import { liveTables, providers } from '../db/schema/index.ts'
import { balanceOf } from '../ledger/ledger.ts'
import { DEMO_START, type GameToLaunch } from './launch.ts'
import {
  gamesForFile,
  launchToken,
  launchUrl,
  movementsOf,
  openGame,
  post,
  readState,
  signedInPlayer
} from '../testing/games.ts'

const TABLE = { type: 'live', id: '5001', name: 'Rulet Yakamoz 1', machine: 'wheel' } as const
const HIGH_TABLE = { ...TABLE, id: '5002', name: 'Büyük Rulet Galata' }
const VIRTUAL = { type: 'virtual', id: '808', name: 'Rulet Otomatı', machine: 'wheel' } as const

const games = await gamesForFile()

beforeAll(async () => {
  await games.database.insert(providers).values({ id: 61, kind: 'live', name: 'Salon', status: 1 })
  const common = { folded: '', providerId: 61, image: '', dealer: 'Defne', seats: 1 }
  await games.database.insert(liveTables).values([
    { ...common, id: 5001, name: TABLE.name, minBet: 1_000n, maxBet: 50_000n },
    { ...common, id: 5002, name: HIGH_TABLE.name, minBet: 50_000n, maxBet: 10_000_000n },
    // The id of a game of another type.
    { ...common, id: Number(VIRTUAL.id), name: 'Bakara', minBet: 50_000n, maxBet: 10_000_000n }
  ])
})

function total(bets: Bets): number {
  return Object.values(bets).reduce((sum, each) => sum + each, 0)
}

function play(token: string, bets: unknown, { stake = total(bets as Bets), roundId = randomUUID() } = {}) {
  return post<RoundAnswer>(games, '/api/round', { token, roundId, stake, choice: bets })
}

function openTable(balance: bigint, game: Partial<GameToLaunch> = TABLE) {
  return openGame(games, balance, game)
}

describe('a round at the wheel', () => {
  it.each([
    [TABLE, '4 live 5001'],
    [VIRTUAL, '7 virtual 808']
  ])(
    'LIVE-02 BOX-04 accepts several bets in one round and balances the ledger: %o',
    async (game, history) => {
      const { player, token } = await openTable(1_000_000n, game)
      const bets = { '17': 1_000, '17-20': 2_000, 'dozen-1': 5_000, red: 10_000, black: 10_000 }

      const { body } = await play(token, bets)

      const rows = await movementsOf(games, player)
      const { round, balance, net } = body
      expect(round).toMatchObject({ stake: 28_000, outcome: { bets } })
      expect(net).toBe(round.returned - 28_000)
      expect(balance).toBe(1_000_000 + net)
      expect(rows.map(row => [row.type, Number(row.amount)])).toEqual(
        round.returned > 0
          ? [
              [2, 28_000],
              [1, round.returned]
            ]
          : [[2, 28_000]]
      )
      expect(new Set(rows.map(row => `${row.category} ${row.gameType} ${row.gameId}`))).toEqual(
        new Set([history])
      )
    }
  )

  it('BOX-02 moves money once for 20 simultaneous requests', async () => {
    const { player, token } = await openTable(100_000n)
    const roundId = randomUUID()

    const answers = await Promise.all(
      Array.from({ length: 20 }, () => play(token, { red: 1_000 }, { roundId }))
    )

    const debits = (await movementsOf(games, player)).filter(row => row.type === 2)
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1)
    expect(debits).toHaveLength(1)
  })

  it('never overdraws in simultaneous rounds at several tables', async () => {
    const player = await signedInPlayer(games, 2_500n)
    const tokens = await Promise.all(
      ['5001', '5003', '5004', '5005'].map(id => launchToken(games, player, { ...TABLE, id }))
    )

    const answers = await Promise.all(tokens.map(token => play(token, { '0': 2_000 })))

    const played = answers.filter(({ status }) => status === 200)
    const returned = played.reduce((sum, { body }) => sum + body.round.returned, 0)
    expect(played.length).toBeGreaterThanOrEqual(1)
    const balance = BigInt(2_500 - played.length * 2_000 + returned)
    expect(await balanceOf(games.database, player.id)).toBe(balance)
  })

  it.each([
    ['no bets', {}, 400],
    ['below the limit of the table', { red: 500 }, 422],
    ['above the limit of the table', { red: 50_000, black: 100 }, 422],
    ['a fraction of a chip', { red: 1_050 }, 422],
    ['an unknown field', { 'red-7': 1_000 }, 400],
    ['a pair that are not neighbours', { '3-4': 1_000 }, 400],
    ['a negative bet', { red: 2_000, black: -1_000 }, 400],
    ['text', 'red', 400]
  ])('refuses %s', async (_name, bets, status) => {
    const { player, token } = await openTable(1_000_000n)

    const answer = await play(token, bets, { stake: typeof bets === 'string' ? 1_000 : total(bets) })

    expect(answer.status).toBe(status)
    expect(await balanceOf(games.database, player.id)).toBe(1_000_000n)
  })

  it('refuses bets that do not add up to the stake', async () => {
    const { player, token } = await openTable(1_000_000n)

    const answer = await play(token, { red: 50_000 }, { stake: 1_000 })

    expect(answer.body).toEqual({ error: { code: 'malformed' } })
    expect(await balanceOf(games.database, player.id)).toBe(1_000_000n)
  })

  it('LIVE-02 has the dealer, limits and chips of its table', async () => {
    const player = await signedInPlayer(games, 0n)
    const [usual, high, virtual] = await Promise.all(
      [TABLE, HIGH_TABLE, VIRTUAL].map(async game => {
        const url = await launchUrl(games, player, game)
        const { body } = await games.app.inject({ url: url.replace('http://localhost:4001', '') })
        const [, text = ''] = /data-table="([^"]*)"/.exec(body) ?? []
        return JSON.parse(text.replaceAll('&quot;', '"')) as Record<string, unknown>
      })
    )

    expect(usual).toMatchObject({ dealer: 'Defne', minBet: 1_000, maxBet: 50_000 })
    expect(usual?.['chips']).toEqual([1_000, 2_000, 5_000, 10_000, 20_000, 50_000])
    expect(high).toMatchObject({ minBet: 50_000, maxBet: 10_000_000 })
    expect(high?.['chips']).toEqual([50_000, 100_000, 200_000, 500_000, 1_000_000, 2_000_000, 5_000_000])
    expect(virtual).toMatchObject({ dealer: '', minBet: 100, maxBet: 100_000 })
  })

  it('restores bets and number after a reload, and moves no money in a demo', async () => {
    const { player, token } = await openTable(5_000n, { ...TABLE, gamingType: 'demo' })
    const { body } = await play(token, { 'dozen-3': 5_000 })

    const state = await readState(games, token)

    expect(state.lastRounds[0]).toEqual(body.round)
    expect(body.balance).toBe(Number(DEMO_START) - 5_000 + body.round.returned)
    expect(await balanceOf(games.database, player.id)).toBe(5_000n)
  })
})
