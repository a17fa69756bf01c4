import { expect, test } from 'vitest'

import {
  listCashMethods,
  listCashMethodsNew,
  listHighlightedCashMethods,
  removeFavoriteCashMethod
} from '../../contract/finance.ts'
import { cashMethod } from '../../testing/index.ts'
import { withSignedInPlayer, world } from '../../testing/signed-in.ts'
import { cashMethods, findMethod, setMethodFavourite } from '../index.ts'

withSignedInPlayer()

test('CASH-02 a list of favourites that was requested before a removal does not undo it', async () => {
  const methods_list = [{ type: 'single', properties: cashMethod('1', { isFavorite: 1 }) }]
  world.gateway.expects(listCashMethodsNew).answers({ methods_list } as never)
  world.gateway.expects(listHighlightedCashMethods).answers([])
  const before = world.gateway.expects(listCashMethods, { favorites: 1 }).waits()
  const loaded = cashMethods('deposit').load()
  await expect.poll(() => findMethod('deposit', '1')?.isFavourite).toBe(true)

  world.gateway.expects(removeFavoriteCashMethod, { id: '1' }).answers()
  world.gateway.expects(listHighlightedCashMethods).answers([])
  world.gateway.expects(listCashMethods, { favorites: 1 }).answers([])
  await setMethodFavourite('deposit', '1', false)
  before.answers([cashMethod('1')])
  await loaded

  await expect.poll(() => world.gateway.count(listCashMethods)).toBe(2)
  expect(findMethod('deposit', '1')?.isFavourite).toBe(false)
})
