import { expect, test } from 'vitest'

import { gamesList } from '../contract/casino.ts'
import { gameList } from '../lobby/index.ts'
import { game } from '../testing/index.ts'
import { begin, world } from '../testing/signed-in.ts'

test('FAV-02 adopt the flags of games that were loaded before the favourites', async () => {
  await begin()
  world.gateway.expects(gamesList).answers({ items: [game('1', { isFavorite: 1 }), game('2')], total: 2 })
  const list = gameList({ type: 'slot', category: '', provider: '', gameType: '', search: '' })
  list.load(0, 1)
  await expect.poll(() => list.$list.get().count).toBe(2)

  const { $favourites } = await import('./index.ts')

  expect([...$favourites.get().marked]).toEqual(['slot:1'])
})
