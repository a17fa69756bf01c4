import { randomUUID } from 'node:crypto'

import { dealOf, returnOfAll, winnerOf } from '@bnw/games/engines/baccarat/engine'
import type { RoundAnswer } from '@bnw/games/protocol/rounds'
import { describe, expect, it } from 'vitest'

import { balanceOf } from '../ledger/ledger.ts'
import {
  drawAgain,
  gamesForFile,
  movementsOf,
  openGame,
  playRounds,
  post,
  readState
} from '../testing/games.ts'

const TABLE = { type: 'live', id: '5001', name: 'Bakara Galata 3', machine: 'baccarat' } as const
const BETS = { player: 500, banker: 1_000, tie: 100 }

const games = await gamesForFile()

interface Play {
  token: string
  bets?: unknown
  stake?: number
  roundId?: string
}

function play({ token, bets = BETS, stake = 1_600, roundId = randomUUID() }: Play) {
  return post<RoundAnswer>(games, '/api/round', { token, roundId, stake, choice: bets })
}

describe('a round at a baccarat table', () => {
  it('LIVE-02 BOX-04 pays by the cards, and can be computed again from the revealed seed', async () => {
    const { player, token } = await openGame(games, 100_000n, TABLE)
    const rounds = await playRounds(games, token, { count: 8, stake: 1_600, choice: BETS })

    const deals = (await drawAgain(games, token, { rounds })).map(dealOf)

    expect(rounds.map(round => round.outcome)).toEqual(deals.map(deal => ({ ...deal, bets: BETS })))
    expect(rounds.map(round => round.returned)).toEqual(deals.map(deal => returnOfAll(BETS, winnerOf(deal))))
    const rows = await movementsOf(games, player)
    expect(new Set(rows.map(row => `${row.category} ${row.gameId}`))).toEqual(new Set(['4 5001']))
  })

  it('BOX-02 moves money once for 20 simultaneous requests, and shows the same cards after a reload', async () => {
    const { player, token } = await openGame(games, 10_000n, TABLE)
    const roundId = randomUUID()

    const answers = await Promise.all(Array.from({ length: 20 }, () => play({ token, roundId })))

    const round = answers[0]?.body.round
    expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
    expect(await balanceOf(games.database, player.id)).toBe(BigInt(8_400 + (round?.returned ?? 0)))
    expect((await readState(games, token)).lastRounds[0]).toEqual(round)
  })

  it.each([
    ['no bets', {}, 1_600, 400],
    ['an unknown field', { pair: 1_600 }, 1_600, 400],
    ['bets that do not add up to the stake', { player: 500 }, 1_600, 400],
    ['a fraction of a chip', { player: 150 }, 150, 422]
  ])('refuses %s', async (_name, bets, stake, status) => {
    const { player, token } = await openGame(games, 10_000n, TABLE)

    const answer = await play({ token, bets, stake })

    expect(answer.status).toBe(status)
    expect(await balanceOf(games.database, player.id)).toBe(10_000n)
  })
})
