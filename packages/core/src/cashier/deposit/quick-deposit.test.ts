import { expect, test } from 'vitest'

import { checkFavoriteCashMethod, listCashMethods, listTransactions } from '../../contract/finance.ts'
import { cashMethod, transaction } from '../../testing/index.ts'
import { withSignedInPlayer, world } from '../../testing/signed-in.ts'
import { $quickDeposit, loadQuickDeposit, saveLastMethod, startQuickDeposit } from '../index.ts'

withSignedInPlayer()

test('CASH-08 the quick deposit uses a favourite that requires an amount only', async () => {
  const long = cashMethod('1', { fields: ['amount', 'account'] })
  world.gateway.expects(listCashMethods, { favorites: 1 }).answers([long, cashMethod('2')])
  await loadQuickDeposit()

  expect($quickDeposit.get().value?.method).toMatchObject({ id: '2', isFavourite: true })
})

test('CASH-08 the quick deposit uses the favourite that was used last, and none without a name', async () => {
  saveLastMethod('deposit', '3')
  const favourites = [cashMethod('1', { name: '' }), cashMethod('2'), cashMethod('3')]
  world.gateway.expects(listCashMethods, { favorites: 1 }).answers(favourites)
  await loadQuickDeposit()
  expect($quickDeposit.get().value?.method?.id).toBe('3')

  saveLastMethod('deposit', '1')
  world.gateway.expects(listCashMethods, { favorites: 1 }).answers(favourites)
  await loadQuickDeposit()
  expect($quickDeposit.get().value?.method?.id).toBe('2')
})

test('CASH-08 the quick deposit uses the last method if there is no favourite', async () => {
  saveLastMethod('deposit', '4')
  expect(world.storage.get('bnw:recent-deposit')).toBe('4')
  world.gateway.expects(listCashMethods, { favorites: 1 }).answers([])
  world.gateway.expects(listCashMethods, { methodID: 4 }).answers([cashMethod('1'), cashMethod('4')])
  world.gateway.expects(checkFavoriteCashMethod, { id: '4', Type: 1 }).answers({ isFavorite: 0 })
  await loadQuickDeposit()

  expect($quickDeposit.get().value?.method).toMatchObject({ id: '4', isFavourite: false })
})

test('CASH-08 the quick deposit uses the method of the newest deposit on a device that knows no last one', async () => {
  const items = [transaction('b', { method_name: 'Gone' }), transaction('a', { method_name: 'Card' })]
  world.gateway.expects(listCashMethods, { favorites: 1 }).answers([])
  world.gateway.expects(listTransactions, { searchCategory: '1' }).answers({ items, total: 2 })
  world.gateway
    .expects(listCashMethods, { methodID: 0 })
    .answers([cashMethod('1'), cashMethod('2', { name: 'Card' })])
  await loadQuickDeposit()

  expect($quickDeposit.get().value?.method?.id).toBe('2')
})

test('CASH-08 EMB-10 the quick deposit offers the first favourite that is added elsewhere, and follows it', async () => {
  startQuickDeposit()
  world.gateway.expects(listCashMethods, { favorites: 1 }).answers([])
  world.gateway.expects(listTransactions).answers({ items: [], total: 0 })
  await loadQuickDeposit()
  expect($quickDeposit.get().value?.method).toBeUndefined()

  world.gateway.expects(listCashMethods, { favorites: 1 }).answers([cashMethod('7')])
  world.storage.fromOtherTab({ 'bnw:recent-favourite-method': '+deposit:7' })

  await expect.poll(() => $quickDeposit.get().value?.method?.id).toBe('7')
  for (const other of ['-withdraw:7', '-deposit:8'])
    world.storage.fromOtherTab({ 'bnw:recent-favourite-method': other })
  expect($quickDeposit.get().value?.method?.isFavourite).toBe(true)
  world.storage.fromOtherTab({ 'bnw:recent-favourite-method': '-deposit:7' })
  expect($quickDeposit.get().value?.method?.isFavourite).toBe(false)
})
