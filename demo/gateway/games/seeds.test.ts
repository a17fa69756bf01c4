import { randomUUID } from 'node:crypto'

import { drawWords, sealOf } from '@bnw/games/engines/fairness'
import { outcomeOf, stopsOf } from '@bnw/games/engines/reels/engine'
import type { FairnessAnswer, RoundAnswer } from '@bnw/games/protocol/rounds'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { gameRounds } from '../db/schema/index.ts'
import { gamesForFile, openGame, playRounds, post } from '../testing/games.ts'

const games = await gamesForFile()

function play(token: string) {
  return post<RoundAnswer>(games, '/api/round', { token, roundId: randomUUID(), stake: 500 })
}

describe('the seeds of a game', () => {
  it('allow a player to compute every round again after the reveal', async () => {
    const { token } = await openGame(games, 100_000n)
    const before = await post<FairnessAnswer>(games, '/api/verify', { token })
    const played = await playRounds(games, token, { count: 5, stake: 500 })

    const { body } = await post<FairnessAnswer>(games, '/api/seed', { token, playerSeed: 'deniz' })

    const { serverSeed = '', playerSeed = '', rounds = [] } = body.revealed ?? {}
    const drawn = await Promise.all(
      played.map(async (_answer, number) => stopsOf(await drawWords({ serverSeed, playerSeed, number })))
    )
    expect(await sealOf(serverSeed)).toBe(before.body.current.seal)
    expect(playerSeed).toBe(before.body.current.playerSeed)
    expect(played.map(round => round.outcome)).toEqual(drawn.map(stops => ({ stops })))
    expect(played.map(round => round.returned)).toEqual(drawn.map(stops => outcomeOf(stops).multiplier * 500))
    expect(rounds.map(round => round.number)).toEqual([4, 3, 2, 1, 0])
  })

  it('keep the server seed secret while in use', async () => {
    const { token } = await openGame(games, 100_000n)
    await play(token)

    const { body } = await post<FairnessAnswer>(games, '/api/verify', { token })

    expect(body.revealed).toBeNull()
    expect(Object.keys(body.current).toSorted()).toEqual(['number', 'playerSeed', 'seal'])
  })

  it('use the seed of the player and count from 0 again', async () => {
    const { token } = await openGame(games, 100_000n)
    await play(token)
    await post(games, '/api/seed', { token, playerSeed: 'deniz' })

    const { body } = await play(token)

    expect(body.round.number).toBe(0)
    expect((await post<FairnessAnswer>(games, '/api/verify', { token })).body.current).toMatchObject({
      playerSeed: 'deniz',
      number: 1
    })
  })

  it('are created once for simultaneous first rounds', async () => {
    const { player, token } = await openGame(games, 100_000n)

    const answers = await Promise.all(Array.from({ length: 6 }, () => play(token)))

    const rows = await games.database.select().from(gameRounds).where(eq(gameRounds.playerId, player.id))
    expect(answers.map(answer => answer.status)).toEqual(Array(6).fill(200))
    expect(new Set(rows.map(row => row.seedId)).size).toBe(1)
    expect(rows.map(row => row.number).toSorted()).toEqual([0, 1, 2, 3, 4, 5])
  })
})
