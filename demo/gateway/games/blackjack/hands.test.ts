import { randomUUID } from 'node:crypto'

import { DIGESTS, handOf, returnOf, type Move } from '@bnw/games/engines/blackjack/engine'
import { isOpenHand, type AnyHand } from '@bnw/games/engines/blackjack/hand'
import { LEFT_MS } from '@bnw/games/engines/blackjack/rules'
import type { FairnessAnswer, RoundAnswer } from '@bnw/games/protocol/rounds'
import { eq } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'

import { launches, type GamingType } from '../../db/schema/index.ts'
import { balanceOf } from '../../ledger/ledger.ts'
import {
  gamesForFile,
  launchToken,
  movementsOf,
  openGame,
  post,
  readState,
  skipRounds
} from '../../testing/games.ts'
import { createRoundTimers } from '../round-timers.ts'

const TABLE = { type: 'live', id: '5006', name: 'Blackjack Köşk I', machine: 'blackjack' } as const
const BALANCE = 100_000
const STAKE = 1_000

const games = await gamesForFile()

/** Opens the table for a player whose next hand is open after these moves. */
async function openTable(moves: readonly Move[] = [], balance = BALANCE, gamingType: GamingType = 'real') {
  const opened = await openGame(games, BigInt(balance), { ...TABLE, gamingType })
  const accepts = (words: number[]) => handOf(words, moves).isOpen
  const words = await skipRounds(games, opened, { accepts, digests: DIGESTS })
  const roundId: string = randomUUID()
  return { ...opened, words, roundId }
}

type Opened = Awaited<ReturnType<typeof openTable>>

function deal({ token, roundId }: Opened) {
  const choice = { hand: STAKE }
  return post<RoundAnswer>(games, '/api/round', { token, roundId, stake: STAKE, choice })
}

function move({ token, roundId }: Opened, name: Move, at: number) {
  return post<RoundAnswer>(games, '/api/move', { token, roundId, move: name, at })
}

async function movesOf({ player }: Opened) {
  const rows = await movementsOf(games, player)
  return rows.map(row => [row.category, row.type, Number(row.amount)])
}

const paid = (returned: number) => (returned > 0 ? [[4, 1, returned]] : [])

