import { randomUUID } from 'node:crypto'

import type { RoundAnswer } from '@bnw/games/protocol/rounds'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'

import { rowsOf } from '../db/database.ts'
import { balanceOf } from '../ledger/ledger.ts'
import { gamesForFile, openGame, post } from '../testing/games.ts'
import { findLaunchWithSeed } from './launch.ts'
import { changeSeed } from './seeds.ts'
import { storeRound } from './store-round.ts'

const games = await gamesForFile()

/** A player with ₺100 who has played a round, and the seeds that the next one would be drawn from. */
async function readyToPlay() {
  const { player, token } = await openGame(games, 10_000n)
  await post(games, '/api/round', { token, roundId: randomUUID(), stake: 500 })
  const { launch, seed } = await findLaunchWithSeed(games.database, token, games.clock.now)
  if (!seed) throw new Error('The round has left no seeds')
  const play = { roundId: randomUUID(), stake: 500, now: games.clock.now }
  const drawn = { launch, seed, play, outcome: { reels: [1, 2, 3] }, returned: 5_000 }
  return { player, token, drawn, balance: await balanceOf(games.database, player.id) }
}

it('BOX-02 BOX-04 stores no round that was drawn from seeds revealed since', async () => {
  const { player, drawn, balance } = await readyToPlay()
  await changeSeed(games.database, drawn.launch, { playerSeed: 'mine', now: games.clock.now })

  expect(await storeRound(games.database, drawn)).toBeUndefined()
  expect(await balanceOf(games.database, player.id)).toBe(balance)
})

it('BOX-02 BOX-04 stores one of two rounds drawn from the same number', async () => {
  const { player, drawn, balance } = await readyToPlay()
  const other = { ...drawn, play: { ...drawn.play, roundId: randomUUID() } }

  const stored = await Promise.all([drawn, other].map(round => storeRound(games.database, round)))

  expect(stored.filter(Boolean)).toHaveLength(1)
  expect(await balanceOf(games.database, player.id)).toBe(balance + 4_500n)
})

it('BOX-02 moves nothing for a stake above the balance, whatever the round would return', async () => {
  const { player, drawn, balance } = await readyToPlay()
  const stake = Number(balance) + 1

  const stored = await storeRound(games.database, {
    ...drawn,
    play: { ...drawn.play, stake },
    returned: stake * 2
  })

  expect(stored).toBeUndefined()
  expect(await balanceOf(games.database, player.id)).toBe(balance)
})

it('BOX-04 plays simultaneous rounds of a player one after the other', async () => {
  const { token } = await readyToPlay()
  const play = () => post<RoundAnswer>(games, '/api/round', { token, roundId: randomUUID(), stake: 500 })

  const answers = await Promise.all(Array.from({ length: 8 }, play))

  const numbers = answers.map(({ body }) => body.round.number).sort((one, other) => one - other)
  expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
})

it('finds what a round needs among the stored rounds by an index', async () => {
  const { drawn } = await readyToPlay()
  // Known to be small, it would be read as a whole, and plans are kept while it grows.
  await games.database.execute(sql`analyze game_rounds`)

  await games.database.transaction(async transaction => {
    const counted = sql`select seq_scan from pg_stat_xact_user_tables where relname = 'game_rounds'`
    const before = await rowsOf(transaction, counted)
    await storeRound(transaction, drawn)
    expect(await rowsOf(transaction, counted)).toEqual(before)
  })
})
