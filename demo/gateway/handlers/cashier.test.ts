import { bonus, casino, envoy, finance } from '@bnw/core/contract'
import { describe, expect, test } from 'vitest'

import { playerWith } from '../testing/player-calls.ts'
import { gatewayWithCashier } from '../testing/cashier.ts'
import { signIn } from '../testing/client.ts'
import { addPlayer } from '../testing/test-content.ts'

const gateway = await gatewayWithCashier()
await addPlayer(gateway.database, { username: 'komsu' })
const demo = playerWith(gateway, await signIn(gateway, 'demo'))
const neighbour = playerWith(gateway, await signIn(gateway, 'komsu'))

describe('CASH-01 the methods', () => {
  test('are listed singly and in groups, in the language of the call', async () => {
    const { methods_list } = await demo.call(finance.listCashMethodsNew, { Type: 1, methodID: 0 })
    expect(methods_list.filter(({ type }) => type === 'single')).toHaveLength(6)
    const groups = methods_list.filter(({ type }) => type === 'group')
    expect(groups.map(({ properties, methods }) => [properties.name, methods.length])).toEqual([
      ['Banka havalesi', 3],
      ['Cüzdanlar', 2],
      ['Ön ödemeli kodlar', 4]
    ])
    const english = await demo.call(finance.listCashMethodsNew, { Lang: 'en', Type: 2, methodID: 0 })
    expect(english.methods_list.map(({ properties }) => properties.name)).toEqual([
      'Bank transfer/EFT',
      'Mobile transfer',
      'Pulcüzdan',
      'Kumbara Kart',
      'Gölge Katılım express',
      'Postal order'
    ])
  })

  test('contain their limits and fields', async () => {
    const [transfer] = await demo.call(finance.listCashMethods, { Type: 1, methodID: 101 })
    expect(transfer).toMatchObject({ min: 10_000, max: 5_000_000, fee: 0, bankID: '99991', transfer_type: 1 })
    const [wallet] = await demo.call(finance.listCashMethods, { Type: 1, methodID: 103 })
    expect(wallet).toMatchObject({ fee: 1.5, duration: 'anında', currency: 'TRY', bankcode: '' })
    expect(await demo.call(finance.listHighlightedCashMethods, { Type: 1 })).toHaveLength(3)
    expect(await demo.call(finance.listCashMethods, { Type: 2, methodID: 101 })).toEqual([])
  })

  test('CASH-03 with a bank code accept only the listed amounts', async () => {
    const [code] = await demo.call(finance.listCashMethods, { Type: 1, methodID: 131 })
    const { amounts } = await demo.call(envoy.getDepositAmounts, { bankcode: code?.bankcode })
    expect(amounts).toEqual([2_500, 5_000, 10_000, 25_000, 50_000])
    expect(await demo.refusal(envoy.getDepositAmounts, { bankcode: '' })).toBe('Kayıt bulunamadı')
  })
})

describe('CASH-02 a favourite method', () => {
  const isFavourite = async (id: string) =>
    (await demo.call(finance.checkFavoriteCashMethod, { id, Type: 1 })).isFavorite

  test('is added, listed and removed, in a group too', async () => {
    for (const id of ['103', '121']) await demo.call(finance.addFavoriteCashMethod, { id, Type: 1 })
    await demo.call(finance.addFavoriteCashMethod, { id: '121', Type: 1 })
    const marked = await demo.call(finance.listCashMethods, { Type: 1, methodID: 0, favorites: 1 })
    expect(marked.map(({ id, isFavorite }) => [id, isFavorite])).toEqual([
      ['103', true],
      ['121', true]
    ])
    expect(await isFavourite('121')).toBe(true)
    await demo.call(finance.removeFavoriteCashMethod, { id: '121', Type: 1 })
    expect(await isFavourite('121')).toBe(false)
  })

  test('belongs to one player', async () => {
    const marked = { Type: 1, methodID: 0, favorites: 1 }
    expect(await neighbour.call(finance.listCashMethods, marked)).toEqual([])
    await neighbour.call(finance.removeFavoriteCashMethod, { id: '103', Type: 1 })
    expect(await isFavourite('103')).toBe(true)
  })

  test('must exist in its direction', async () => {
    for (const id of ['999', "1' or 1=1", '103']) {
      const wrong = { id, Type: 2 }
      expect(await demo.refusal(finance.addFavoriteCashMethod, wrong), id).toBe('Kayıt bulunamadı')
    }
  })
})

describe('HIST-01 the filters', () => {
  test('are types, categories and subcategories by name', async () => {
    expect(await demo.call(finance.listTypesFrontend, {})).toEqual([
      { id: '1', name: 'Giriş', category_id: '' },
      { id: '2', name: 'Çıkış', category_id: '' }
    ])
    const categories = await demo.call(finance.listCategories, { Lang: 'en' })
    expect(categories.map(({ name }) => name)).toContain('Virtual game')
    const kinds = await demo.call(finance.listSubCategories, {})
    expect(kinds.find(({ id }) => id === '203')).toEqual({ id: '203', name: 'Cüzdan', category_id: '2' })
    expect(new Set(kinds.map(kind => kind.category_id))).toEqual(new Set(categories.map(({ id }) => id)))
  })
})

describe('BOX-01 a player without finance rights', () => {
  test('may make no call about money', async () => {
    const { refusal } = playerWith(gateway, await signIn(gateway, 'yetkisiz'))
    const words = await Promise.all([
      refusal(finance.listBanks, { typeID: 1 }),
      refusal(finance.listCashMethodsNew, { Type: 1, methodID: 0 }),
      refusal(envoy.getDepositAmounts, { bankcode: 'K131' })
    ])
    expect(new Set(words)).toEqual(new Set(['Bu işlem için yetkiniz yok']))
  })

  test('may not claim a bonus nor play with money, but play a demo', async () => {
    const player = playerWith(gateway, await signIn(gateway, 'yetkisiz'))
    const words = [
      await player.refusal(bonus.claimBonus, { bonusID: '7001' }),
      await player.refusal(casino.initGame, { gameID: '1001' }),
      await player.refusal(casino.initGame, { gameID: '1001', gamingType: 'real' }),
      await player.refusal(casino.initGame, { gameID: '1001', gamingType: 'tournament' })
    ]
    expect(new Set(words)).toEqual(new Set(['Bu işlem için yetkiniz yok']))
    const { url } = await player.call(casino.initGame, { gameID: '1001', gamingType: 'demo' })
    expect(url).toContain('/play/reels?token=')
  })
})
