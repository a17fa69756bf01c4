import { randomUUID } from 'node:crypto'

import { returnOfAll, segmentOf } from '@bnw/games/engines/fortune/engine'
import type { RoundAnswer } from '@bnw/games/protocol/rounds'
import { describe, expect, it } from 'vitest'

import { balanceOf } from '../ledger/ledger.ts'
import { drawAgain, gamesForFile, openGame, playRounds, post, readState } from '../testing/games.ts'

const TABLE = { type: 'live', id: '5039', name: 'Çark Ihlamur', machine: 'fortune' } as const
const BETS = { '2': 1_000, '8': 500 }

const games = await gamesForFile()

function play(token: string, bets: unknown = BETS, { stake = 1_500, roundId = randomUUID() } = {}) {
  return post<RoundAnswer>(games, '/api/round', { token, roundId, stake, choice: bets })
}

describe('a round at the wheel of fortune', () => {
  it('LIVE-02 BOX-04 pays by the segment, and can be computed again from the revealed seed', async () => {
    const { token } = await openGame(games, 100_000n, TABLE)
    const rounds = await playRounds(games, token, { count: 6, stake: 1_500, choice: BETS })

    const segments = (await drawAgain(games, token, { rounds })).map(segmentOf)

    expect(rounds.map(round => round.outcome)).toEqual(segments.map(segment => ({ segment, bets: BETS })))
    expect(rounds.map(round => round.returned)).toEqual(segments.map(segment => returnOfAll(BETS, segment)))
  })

  it('BOX-02 moves money once for 20 simultaneous requests, and shows the same segment after a reload', async () => {
    const { player, token } = await openGame(games, 10_000n, TABLE)
    const roundId = randomUUID()

    const answers = await Promise.all(Array.from({ length: 20 }, () => play(token, BETS, { roundId })))

    const round = answers[0]?.body.round
    expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
    expect(await balanceOf(games.database, player.id)).toBe(BigInt(8_500 + (round?.returned ?? 0)))
    expect((await readState(games, token)).lastRounds[0]).toEqual(round)
  })

  it.each([
    ['no bets', {}, 400],
    ['an unknown multiple', { '3': 1_500 }, 400],
    ['bets that do not add up to the stake', { '2': 500 }, 400]
  ])('refuses %s', async (_name, bets, status) => {
    const { player, token } = await openGame(games, 10_000n, TABLE)

    expect((await play(token, bets)).status).toBe(status)
    expect(await balanceOf(games.database, player.id)).toBe(10_000n)
  })
})
