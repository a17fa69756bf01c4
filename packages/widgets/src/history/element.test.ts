import './element.ts'

import { $showBalance } from '@bnw/core/balance'
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
  findAll,
  fixture,
  focusedIn,
  interceptedDetail,
  it,
  named,
  press,
  textOf,
  waitForText,
  waitUntil
} from '../../../../tests/elements/fixture.ts'
import { startWithVisitor, withPlayer, world } from '../../../../tests/elements/player.ts'

const FINANCE = '<bnw-history kind="finance"></bnw-history>'

/** What the totals read all of, and what the list reads of it. */
const ALL = { limit: 250 } as const
const PAGE = { limit: 10 } as const

const withdrawal = (id: string, more = {}) =>
  transaction(id, {
    transaction_category_id: 2,
    category_name: 'Para çekme',
    transaction_type_id: 2,
    amount: '40.00',
    ...more
  })

describe('<bnw-history>', () => {
  withPlayer()

  beforeEach(() => {
    world.gateway.expects(finance.checkBalance).answers([{ balance: '12.50' }])
  })

  afterEach(() => $historyQuery.set(undefined))

  function expectNames(): void {
    world.gateway.expects(finance.listTypesFrontend).answers([{ id: '1', name: 'Giriş' }])
    world.gateway.expects(finance.listCategories).answers([{ id: '2', name: 'Para çekme' }])
    world.gateway
      .expects(finance.listSubCategories)
      .answers([{ id: '201', name: 'Havale', category_id: '2' }])
  }

  function expectRows(items: ReturnType<typeof transaction>[], input = {}): void {
    world.gateway
      .expects(finance.listTransactions, { ...PAGE, ...input })
      .answers({ items, total: items.length })
    world.gateway
      .expects(finance.listTransactions, { ...ALL, ...input })
      .answers({ items, total: items.length })
  }

  async function open(markup = FINANCE): Promise<HTMLElement> {
    const element = await fixture(markup)
    await waitUntil(() => entries(element).length > 0, 'there are rows')
    return element
  }

  describe('of finance', () => {
    beforeEach(expectNames)

    it('HIST-01 A11Y-01 shows rows with status and totals, withdrawals under way first', async () => {
      expectRows([
        transaction('a'),
        withdrawal('b', { transaction_status: 1003, note: 'IBAN alıcı adı farklı' }),
        withdrawal('c', { transaction_status: 1001 })
      ])
      const element = await open()
      await waitForText(element, 'Net')

      expect(entries(element).map(row => row.textContent)).to.have.length(3)
      expect(entries(element)[0]!.textContent).to.contain('-₺40,00').and.contain('Yeni').and.contain('c')
      expect(entries(element)[1]!.textContent).to.contain('+₺100,00').and.contain('Onaylandı')
      expect(entries(element)[2]!.textContent).to.contain('İptal').and.contain('IBAN alıcı adı farklı')
      await waitForText(element, '+₺60,00')
      await expectAccessible(element)
    })

    it('HIST-01 opens the details of a row, and gives the focus back', async () => {
      expectRows([
        withdrawal('b', { transaction_status: 1003, method_name: 'Havale/EFT', balance_after: null })
      ])
      const element = await open()
      const row = find(element, '[data-item]')!
      row.focus()
      row.click()
      const dialog = await waitUntil(() => find<HTMLDialogElement>(element, 'dialog[open]'))

      expect(dialog.textContent).to.contain('Para çekme · Havale/EFT').and.contain('İşlem notu bulunamadı')
      await expectAccessibleDialog(element)
      await press(dialog, 'Kapat')
      await waitUntil(() => focusedIn(element) === row, 'the row has the focus again')
    })

    it('HIST-01 appends a page with the focus on its first row, and keeps all where one fails', async () => {
      const rows = Array.from({ length: 12 }, (_, place) => transaction(`r${place}`))
      world.gateway.expects(finance.listTransactions, PAGE).answers({ items: rows.slice(0, 10), total: 12 })
      world.gateway.expects(finance.listTransactions, ALL).answers({ items: rows, total: 12 })
      const element = await open()
      world.gateway.expects(finance.listTransactions, { offset: 10 }).refuses('Şimdi olmaz')
      await press(element, 'Daha Fazla Göster10 / 12')
      await waitForText(element, 'Şimdi olmaz')
      expect(entries(element)).to.have.length(10)

      world.gateway
        .expects(finance.listTransactions, { offset: 10, concatRequire: true })
        .answers({ items: rows.slice(10), total: 12 })
      await press(element, 'Tekrar Dene')
      await waitUntil(() => entries(element).length === 12)
      expect(textOf(element)).not.to.contain('Şimdi olmaz')
    })

    it('ux 1.7 has the focus on the first new row after "Load more"', async () => {
      const rows = Array.from({ length: 12 }, (_, place) => transaction(`r${place}`))
      world.gateway.expects(finance.listTransactions, PAGE).answers({ items: rows.slice(0, 10), total: 12 })
      world.gateway.expects(finance.listTransactions, ALL).answers({ items: rows, total: 12 })
      const element = await open()
      world.gateway
        .expects(finance.listTransactions, { offset: 10 })
        .answers({ items: rows.slice(10), total: 12 })
      await press(element, 'Daha Fazla Göster10 / 12')

      await waitUntil(() => entries(element).length === 12)
      await waitUntil(() => entries(element)[10]!.contains(focusedIn(element)))
    })

    it('HIST-02 HIST-01 changes what is shown in place, and a late answer of before never lands', async () => {
      expectRows([transaction('a')])
      const element = await open()
      const before = location.href
      const late = world.gateway
        .expects(finance.listTransactions, { ...PAGE, startDate: '2025-01-30' })
        .waits()
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

    it('HIST-04 says that nothing was found, and shows the way to more days', async () => {
      expectRows([])
      const element = await fixture(FINANCE)
      await waitForText(element, 'Sonuç bulunamadı.')
      await expectAccessible(element)
      expectRows([transaction('a')], { endDate: '2025-03-01' })
      await press(element, 'Tüm zamanlara bak')

      await waitUntil(() => entries(element).length === 1)
    })

    it('ux 1.10 hides every amount with the balance', async () => {
      expectRows([transaction('a')])
      const element = await open()
      await waitForText(element, '+₺100,00')
      $showBalance.set(false)

      await waitUntil(() => !textOf(element).includes('₺100,00'))
      expect(entries(element)[0]!.textContent).to.contain('₺ ••••').and.contain('Bakiye gizli')
    })

    it('NAV-03 takes its filters from the address on the site, and says there what is chosen', async () => {
      $historyQuery.set({ tab: 'finance', status: '1003', min: '99.50' })
      expectRows([withdrawal('b')], { status: 1003, searchMinAmount: '99.50' })
      const element = await open()
      expect(named<HTMLSelectElement>(element, 'Durum').value).to.equal('1003')
      expect(named<HTMLInputElement>(element, 'En az tutar').value).to.equal('99,50')
      const told = interceptedDetail(element, 'bnw-navigate')
      await press(element, 'Kaldır: İptal')

      expect(await told).to.deep.equal({ path: '/profile?tab=finance&min=99.50' })
    })

    it('HIST-02 ux 1.7 takes a day from a month, which begins on Monday and is walked through by keys', async () => {
      const days = { startDate: '2025-02-01', endDate: '2025-02-20' }
      $historyQuery.set({ tab: 'finance', from: days.startDate, to: days.endDate })
      expectRows([withdrawal('b')], days)
      const element = await open()
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
      const told = interceptedDetail(element, 'bnw-navigate')
      ;(focusedIn(element) as HTMLElement).click()

      expect(await told).to.deep.equal({
        path: '/profile?tab=finance&from=2025-02-01&to=2025-03-01'
      })
    })

    it('tells that a file does not hold everything', async () => {
      const rows = Array.from({ length: 20 }, (_, at) => withdrawal(`b${at}`))
      world.gateway.expects(finance.listTransactions, PAGE).answers({ items: rows.slice(0, 1), total: 9_000 })
      // The totals, and then the file, read what may be read.
      for (const row of [...rows, ...rows])
        world.gateway.expects(finance.listTransactions, ALL).answers({ items: [row], total: 9_000 })
      const element = await open()
      await waitForText(element, 'Yalnızca en yeni 20 kayıt')
      await press(element, 'CSV indirHazırlanıyor…')

      await waitForText(element, 'Dosyada yalnızca en yeni 20 kayıt var')
    })

    it('ux 1.8 lets phones choose filters together in a sheet', async () => {
      expectRows([transaction('a'), withdrawal('b', { transaction_status: 1003 })])
      const element = await open('<bnw-history kind="finance" style="inline-size: 360px"></bnw-history>')
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

  it('HIST-01 groups rounds by game, and leads back into it', async () => {
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
    const told = interceptedDetail(element, 'bnw-game-launch')
    await press(element, 'Tekrar oyna: Bakır Fener')
    expect(await told).to.include({ type: 'slot', id: '1001' })

    await press(element, 'Bakır Fener')
    const dialog = await waitUntil(() => find<HTMLDialogElement>(element, 'dialog[open]'))
    expect(dialog.querySelectorAll('tbody tr')).to.have.length(2)
    await expectAccessibleDialog(element)
  })

  it('HIST-06 shows the tickets of a draw that is over', async () => {
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
})

describe('<bnw-history> of a visitor', () => {
  it('asks to log in, and comes back to the same history', async () => {
    await startWithVisitor()
    const element = await fixture('<bnw-history kind="games" preset="90"></bnw-history>')
    await waitForText(element, 'Giriş Yap')
    const told = interceptedDetail(element, 'bnw-login-required')
    await press(element, 'Giriş Yap')

    expect(await told).to.deep.equal({ returnUrl: '/profile?tab=games&preset=90' })
    await expectAccessible(element)
  })
})

function entries(element: Element): HTMLElement[] {
  return findAll(element, '[part=row]')
}

/** A sheet that is still coming up has the colours of what is half there. */
async function expectAccessibleDialog(element: Element): Promise<void> {
  const dialog = find(element, 'dialog[open]')!
  await waitUntil(() => dialog.getAnimations().length === 0, 'the dialog is there')
  await expectAccessible(element)
}

function choose(element: Element, name: string, value: string): void {
  const select = named<HTMLSelectElement>(element, name)
  select.value = value
  select.dispatchEvent(new Event('change', { bubbles: true }))
}