describe('a hand of blackjack', () => {
  it('LIVE-02 BOX-04 keeps the second card of the dealer secret, and pays by the cards at its end', async () => {
    const table = await openTable(['hit'])
    const { body } = await deal(table)
    const drawn = await move(table, 'hit', 0)
    const ended = await move(table, 'stand', 1)

    const hand = handOf(table.words, ['hit', 'stand'])
    const returned = returnOf(hand, STAKE)
    expect(body.round).toMatchObject({ stake: STAKE, returned: 0, outcome: { state: 'open' } })
    const shown = [body, drawn.body].map(({ round }) => (round.outcome as AnyHand).dealer.length)
    expect(shown).toEqual([1, 1])
    expect(ended.body.round).toMatchObject({
      returned,
      outcome: { state: 'ended', player: hand.player, dealer: hand.dealer }
    })
    expect(await movesOf(table)).toEqual([[4, 2, STAKE], ...paid(returned)])
    expect(ended.body.balance).toBe(BALANCE - STAKE + returned)
  })

  it('BOX-02 takes the stake of a double once for 20 simultaneous requests', async () => {
    const table = await openTable()
    await Promise.all(Array.from({ length: 20 }, () => deal(table)))

    const doubled = await Promise.all(Array.from({ length: 20 }, () => move(table, 'double', 0)))
    const repeated = await move(table, 'hit', 0)

    const returned = returnOf(handOf(table.words, ['double']), 2 * STAKE)
    expect(new Set(doubled.map(({ body }) => JSON.stringify(body.round))).size).toBe(1)
    expect(doubled[0]?.body.round).toMatchObject({ stake: 2 * STAKE, returned })
    expect(repeated.body.round).toEqual(doubled[0]?.body.round)
    expect(await movesOf(table)).toEqual([[4, 2, STAKE], [4, 2, STAKE], ...paid(returned)])
  })

  it('BOX-02 draws one card for 20 simultaneous requests of one move', async () => {
    const table = await openTable(['hit', 'hit'])
    await deal(table)

    const drawn = await Promise.all(Array.from({ length: 20 }, () => move(table, 'hit', 0)))

    expect(new Set(drawn.map(({ body }) => JSON.stringify(body.round))).size).toBe(1)
    expect(drawn[0]?.body.round.outcome).toMatchObject({ moves: ['hit'] })
  })

  it('stays as it is when a double is refused', async () => {
    const table = await openTable(['hit'], STAKE + 500)
    const { body } = await deal(table)

    const short = await move(table, 'double', 0)
    const drawn = await move(table, 'hit', 0)
    const late = await move(table, 'double', 1)

    expect(body.round.outcome).toMatchObject({ moves: [] })
    expect(short.body).toEqual({ error: { code: 'not-enough-money' } })
    expect(drawn.body.round).toMatchObject({ stake: STAKE, outcome: { moves: ['hit'] } })
    expect(late.body).toEqual({ error: { code: 'malformed' } })
    expect(await movesOf(table)).toEqual([[4, 2, STAKE]])
  })

  it('BOX-02 takes the stake of a double in a demo from its play money, and moves no other', async () => {
    const table = await openTable([], BALANCE, 'demo')
    const ofPlayer = eq(launches.playerId, table.player.id)
    await games.database
      .update(launches)
      .set({ demoBalance: BigInt(STAKE + 500) })
      .where(ofPlayer)
    await deal(table)

    const short = await move(table, 'double', 0)
    await games.database
      .update(launches)
      .set({ demoBalance: BigInt(STAKE) })
      .where(ofPlayer)
    const { body } = await move(table, 'double', 0)

    expect(short.body).toEqual({ error: { code: 'not-enough-money' } })
    expect(body.balance).toBe(returnOf(handOf(table.words, ['double']), 2 * STAKE))
    expect(await movesOf(table)).toEqual([])
  })

  it('BOX-02 continues after a reload and in a new launch, and blocks another hand and the reveal of the seed', async () => {
    const table = await openTable()
    const { body } = await deal(table)
    const token = await launchToken(games, table.player, TABLE)

    const second = await deal({ ...table, token, roundId: randomUUID() })
    const reveal = await post(games, '/api/seed', { token, playerSeed: 'deniz' })
    const states = await Promise.all([readState(games, table.token), readState(games, token)])
    const { id: roundId, outcome } = body.round
    const restored = await post(games, '/api/round', { token, roundId, stake: STAKE, choice: outcome })
    const ended = await move({ ...table, token }, 'stand', 0)
    const { body: fairness } = await post<FairnessAnswer>(games, '/api/seed', { token, playerSeed: 'deniz' })

    expect([second, reveal]).toEqual(Array(2).fill({ status: 409, body: { error: { code: 'round-open' } } }))
    expect(states.map(state => state.lastRounds[0])).toEqual([body.round, body.round])
    expect(restored.body).toMatchObject({ round: body.round })
    expect(ended.body.round.outcome).toMatchObject({ state: 'ended' })
    expect(fairness.revealed?.rounds).toEqual([ended.body.round])
  })

  it('BOX-01 of a demo is not shown at the table for money', async () => {
    const demo = { ...TABLE, gamingType: 'demo' } as const
    const opened = await openGame(games, BigInt(BALANCE), demo)
    const accepts = (words: number[]) => handOf(words, []).isOpen
    await skipRounds(games, opened, { accepts, digests: DIGESTS })
    const round = { token: opened.token, roundId: randomUUID() }
    await post(games, '/api/round', { ...round, stake: STAKE, choice: { hand: STAKE } })

    const states = [demo, TABLE].map(async table =>
      readState(games, await launchToken(games, opened.player, table))
    )

    const [ofDemo, ofMoney] = await Promise.all(states)
    expect(ofDemo?.lastRounds[0]).toMatchObject({ id: round.roundId })
    expect(ofMoney?.lastRounds[0]).toBeUndefined()
  })

  it('BOX-02 stands and is paid once after a kill of the process, when its player has left', async () => {
    const { app, database, clock } = games
    const table = await openTable()
    await deal(table)
    clock.now += LEFT_MS
    const deps = { database, now: () => clock.now, log: app.log }
    const timers = [createRoundTimers(deps), createRoundTimers(deps)]

    await Promise.all(timers.map(each => each.resume()))

    const last = () => readState(games, table.token).then(state => state.lastRounds[0])
    await vi.waitFor(async () => expect(isOpenHand((await last())?.outcome)).toBe(false), { timeout: 20_000 })
    timers.forEach(each => each.close())
    const returned = returnOf(handOf(table.words, ['stand']), STAKE)
    expect(await last()).toMatchObject({ returned, outcome: { moves: ['stand'] } })
    expect(await balanceOf(database, table.player.id)).toBe(BigInt(BALANCE - STAKE + returned))
  })

  it('is not accessible to another player', async () => {
    const table = await openTable()
    await deal(table)

    const answer = await move({ ...(await openTable()), roundId: table.roundId }, 'stand', 0)

    expect(answer.status).toBe(400)
  })
})
