import { describe, expect, test } from 'vitest'

import { listTransactions } from '../contract/finance.ts'
import { logout } from '../contract/user.ts'
import { $csvForm, exportCsv, readFilters, startingFilters, transactionList, wholeHistory } from './index.ts'
import { noteServerTime } from '../lib/index.ts'
import { logOut } from '../session/index.ts'
import { transaction } from '../testing/index.ts'
import { withSignedInPlayer, world } from '../testing/signed-in.ts'

const start = startingFilters('finance')

withSignedInPlayer()

const rows = (from: number, count: number) =>
  Array.from({ length: count }, (_, place) => transaction(`t${from + place}`))

const sent = () => {
  const { Lang: _language, ...data } = world.gateway.sent.at(-1)?.data ?? {}
  return data
}

describe('finance history', () => {
  test('HIST-01 HIST-02 starts with deposits, withdrawals and bonuses of 7 days, and appends pages', async () => {
    world.gateway.expects(listTransactions).answers({ items: rows(0, 10), total: 12 })
    const list = transactionList('finance', start)
    const release = list.watch()
    await expect.poll(() => list.$rows.get().value?.items.length).toBe(10)
    expect(sent()).toEqual({
      limit: 10,
      offset: 0,
      OrderDir: 'DESC',
      OrderPar: 'date',
      searchCategory: '1,2,6',
      startDate: '2025-02-22',
      endDate: '2025-03-01'
    })

    world.gateway.expects(listTransactions).answers({ items: rows(10, 2), total: 12 })
    await list.append()
    expect(sent()).toMatchObject({ limit: 10, offset: 10, concatRequire: true })
    expect(list.$rows.get().value?.items).toHaveLength(12)
    release()
  })

  test('N7 HIST-01 a preset ends with the day of the gateway, not of the device', async () => {
    noteServerTime('Mon, 03 Mar 2025 09:00:00 GMT', world.clock.now(), world.clock.now())
    for (const kind of ['finance', 'games'] as const) {
      world.gateway.expects(listTransactions).answers({ items: [], total: 0 })
      await transactionList(kind, start).reload()

      expect(sent()).toMatchObject({ startDate: '2025-02-24', endDate: '2025-03-03' })
    }
  })

  test('HIST-01 sends the filters', async () => {
    world.gateway.expects(listTransactions).answers({ items: [], total: 0 })
    const query = { type: '2', category: '5', 'sub-category': '502', status: '1002', min: '99,5', id: 'abc' }
    await transactionList('finance', readFilters('finance', { ...query, preset: 'all' }, start)).reload()

    expect(sent()).toMatchObject({
      searchType: '2',
      searchCategory: '5',
      searchSubCategory: '502',
      status: 1002,
      searchMinAmount: '99.50',
      searchID: 'abc',
      endDate: '2025-03-01'
    })
    expect(sent()).not.toHaveProperty('startDate')
  })

  test('HIST-04 is empty and not an error when the gateway has no record', async () => {
    world.gateway.expects(listTransactions).refuses('Kayıt bulunamadı')
    const list = transactionList('finance', start)
    await list.reload()

    expect(list.$rows.get()).toMatchObject({ status: 'ready', value: { items: [], total: 0 } })
  })

  test('HIST-01 lists game rounds separately', async () => {
    world.gateway.expects(listTransactions, { searchCategory: '3,4,7' }).answers({ items: [], total: 0 })
    await wholeHistory('games', startingFilters('games')).reload()
  })

  test('HIST-06 loads the tickets with their fixed filters', async () => {
    world.gateway.expects(listTransactions).answers({ items: rows(0, 50), total: 57 })
    const list = transactionList('tickets', startingFilters('tickets'))
    await list.reload()

    expect(sent()).toEqual({
      limit: 50,
      offset: 0,
      OrderDir: 'DESC',
      OrderPar: 'date',
      startDate: '2023-12-01',
      endDate: '2024-01-01',
      searchMinAmount: '250.00',
      status: 1002
    })
  })

  test('loads all pages for the totals', async () => {
    world.gateway
      .expects(listTransactions, { limit: 250, offset: 0 })
      .answers({ items: rows(0, 250), total: 252 })
    world.gateway
      .expects(listTransactions, { limit: 250, offset: 250 })
      .answers({ items: rows(249, 2), total: 252 })
    const { $whole, reload } = wholeHistory('finance', start)
    await reload()

    expect($whole.get().value).toMatchObject({ isCut: false })
    expect($whole.get().value?.items).toHaveLength(251)
  })

  test('loads all pages of a gateway that does not count the rows', async () => {
    const page = (from: number, count: number) =>
      JSON.stringify({ result: true, data: rows(from, count).map(({ id }) => ({ id })) })
    world.gateway.expects(listTransactions, { offset: 0 }).breaksContract(page(0, 250))
    world.gateway.expects(listTransactions, { offset: 250 }).breaksContract(page(250, 2))
    world.gateway.expects(listTransactions, { offset: 252 }).answers({ items: [], total: 0 })
    const { $whole, reload } = wholeHistory('finance', start)
    await reload()

    expect($whole.get().value).toMatchObject({ isCut: false })
    expect($whole.get().value?.items).toHaveLength(252)
  })

  test('HIST-01 loads all rows of a gateway whose pages are smaller than asked', async () => {
    for (const offset of [0, 100, 200])
      world.gateway
        .expects(listTransactions, { offset })
        .answers({ items: rows(offset, Math.min(100, 220 - offset)), total: 220 })
    const { $whole, reload } = wholeHistory('finance', start)
    await reload()

    expect($whole.get().value?.items).toHaveLength(220)
  })

  test('ends when the gateway returns no rows although the total is larger', async () => {
    world.gateway.expects(listTransactions).answers({ items: rows(0, 250), total: 9_999 })
    world.gateway.expects(listTransactions).answers({ items: [], total: 9_999 })
    const { $whole, reload } = wholeHistory('finance', start)
    await reload()

    expect($whole.get().value).toMatchObject({ isCut: false })
  })

  test('stops at 5,000 rows and reports it', async () => {
    for (let page = 0; page < 20; page++)
      world.gateway.expects(listTransactions).answers({ items: rows(page * 250, 1), total: 6_000 })
    const { $whole, reload } = wholeHistory('finance', start)
    await reload()

    expect($whole.get().value?.isCut).toBe(true)
    expect(world.gateway.count(listTransactions)).toBe(20)
  })

  test('keeps the lists and the totals of 20 combinations of filters', () => {
    for (const listOf of [transactionList, wholeHistory]) {
      const [first, second] = ['1', '2'].map(id => listOf('finance', { ...start, id }))
      for (let id = 3; id <= 21; id++) listOf('finance', { ...start, id: `${id}` })

      expect(listOf('finance', { ...start, id: '2' })).toBe(second)
      expect(listOf('finance', { ...start, id: '1' })).not.toBe(first)
    }
  })

  test('SESS-07 is cleared at logout, for all filters', async () => {
    world.gateway.expects(listTransactions).answers({ items: rows(0, 1), total: 1 })
    world.gateway.expects(listTransactions).answers({ items: rows(0, 1), total: 1 })
    world.gateway.expects(logout).answers()
    const list = transactionList('finance', start)
    const { $whole, reload } = wholeHistory('finance', start)
    await Promise.all([list.reload(), reload()])
    await logOut()

    expect(list.$rows.get().value?.items).toBeUndefined()
    expect($whole.get().value).toBeUndefined()
  })

  test('exports all rows that match the filters', async () => {
    world.gateway.expects(listTransactions, { limit: 250, status: 1003 }).answers({
      items: [transaction('a', { transaction_status: 1003, note: '=2+2' })],
      total: 1
    })
    const file = await exportCsv('finance', { ...start, status: '1003' })

    expect(file).toMatchObject({ name: 'finance-2025-02-22-2025-03-01.csv', isCut: false })
    expect(file?.text).toContain(';İptal;"100,00";"100,00";;"1100,00";\'=2+2\r\n')
  })

  test('exports nothing when the gateway refuses, and shows the error', async () => {
    world.gateway.expects(listTransactions).refuses('Çok fazla istek')

    expect(await exportCsv('finance', start)).toBeUndefined()
    expect($csvForm.get()).toMatchObject({ status: 'failed' })
  })
})
