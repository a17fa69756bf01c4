import { randomUUID } from 'node:crypto'

import { ballsOf, DIGESTS, multiplierOf } from '@bnw/games/engines/card/engine'
import type { RoundAnswer } from '@bnw/games/protocol/rounds'
import { describe, expect, it } from 'vitest'

import { balanceOf } from '../ledger/ledger.ts'
import { drawAgain, gamesForFile, movementsOf, openGame, playRounds, post } from '../testing/games.ts'

const GAME = { type: 'virtual', id: '804', name: 'Tombala Salonu', machine: 'card' } as const
const CARD = [
  [1, 12, 33, 45, 60],
  [4, 20, 51, 72, 90],
  [8, 17, 29, 66, 81]
]

const games = await gamesForFile()

function play(token: string, choice: unknown = CARD, roundId: string = randomUUID()) {
  return post<RoundAnswer>(games, '/api/round', { token, roundId, stake: 500, choice })
}

describe('a round with a card', () => {
  it('PLAY-01 BOX-04 pays by the balls as a virtual game and can be computed again', async () => {
    const { player, token } = await openGame(games, 100_000n, GAME)
    const rounds = await playRounds(games, token, { count: 8, stake: 500, choice: CARD })

    const drawn = (await drawAgain(games, token, { rounds, digests: DIGESTS })).map(ballsOf)

    expect(rounds.map(round => round.outcome)).toEqual(drawn.map(balls => ({ balls, card: CARD })))
    expect(rounds.map(round => round.returned)).toEqual(drawn.map(balls => 500 * multiplierOf(CARD, balls)))
    const rows = await movementsOf(games, player)
    expect(new Set(rows.map(row => `${row.category} ${row.gameId}`))).toEqual(new Set(['7 804']))
  })

  it('BOX-02 moves money once for 20 simultaneous requests', async () => {
    const { player, token } = await openGame(games, 10_000n, GAME)
    const roundId = randomUUID()

    const answers = await Promise.all(Array.from({ length: 20 }, () => play(token, CARD, roundId)))

    const returned = answers[0]?.body.round.returned ?? 0
    expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
    expect(await balanceOf(games.database, player.id)).toBe(BigInt(10_000 - 500 + returned))
  })

  it.each([[undefined], [[]], [[[1, 2, 3, 4, 5]]], [CARD.map(line => [...line.slice(1), 7])], ['card']])(
    'refuses an invalid card: %j',
    async choice => {
      const { player, token } = await openGame(games, 10_000n, GAME)

      const answer = await post(games, '/api/round', { token, roundId: randomUUID(), stake: 500, choice })

      expect(answer).toEqual({ status: 400, body: { error: { code: 'malformed' } } })
      expect(await balanceOf(games.database, player.id)).toBe(10_000n)
    }
  )
})
