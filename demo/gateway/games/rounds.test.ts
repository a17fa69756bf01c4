import { randomUUID } from 'node:crypto'

import type { RoundAnswer } from '@bnw/games/protocol/rounds'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { launches } from '../db/schema/index.ts'
import { balanceOf } from '../ledger/ledger.ts'
import { DEMO_START } from './launch.ts'
import {
  gamesForFile,
  launchToken,
  movementsOf,
  openGame,
  post,
  readState,
  signedInPlayer
} from '../testing/games.ts'

const games = await gamesForFile()

async function play(token: string, stake = 500, roundId: string = randomUUID()) {
  return post<RoundAnswer>(games, '/api/round', { token, roundId, stake })
}

/** Plays rounds one after the other. */
async function playMany(token: string, count: number): Promise<RoundAnswer[]> {
  const answers: RoundAnswer[] = []
  while (answers.length < count) answers.push((await play(token)).body)
  return answers
}

describe('a round', () => {
  it('BOX-04 debits the stake and credits the return with category, game and round', async () => {
    const { player, token } = await openGame(games, 1_000_000n)

    const answers = await playMany(token, 40)

    const rounds = answers.map(answer => answer.round)
    const rows = await movementsOf(games, player)
    const debits = rows.filter(row => row.type === 2)
    const credits = rows.filter(row => row.type === 1)
    expect(debits.map(row => row.roundId)).toEqual(rounds.map(round => round.id))
    expect(credits.map(row => [row.roundId, Number(row.amount)])).toEqual(
      rounds.filter(round => round.returned > 0).map(round => [round.id, round.returned])
    )
    expect(new Set(rows.map(row => `${row.category} ${row.gameType} ${row.gameId}`))).toEqual(
      new Set(['3 slot 1001'])
    )
  })

  it('LIVE-02 BOX-04 is among the last rounds of the player at the game, also in the next launch', async () => {
    const player = await signedInPlayer(games, 1_000_000n)
    const first = await playMany(await launchToken(games, player), 8)
    await playMany(await launchToken(games, player, { gamingType: 'demo' }), 1)
    await playMany(await launchToken(games, player, { id: '1002' }), 1)
    await playMany(await launchToken(games, player, { type: 'virtual' }), 1)
    await playMany(await launchToken(games, await signedInPlayer(games, 1_000n)), 1)
    const token = await launchToken(games, player)
    const before = await readState(games, token)
    const second = await playMany(token, 14)

    const after = await readState(games, token)

    const newestFirst = (answers: RoundAnswer[]) => answers.map(({ round }) => round).toReversed()
    expect(before.lastRounds).toEqual(newestFirst(first))
    expect(after.lastRounds).toEqual(newestFirst([...first.slice(2), ...second]))
  })

  it('LIVE-02 is not among the last rounds of a table that opens another game since', async () => {
    const player = await signedInPlayer(games, 1_000_000n)
    await playMany(await launchToken(games, player), 1)

    const state = await readState(games, await launchToken(games, player, { machine: 'card' }))

    expect(state.lastRounds).toEqual([])
  })

  it('BOX-02 keeps wallet, ledger, rounds and page equal to the kuruş', async () => {
    const { player, token } = await openGame(games, 1_000_000n)

    const answers = await playMany(token, 25)

    const net = answers.reduce((sum, { round }) => sum + round.returned - round.stake, 0)
    expect(await balanceOf(games.database, player.id)).toBe(1_000_000n + BigInt(net))
    expect(answers.at(-1)).toMatchObject({ balance: 1_000_000 + net, net })
  })

  it('BOX-02 moves money once for 20 simultaneous requests of one round', async () => {
    const { player, token } = await openGame(games, 10_000n)
    const roundId = randomUUID()

    const answers = await Promise.all(Array.from({ length: 20 }, () => play(token, 500, roundId)))

    const debits = (await movementsOf(games, player)).filter(row => row.type === 2)
    expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
    expect(debits).toHaveLength(1)
  })

  it('returns the first result for a repeat, with another stake and from a new launch', async () => {
    const player = await signedInPlayer(games, 100_000n)
    const roundId = randomUUID()
    const first = await play(await launchToken(games, player), 500, roundId)

    const repeat = await play(await launchToken(games, player), 10_000, roundId.toUpperCase())

    expect(repeat.body.round).toEqual(first.body.round)
    expect(repeat.body.balance).toBe(first.body.balance)
  })

  it('refuses the id of a round of another game', async () => {
    const player = await signedInPlayer(games, 100_000n)
    const roundId = randomUUID()
    await play(await launchToken(games, player), 500, roundId)

    for (const other of [{ id: '1002' }, { type: 'live' }] as const) {
      const elsewhere = await play(await launchToken(games, player, other), 500, roundId)
      expect(elsewhere).toEqual({ status: 409, body: { error: { code: 'round-known' } } })
    }
  })

  it('never overdraws in simultaneous rounds', async () => {
    const player = await signedInPlayer(games, 900n)
    const tokens = await Promise.all(['1001', '1002', '1003'].map(id => launchToken(games, player, { id })))

    const answers = await Promise.all(tokens.map(token => play(token, 1_000)))

    expect(answers.map(answer => answer.body)).toEqual(Array(3).fill({ error: { code: 'not-enough-money' } }))
    expect(await balanceOf(games.database, player.id)).toBe(900n)
    expect(await movementsOf(games, player)).toEqual([])
  })

  it.each([0, -100, 1, 99, 150, 300, 10_001, 20_000, 2 ** 53])('refuses a stake of %d kuruş', async stake => {
    const { player, token } = await openGame(games, 100_000n)

    const answer = await play(token, stake)

    expect(answer).toEqual({ status: 422, body: { error: { code: 'stake-unknown' } } })
    expect(await balanceOf(games.database, player.id)).toBe(100_000n)
  })

  it('returns the last round after a reload of the frame', async () => {
    const { token } = await openGame(games, 100_000n)
    const { body } = await play(token)
    games.clock.now += 5_000

    const state = await readState(games, token)

    expect(state).toEqual({
      balance: body.balance,
      net: body.net,
      now: games.clock.now,
      elapsed: 5_000,
      lastRounds: [body.round]
    })
  })

  it('moves no money in a demo', async () => {
    const { player, token } = await openGame(games, 5_000n, { gamingType: 'demo' })

    const answers = await playMany(token, 10)

    const net = answers.reduce((sum, { round }) => sum + round.returned - round.stake, 0)
    expect(answers.at(-1)).toMatchObject({ balance: Number(DEMO_START) + net, net })
    expect(await balanceOf(games.database, player.id)).toBe(5_000n)
    expect(await movementsOf(games, player)).toEqual([])
  })

  it('refuses a stake above the play money of a demo', async () => {
    const { player, token } = await openGame(games, 0n, { gamingType: 'demo' })
    await games.database.update(launches).set({ demoBalance: 9_999n }).where(eq(launches.playerId, player.id))

    const answer = await play(token, 10_000)

    expect(answer).toEqual({ status: 402, body: { error: { code: 'not-enough-money' } } })
    expect((await readState(games, token)).balance).toBe(9_999)
  })

  it('is refused at a coupon game', async () => {
    const { player, token } = await openGame(games, 100_000n, {
      type: 'virtual',
      id: '810',
      machine: 'coupon'
    })

    const answer = await play(token)

    expect(answer).toEqual({ status: 400, body: { error: { code: 'malformed' } } })
    expect(await movementsOf(games, player)).toEqual([])
  })
})
