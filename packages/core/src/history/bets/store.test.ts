import { describe, expect, test } from 'vitest'

import { getCoupons } from '../../contract/betframe.ts'
import { logout } from '../../contract/user.ts'
import { kurus } from '../../contract/index.ts'
import { couponList, exportCsv, outcomeOf, returnOf, startingFilters } from '../index.ts'
import { noteServerTime } from '../../lib/index.ts'
import { logOut } from '../../session/index.ts'
import { coupon } from '../../testing/index.ts'
import { withSignedInPlayer, world } from '../../testing/signed-in.ts'

withSignedInPlayer()

describe('coupons', () => {
  test('HIST-02 HIST-03 start with the open coupons of the last 30 days', async () => {
    const days = { startDate: '2025-01-30', endDate: '2025-03-01' }
    world.gateway
      .expects(getCoupons, { ...days, state: 'open', limit: 10, offset: 0 })
      .answers({ items: [coupon('a')], total: 1 })
    const list = couponList(startingFilters('bets'))
    await list.reload()

    expect(list.$rows.get().value?.items).toMatchObject([{ couponID: 'a', stake: 10_000, odds: 2.5 }])
  })

  test('HIST-03 are filtered by state, days and number, and append the next page', async () => {
    const filters = { ...startingFilters('bets', { state: 'closed', preset: 'all' }), id: 'B' }
    const list = couponList(filters)
    world.gateway
      .expects(getCoupons, { state: 'closed', searchID: 'B', endDate: '2025-03-01' })
      .answers({ items: [coupon('b')], total: 2 })
    await list.reload()
    world.gateway
      .expects(getCoupons, { offset: 1, concatRequire: true })
      .answers({ items: [coupon('c')], total: 2 })
    await list.append()

    expect(list.$rows.get().value?.items.map(({ couponID }) => couponID)).toEqual(['b', 'c'])
    expect(world.gateway.sent[0]?.data).not.toHaveProperty('startDate')
  })

  test('are exported with the filters, one line for each', async () => {
    const bet = { event: 'Rıhtım – Liman', market: 'Maç sonucu', selection: '1', odds: 2.5, result: 'won' }
    const bets = [bet, { ...bet, event: 'Fener', market: '' }]
    world.gateway.expects(getCoupons, { state: 'closed', limit: 250, startDate: '2025-01-30' }).answers({
      items: [
        coupon('a', { state: 'won', win: '250.00', bets }),
        coupon('b', { win: '0.00', date: null, possible_win: null })
      ],
      total: 2
    })
    const file = await exportCsv('bets', startingFilters('bets', { state: 'closed' }))

    expect(file).toMatchObject({ name: 'bets-2025-01-30-2025-03-01.csv', rows: 2, isCut: false })
    const [head, won, open] = file!.text.split('\r\n')
    expect(head).toBe('\uFEFFKupon no;Tarih;Durum;Yatırılan;Oran;Olası kazanç;Kazanç;Bahisler')
    expect(won).toMatch(
      /^a;2025-.*;Kazandı;"100,00";"2,50";.*;"250,00";Rıhtım – Liman · Maç sonucu · 1 · Tuttu \| Fener · 1 · Tuttu$/
    )
    // What it returns is not known yet, and neither is what the reply leaves out.
    expect(open).toMatch(/^b;;Açık;"100,00";"2,50";;;/)
  })

  test('N7 HIST-03 end with the day of the gateway, not of the device, also in the name of a file', async () => {
    noteServerTime('Mon, 03 Mar 2025 09:00:00 GMT', world.clock.now(), world.clock.now())
    const days = { startDate: '2025-02-01', endDate: '2025-03-03' }
    world.gateway.expects(getCoupons, days).answers({ items: [coupon('a')], total: 1 })
    const file = await exportCsv('bets', startingFilters('bets'))

    expect(file?.name).toBe('bets-2025-02-01-2025-03-03.csv')
  })

  test('HIST-04 the reply that no record was found is an empty list', async () => {
    world.gateway.expects(getCoupons).refuses('Kayıt bulunamadı')
    const list = couponList(startingFilters('bets'))
    await list.reload()

    expect(list.$rows.get()).toMatchObject({ status: 'ready', value: { items: [] } })
  })

  test('are kept for 20 combinations of filters', () => {
    const listOf = (id: number) => couponList({ ...startingFilters('bets'), id: `${id}` })
    const [first, second] = [listOf(1), listOf(2)]
    for (let id = 3; id <= 21; id++) listOf(id)

    expect(listOf(2)).toBe(second)
    expect(listOf(1)).not.toBe(first)
  })

  test('SESS-07 are cleared at logout', async () => {
    world.gateway.expects(getCoupons).answers({ items: [coupon('a')], total: 1 })
    const list = couponList(startingFilters('bets'))
    await list.reload()
    world.gateway.expects(logout).answers()
    await logOut()

    expect(list.$rows.get().value?.items).toBeUndefined()
  })

  test.each([
    ['open', 'open', 250],
    ['won', 'won', 90],
    ['cashed', 'cashed', 90],
    ['frozen', undefined, 90]
  ])('HIST-03 the amount of a coupon that is %s', (state, outcome, brings) => {
    const row = { state, possible_win: kurus(250), win: kurus(90) }

    expect([outcomeOf(row), returnOf(row)]).toEqual([outcome, brings])
  })
})
