import { randomUUID } from 'node:crypto'

import { DIGESTS, handOf } from '@bnw/games/engines/blackjack/engine'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { accounts } from '../db/schema/index.ts'
import { movementsOf, openGame, openTestGames, post, skipRounds, type TestGames } from '../testing/games.ts'
import { expectBalanced } from '../testing/ledger.ts'
import { countWaiting, describeOnBackends } from './backends.ts'

const TABLE = { type: 'live', id: '5006', name: 'Blackjack Köşk I', machine: 'blackjack' } as const
const STAKE = 1_000
const TIMES = 5

describeOnBackends('BOX-02 an open hand of blackjack', backend => {
  let games: TestGames

  beforeAll(async () => {
    games = await openTestGames(await backend.postgres?.newDatabase())
  })
  afterAll(() => games.close())

  // The embedded database has one connection, so nothing happens at once there.
  test.runIf(backend.name === 'PostgreSQL')('takes the stake of a double once, of many at once', async () => {
    const { database } = games
    const opened = await openGame(games, 100_000n, TABLE)
    const accepts = (words: number[]) => handOf(words, []).isOpen
    await skipRounds(games, opened, { accepts, digests: DIGESTS })
    const round = { token: opened.token, roundId: randomUUID() }
    await post(games, '/api/round', { ...round, stake: STAKE, choice: { hand: STAKE } })

    const double = () => post(games, '/api/move', { ...round, move: 'double', at: 0 })
    // Each has read the hand, or waits until it may, before the first one takes its stake from the wallet.
    const { started } = await database.transaction(async transaction => {
      const own = eq(accounts.playerId, opened.player.id)
      await transaction.select().from(accounts).where(own).for('update')
      const doubled = Array.from({ length: TIMES }, double)
      await expect.poll(() => countWaiting(database)).toBe(TIMES)
      return { started: doubled }
    })
    const answers = await Promise.all(started)

    expect(answers.map(({ status }) => status)).toEqual(Array(TIMES).fill(200))
    const stakes = (await movementsOf(games, opened.player)).filter(({ type }) => type === 2)
    expect(stakes).toHaveLength(2)
    await expectBalanced(database)
  })
})
