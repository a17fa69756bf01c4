import { describe, expect, test } from 'vitest'

import { listCategories, listSubCategories, listTypesFrontend } from '../contract/finance.ts'
import { withSignedInPlayer, world } from '../testing/signed-in.ts'
import { historyNames, namesOrOwn } from './names.ts'

withSignedInPlayer()

describe('names of the history', () => {
  test('HIST-01 GATE-03 our own names take the place of a list that is refused or empty', async () => {
    world.gateway.expects(listTypesFrontend).refuses('Yok')
    world.gateway.expects(listCategories).answers([{ id: '2', name: 'Ödemeler' }])
    world.gateway.expects(listSubCategories).answers([{ id: '7', name: 'Havale', category_id: '2' }])
    const names = historyNames()
    await names.load()

    const { types, categories, subCategories } = namesOrOwn(names.$remote.get().value)
    expect(types.map(({ name }) => name)).toEqual(['Giriş', 'Çıkış'])
    expect(categories).toMatchObject([{ id: '2', name: 'Ödemeler' }])
    expect(subCategories).toMatchObject([{ id: '7', category_id: '2' }])
    expect(namesOrOwn({ categories: [] }).categories).not.toEqual([])
  })

  test('GATE-06 names that could not be loaded at all are an error, and load again', async () => {
    for (const call of [listTypesFrontend, listCategories, listSubCategories])
      world.gateway.expects(call).refuses('Yok')
    const names = historyNames()
    await names.load()

    expect(names.$remote.get()).toMatchObject({ status: 'failed' })
  })
})
