import { expect, test } from 'vitest'

import {
  addFavoriteCashMethod,
  listCashMethods,
  listCashMethodsNew,
  listHighlightedCashMethods,
  removeFavoriteCashMethod
} from '../../contract/finance.ts'
import { logout } from '../../contract/user.ts'
import { logOut } from '../../session/index.ts'
import { cashMethod } from '../../testing/index.ts'
import { toastTexts, withSignedInPlayer, world } from '../../testing/signed-in.ts'
import { $toasts } from '../../toasts/index.ts'
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

test('GATE-06 CASH-02 says to the same player that a change got no answer, and Retry sends it again', async () => {
  world.gateway.expects(addFavoriteCashMethod).hangsUp()
  await setMethodFavourite('deposit', '1', true)
  expect(toastTexts()).toEqual(['Bağlantı kurulamadı.'])

  world.gateway.expects(addFavoriteCashMethod, { id: '1' }).answers()
  const [toast] = $toasts.get()
  if (typeof toast?.action === 'object') toast.action.run()
  await expect.poll(toastTexts).toContain('Favorilere eklendi')

  const late = world.gateway.expects(removeFavoriteCashMethod).waits()
  const removed = setMethodFavourite('deposit', '1', false)
  world.gateway.expects(logout).answers()
  await logOut()
  late.hangsUp()
  await removed
  expect(toastTexts()).not.toContain('Bağlantı kurulamadı.')
})

test('CASH-02 EMB-10 follows the favourites that another tab or frame changes', async () => {
  const methods_list = [{ type: 'single', properties: cashMethod('1') }]
  world.gateway.expects(listCashMethodsNew).answers({ methods_list } as never)
  world.gateway.expects(listHighlightedCashMethods).answers([])
  world.gateway.expects(listCashMethods, { favorites: 1 }).answers([])
  await cashMethods('deposit').load()
  const isFavourite = () => findMethod('deposit', '1')?.isFavourite

  world.storage.fromOtherTab({ 'bnw:recent-favourite-method': '+deposit:1' })
  expect(isFavourite()).toBe(true)
  world.storage.fromOtherTab({ 'bnw:recent-favourite-method': '-withdraw:1' })
  world.storage.fromOtherTab({ 'bnw:recent-favourite-method': 'nonsense' })
  expect(isFavourite()).toBe(true)
  world.storage.fromOtherTab({ 'bnw:recent-favourite-method': '-deposit:1' })
  expect(isFavourite()).toBe(false)
})

test('CASH-02 SESS-01 tells other tabs of a change, until the logout', async () => {
  world.gateway.expects(addFavoriteCashMethod, { id: '1' }).answers()
  await setMethodFavourite('withdraw', '1', true)
  expect(world.storage.get('bnw:recent-favourite-method')).toBe('+withdraw:1')

  world.gateway.expects(logout).answers()
  await logOut()
  expect(world.storage.get('bnw:recent-favourite-method')).toBeNull()
})
