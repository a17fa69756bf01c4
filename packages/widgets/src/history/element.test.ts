import './element.ts'

import { $historyQuery } from '@bnw/core/history'
import { finance } from '@bnw/core/contract'
import { transaction } from '@bnw/core/testing'

import {
  afterEach,
  beforeEach,
  describe,
  expect,
  expectAccessible,
  find,
  fixture,
  focusedIn,
  interceptedDetail,
  it,
  named,
  press,
  waitForText,
  waitUntil
} from '../../../../tests/elements/fixture.ts'
import { startWithVisitor, withPlayer, world } from '../../../../tests/elements/player.ts'
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
} from '../../../../tests/elements/history.ts'

describe('<bnw-history>', () => {
  withPlayer()

  beforeEach(() => {
    world.gateway.expects(finance.checkBalance).answers([{ balance: '12.50' }])
  })

  it('HIST-01 groups rounds by game, and links to the game', async () => {
    const round = (id: string, more = {}) =>
      transaction(id, {
        transaction_category_id: 3,
        gameID: '1001',
        game_name: 'Bakır Fener',
        game_type: 'slot',
        ...more
      })
    world.gateway.expects(finance.listTransactions, { ...ALL, searchCategory: '3,4,7' }).answers({
      items: [
        round('c', { round_id: '2', amount: '30.00' }),
        round('b', { round_id: '2', transaction_type_id: 2, amount: '10.00' }),
        round('a', { round_id: '1', transaction_type_id: 2, amount: '10.00' })
      ],
      total: 3
    })
    const element = await fixture('<bnw-history kind="games"></bnw-history>')
    await waitForText(element, 'Bakır Fener')
    expect(find(element, '.played')!.textContent)
      .to.contain('2 tur')
      .and.contain('₺20,00')
      .and.contain('+₺10,00')
    await expectAccessible(element)
    const detail = interceptedDetail(element, 'bnw-game-launch')
    await press(element, 'Tekrar oyna: Bakır Fener')
    expect(await detail).to.include({ type: 'slot', id: '1001' })

    await press(element, 'Bakır Fener')
    const dialog = await waitUntil(() => find<HTMLDialogElement>(element, 'dialog[open]'))
    expect(dialog.querySelectorAll('tbody tr')).to.have.length(2)
    await expectAccessibleDialog(element)
  })

  it('HIST-06 shows the tickets of an ended draw', async () => {
    world.gateway
      .expects(finance.listTransactions, { limit: 50, status: 1002, searchMinAmount: '250.00' })
      .answers({
        items: [transaction('88VPPC1D', { amount: '250.00', date: '2023-12-31 10:00:00' })],
        total: 1
      })
    const element = await fixture('<bnw-history kind="tickets"></bnw-history>')
    await waitForText(element, 'Çekiliş sona erdi')
    await waitForText(element, '1 bilet')

    expect(find(element, '[part=ticket]')!.textContent)
      .to.contain('88VPPC1D')
      .and.contain('31.12.2023')
      .and.contain('₺250,00')
    await expectAccessible(element)
  })

  it('asks to log in, with the same history as return path', async () => {
    await startWithVisitor()
    const element = await fixture('<bnw-history kind="games" preset="90"></bnw-history>')
    await waitForText(element, 'Giriş Yap')
    const detail = interceptedDetail(element, 'bnw-login-required')
    await press(element, 'Giriş Yap')

    expect(await detail).to.deep.equal({ returnUrl: '/profile?tab=games&preset=90' })
    await expectAccessible(element)
  })
})

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

  it('NAV-03 reads its filters from the address on the site, and writes them back', async () => {
    $historyQuery.set({ tab: 'finance', status: '1003', min: '99.50' })
    expectRows([withdrawal('b')], { status: 1003, searchMinAmount: '99.50' })
    const element = await openHistory()
    expect(named<HTMLSelectElement>(element, 'Durum').value).to.equal('1003')
    expect(named<HTMLInputElement>(element, 'En az tutar').value).to.equal('99,50')
    const detail = interceptedDetail(element, 'bnw-navigate')
    await press(element, 'Kaldır: İptal')

    expect(await detail).to.deep.equal({ path: '/profile?tab=finance&min=99.50' })
  })

  it('HIST-02 picks a date by keyboard from a calendar that starts on Monday', async () => {
    const days = { startDate: '2025-02-01', endDate: '2025-02-20' }
    $historyQuery.set({ tab: 'finance', from: days.startDate, to: days.endDate })
    expectRows([withdrawal('b')], days)
    const element = await openHistory()
    const pressKey = (key: string) =>
      focusedIn(element)!.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
      )
    await press(element, 'Takvim: Bitiş')
    await waitUntil(() => focusedIn(element)?.getAttribute('aria-label') === '20 Şubat 2025 Perşembe')
    await waitForText(element, 'PztSalÇarPerCumCmtPaz')
    await expectAccessibleDialog(element)
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

  it('HIST-01 applies several filters at once in a sheet on phones', async () => {
    expectRows([transaction('a'), withdrawal('b', { transaction_status: 1003 })])
    const element = await openHistory('<bnw-history kind="finance" style="inline-size: 360px"></bnw-history>')
    await press(element, 'Filtreler')
    const sheet = await waitUntil(() => find<HTMLDialogElement>(element, 'dialog[open]'))
    world.gateway
      .expects(finance.listTransactions, { ...ALL, status: 1003 })
      .answers({ items: [withdrawal('b')], total: 1 })
    choose(sheet, 'Durum', '1003')
    await waitUntil(() => sheet.textContent?.includes('Uygula (1)'))
    expect(entries(element), 'nothing changes before').to.have.length(2)
    await expectAccessibleDialog(element)
    expectRows([withdrawal('b')], { status: 1003 })
    await press(sheet, 'Uygula (1)')

    await waitUntil(() => entries(element).length === 1)
  })
})
