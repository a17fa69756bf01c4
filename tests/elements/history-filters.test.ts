import '@bnw/widgets/history'

import { finance } from '@bnw/core/contract'
import { $historyQuery } from '@bnw/core/history'
import { transaction } from '@bnw/core/testing'

import {
  afterEach,
  beforeEach,
  describe,
  expect,
  find,
  findAll,
  focusedIn,
  interceptedDetail,
  it,
  named,
  press,
  textOf,
  waitForText,
  waitUntil
} from './fixture.ts'
import {
  ALL,
  choose,
  entries,
  expectAccessibleDialog,
  expectNames,
  expectRows,
  openHistory,
  PAGE,
  withdrawal
} from './history.ts'
import { withPlayer, world } from './player.ts'

describe('the filters of <bnw-history>', () => {
  withPlayer()

  beforeEach(() => {
    world.gateway.expects(finance.checkBalance).answers([{ balance: '12.50' }])
    expectNames()
  })

  afterEach(() => $historyQuery.set(undefined))

  it('HIST-02 HIST-01 replaces the list in place, and ignores a late response of the previous filter', async () => {
    expectRows([transaction('a')])
    const element = await openHistory()
    const before = location.href
    const late = world.gateway.expects(finance.listTransactions, { ...PAGE, startDate: '2025-01-30' }).waits()
    world.gateway.expects(finance.listTransactions, { ...ALL, startDate: '2025-01-30' }).waits()
    choose(element, 'Dönem', '30')
    await waitUntil(() => find(element, '.listing[aria-busy]'))
    expect(entries(element), 'the rows of before stay meanwhile').to.have.length(1)
    expectRows([transaction('x'), transaction('y')], { startDate: '2025-03-01' })
    choose(element, 'Dönem', 'today')
    await waitUntil(() => entries(element).length === 2)
    late.answers({ items: [transaction('z')], total: 1 })

    await waitForText(element, '2 kayıt')
    expect(entries(element)).to.have.length(2)
    expect(location.href).to.equal(before)
    expectRows([transaction('a')])
    await press(element, 'Kaldır: Bugün')
    await waitUntil(() => entries(element).length === 1)
  })

  it('shows three fields only where their words fit', async () => {
    expectRows([transaction('a')])
    const element = await openHistory()
    const status = named(element, 'Durum')
    element.style.inlineSize = '720px'
    await waitUntil(() => status.checkVisibility())
    // "Cashier, bonuses" has 125 px, and the field 48 px around it.
    expect(status.getBoundingClientRect().width).to.be.above(173)
    element.style.inlineSize = '660px'

    await waitUntil(() => !status.checkVisibility())
  })

  it('NAV-03 reads its filters from the address on the site, and writes them back', async () => {
    $historyQuery.set({ tab: 'finance', status: '1003', min: '99.50' })
    expectRows([withdrawal('b')], { status: 1003, searchMinAmount: '99.50' })
    const element = await openHistory()
    expect(named<HTMLSelectElement>(element, 'Durum').value).to.equal('1003')
    await press(element, 'Filtreler · 2')
    expect(named<HTMLInputElement>(element, 'En az tutar').value).to.equal('99,50')
    await press(find(element, 'dialog[open]')!, 'Kapat')
    const detail = interceptedDetail(element, 'bnw-navigate')
    await press(element, 'Kaldır: İptal')

    expect(await detail).to.deep.equal({ path: '/profile?tab=finance&min=99.50' })
  })

  it('HIST-02 picks a date by keyboard from a calendar that starts on Monday', async () => {
    const days = { startDate: '2025-02-01', endDate: '2025-02-20' }
    $historyQuery.set({ tab: 'finance', from: days.startDate, to: days.endDate })
    expectRows([withdrawal('b')], days)
    const element = await openHistory()
    const pressKey = (key: string, more = {}) =>
      focusedIn(element)!.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
      )
    await press(element, 'Takvim: Bitiş')
    await waitUntil(() => focusedIn(element)?.getAttribute('aria-label') === '20 Şubat 2025 Perşembe')
    await waitForText(element, 'PztSalÇarPerCumCmtPaz')
    await expectAccessibleDialog(element)
    expect(pressKey('ArrowLeft', { altKey: true }), 'the browser goes back').to.equal(true)
    pressKey('ArrowDown')
    await waitUntil(() => focusedIn(element)?.getAttribute('aria-label') === '27 Şubat 2025 Perşembe')
    pressKey('PageDown')
    await waitUntil(
      () => focusedIn(element)?.getAttribute('aria-label') === '1 Mart 2025 Cumartesi',
      'it is today'
    )
    expect(named<HTMLButtonElement>(element, '2 Mart 2025 Pazar').disabled).to.equal(true)
    const detail = interceptedDetail(element, 'bnw-navigate')
    ;(focusedIn(element) as HTMLElement).click()

    expect(await detail).to.deep.equal({
      path: '/profile?tab=finance&from=2025-02-01&to=2025-03-01'
    })
  })

  it('HIST-01 shows three filters, and the others in a sheet that can be cleared', async () => {
    expectRows([transaction('a')], { searchMinAmount: '99.50' })
    $historyQuery.set({ tab: 'finance', preset: '90', min: '99.50' })
    const element = await openHistory()
    const visible = () => findAll(element, '.filters .field').filter(field => field.checkVisibility())
    expect(visible().map(field => field.querySelector('label')!.textContent)).to.deep.equal([
      'Dönem',
      'Tür',
      'Durum'
    ])
    await press(element, 'Filtreler · 1')
    const sheet = await waitUntil(() => find<HTMLDialogElement>(element, 'dialog[open]'))
    await expectAccessibleDialog(element)
    world.gateway.expects(finance.listTransactions, ALL).answers({ items: [transaction('a')], total: 1 })
    await press(sheet, 'Temizle')
    await waitUntil(() => named<HTMLInputElement>(sheet, 'En az tutar').value === '')
    const detail = interceptedDetail(element, 'bnw-navigate')
    await press(sheet, 'Uygula (1)')
    expect(await detail, 'the period stays').to.deep.equal({ path: '/profile?tab=finance&preset=90' })

    expectRows([transaction('a')], { startDate: '2025-02-01' })
    $historyQuery.set({ tab: 'finance', from: '2025-02-01' })
    await waitUntil(() => textOf(element).includes('Başlangıç'))
    expect(visible(), 'two dates take the place of the others').to.have.length(3)
  })

  it('HIST-01 applies several filters at once in a sheet on phones', async () => {
    expectRows([transaction('a'), withdrawal('b', { transaction_status: 1003 })])
    const element = await openHistory('<bnw-history kind="finance" style="inline-size: 360px"></bnw-history>')
    await press(element, 'Filtreler')
    const sheet = await waitUntil(() => find<HTMLDialogElement>(element, 'dialog[open]'))
    world.gateway
      .expects(finance.listTransactions, { ...ALL, status: 1003 })
      .answers({ items: [withdrawal('b')], total: 1 })
    choose(sheet, 'Durum', '1003')
    await waitUntil(() => sheet.textContent.includes('Uygula (1)'))
    expect(entries(element), 'nothing changes before').to.have.length(2)
    await expectAccessibleDialog(element)
    expectRows([withdrawal('b')], { status: 1003 })
    await press(sheet, 'Uygula (1)')

    await waitUntil(() => entries(element).length === 1)
  })

  it('HIST-01 groups the thousands of the number of matches', async () => {
    expectRows([transaction('a')])
    const element = await openHistory('<bnw-history kind="finance" style="inline-size: 360px"></bnw-history>')
    await press(element, 'Filtreler')
    const sheet = await waitUntil(() => find<HTMLDialogElement>(element, 'dialog[open]'))
    const items = Array.from({ length: 1000 }, (_, index) => withdrawal(String(index)))
    world.gateway.expects(finance.listTransactions, { ...ALL, status: 1003 }).answers({ items, total: 1000 })
    choose(sheet, 'Durum', '1003')

    await waitUntil(() => sheet.textContent.includes('Uygula (1.000)'))
  })
})
