import '../element.ts'

import { $showBalance } from '@bnw/core/balance'
import { finance } from '@bnw/core/contract'
import { transaction } from '@bnw/core/testing'

import {
  beforeEach,
  describe,
  expect,
  expectAccessible,
  find,
  findAll,
  fixture,
  focusedIn,
  it,
  outsideOf,
  press,
  textOf,
  waitForText,
  waitUntil
} from '../../../../../tests/elements/fixture.ts'
import { withPlayer, world } from '../../../../../tests/elements/player.ts'
import {
  ALL,
  entries,
  expectAccessibleDialog,
  expectNames,
  expectRows,
  FINANCE,
  openHistory,
  PAGE,
  withdrawal
} from '../../../../../tests/elements/history.ts'

describe('<bnw-history kind="finance">', () => {
  withPlayer()

  beforeEach(() => {
    world.gateway.expects(finance.checkBalance).answers([{ balance: '12.50' }])
    expectNames()
  })

  it('HIST-01 A11Y-01 shows rows with status and totals, pending withdrawals first', async () => {
    expectRows([
      transaction('a'),
      withdrawal('b', { transaction_status: 1003, note: 'IBAN alıcı adı farklı' }),
      withdrawal('c', { transaction_status: 1001 })
    ])
    const element = await openHistory()
    await waitForText(element, 'Net')

    expect(entries(element).map(row => row.textContent)).to.have.length(3)
    expect(find(element, 'table')!.getAttribute('aria-label')).to.equal('Finans Geçmişi')
    expect(entries(element)[0]!.textContent).to.contain('\u2212₺40,00').and.contain('Yeni').and.contain('c')
    expect(entries(element)[1]!.textContent).to.contain('+₺100,00').and.contain('Onaylandı')
    expect(entries(element)[2]!.textContent).to.contain('İptal').and.contain('IBAN alıcı adı farklı')
    await waitForText(element, '+₺60,00')
    await expectAccessible(element)
  })

  it('A11Y-01 keeps names of movements in whole words at twice the text size (1.4.4)', async () => {
    expectRows([transaction('a')])
    const element = await openHistory()
    element.style.inlineSize = '736px'
    for (const [name, size] of [
      ['--bnw-t-13', '26px/36px'],
      ['--bnw-t-14', '28px/40px'],
      ['--bnw-t-16', '32px/48px']
    ] as const)
      element.style.setProperty(name, size)
    await waitForText(element, 'Net')

    expect(find(element, '.entry .kind')!.offsetWidth).to.be.above(200)
  })

  it('HIST-01 shows no status where the gateway gives none, nor a name for it in the details', async () => {
    expectRows([transaction('a', { transaction_status: null })])
    const element = await openHistory()
    expect(find(element, '.status-chip')).to.equal(null)

    find(element, '.open')!.click()
    await waitUntil(() => find(element, 'dialog[open]'), 'the details are open')
    expect(find(element, 'dialog[open]')!.textContent).not.to.contain('Durum')
    await waitForText(element, 'Net')
  })

  it('HIST-01 has the day of pending withdrawals in narrow columns, where other rows are below theirs', async () => {
    expectRows([withdrawal('c', { transaction_status: 1001 }), transaction('a')])
    const element = await openHistory('<bnw-history kind="finance" style="width: 358px"></bnw-history>')
    await waitForText(element, 'Net')

    const isShown = (row: Element) => row.querySelector('.moment')!.getBoundingClientRect().width > 1
    expect(entries(element).map(isShown)).to.deep.equal([true, false])
  })

  it('EMB-04 breaks a long word of a name or note, so that the page is not scrolled sideways', async () => {
    const long = 'W'.repeat(200)
    expectRows([transaction('a', { category_name: long, note: long })])
    const element = await openHistory('<bnw-history kind="finance" style="width: 800px"></bnw-history>')

    expect(outsideOf(element)).to.deep.equal([])
  })

  it('EMB-04 keeps the sign of a total with its amount in narrow columns', async () => {
    expectRows([withdrawal('c', { transaction_status: 1001 })])
    const element = await openHistory()
    await waitForText(element, '\u2212₺40,00')

    expect(getComputedStyle(find(element, '.totals dd')!).whiteSpace).to.equal('nowrap')
  })

  it('HIST-01 names a row without names by its category, else by its number', async () => {
    const nameless = { category_name: null, type_name: null }
    expectRows([
      transaction('a', { ...nameless, transaction_category_id: '1' }),
      transaction('b', { ...nameless, transaction_category_id: '99' })
    ])
    const element = await openHistory()
    await waitForText(element, 'Net')

    const names = entries(element).map(row => row.querySelector('[data-item]')!.textContent)
    expect(names).to.deep.equal(['Para yatırma', 'İşlem no b'])
  })

  it('HIST-01 opens the details of a row, and restores the focus', async () => {
    expectRows([
      withdrawal('b', { transaction_status: 1003, method_name: 'Havale/EFT', balance_after: null })
    ])
    const element = await openHistory()
    const row = find(element, '[data-item]')!
    row.focus()
    row.click()
    const dialog = await waitUntil(() => find<HTMLDialogElement>(element, 'dialog[open]'))

    expect(dialog.textContent).to.contain('Para çekme · Havale/EFT').and.contain('İşlem notu bulunamadı')
    await expectAccessibleDialog(element)
    await press(dialog, 'Kapat')
    await waitUntil(() => focusedIn(element) === row, 'the row has the focus again')
  })

  it('GATE-05 offers no retry after an HTTP 500, which blocks the page', async () => {
    const rows = Array.from({ length: 11 }, (_, place) => transaction(`r${place}`))
    world.gateway.expects(finance.listTransactions, PAGE).answers({ items: rows.slice(0, 10), total: 11 })
    world.gateway.expects(finance.listTransactions, ALL).answers({ items: rows, total: 11 })
    const element = await openHistory()
    await waitForText(element, 'Net')
    await waitUntil(() => world.gateway.count(finance.checkBalance) === 1, 'the balance is requested')
    world.gateway.expects(finance.listTransactions, { offset: 10 }).fails(500)
    await press(element, 'Daha Fazla Göster10 / 11')
    await waitForText(element, 'Bazı sorunlar yaşıyoruz')

    expect(textOf(element)).not.to.contain('Tekrar Dene')
  })

  it('HIST-01 Retry loads the totals again that failed together with the list', async () => {
    world.gateway.expects(finance.listTransactions, ALL).refuses('Şimdi olmaz')
    world.gateway.expects(finance.listTransactions, PAGE).refuses('Şimdi olmaz')
    const element = await fixture(FINANCE)
    await waitForText(element, 'Tekrar Dene')
    await waitUntil(() => !textOf(element).includes('Net'), 'the totals have failed')

    expectRows([transaction('a')])
    await press(element, 'Tekrar Dene')

    await waitForText(element, 'Net')
    await waitForText(element, '+₺100,00')
  })

  it('HIST-01 says that the totals alone have failed, and Retry loads them alone', async () => {
    world.gateway.expects(finance.listTransactions, ALL).refuses('Şimdi olmaz')
    world.gateway.expects(finance.listTransactions, PAGE).answers({ items: [transaction('a')], total: 1 })
    const element = await openHistory()
    await waitForText(element, 'Toplamlar yüklenemedi.')
    expect(textOf(element)).to.contain('1 kayıt').and.not.contain('Şimdi olmaz')

    world.gateway.expects(finance.listTransactions, ALL).answers({ items: [transaction('a')], total: 1 })
    findAll(element, 'button')
      .find(button => button.textContent === 'Tekrar Dene')!
      .focus()
    await press(element, 'Tekrar Dene')
    await waitForText(element, '+₺100,00')
    expect(textOf(element)).not.to.contain('Toplamlar yüklenemedi.')
    expect(focusedIn(element)?.className, 'the button that had the focus has gone').to.equal('totals')
    expect(world.gateway.count(finance.listTransactions)).to.equal(3)
  })

  it('HIST-01 appends a page with the focus on its first row, and keeps all rows if a page fails', async () => {
    const rows = Array.from({ length: 12 }, (_, place) => transaction(`r${place}`))
    world.gateway.expects(finance.listTransactions, PAGE).answers({ items: rows.slice(0, 10), total: 12 })
    world.gateway.expects(finance.listTransactions, ALL).answers({ items: rows, total: 12 })
    const element = await openHistory()
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

  it('HIST-01 focuses the first new row after "Load more"', async () => {
    const rows = Array.from({ length: 12 }, (_, place) => transaction(`r${place}`))
    world.gateway.expects(finance.listTransactions, PAGE).answers({ items: rows.slice(0, 10), total: 12 })
    world.gateway.expects(finance.listTransactions, ALL).answers({ items: rows, total: 12 })
    const element = await openHistory()
    world.gateway
      .expects(finance.listTransactions, { offset: 10 })
      .answers({ items: rows.slice(10), total: 12 })
    await press(element, 'Daha Fazla Göster10 / 12')

    await waitUntil(() => entries(element).length === 12)
    await waitUntil(() => entries(element)[10]!.contains(focusedIn(element)))
  })

  it('HIST-04 shows “No results found.”, and offers more days', async () => {
    expectRows([])
    const element = await fixture(FINANCE)
    await waitForText(element, 'Sonuç bulunamadı.')
    await expectAccessible(element)
    expectRows([transaction('a')], { endDate: '2025-03-01' })
    await press(element, 'Tüm zamanlara bak')

    await waitUntil(() => entries(element).length === 1)
  })

  it('BAL-01 hides amounts while the balance is hidden', async () => {
    expectRows([transaction('a')])
    const element = await openHistory()
    await waitForText(element, '+₺100,00')
    $showBalance.set(false)

    await waitUntil(() => !textOf(element).includes('₺100,00'))
    expect(entries(element)[0]!.textContent).to.contain('₺ ••••').and.contain('Bakiye gizli')
  })

  it('shows that an exported file is incomplete', async () => {
    const rows = Array.from({ length: 20 }, (_, at) => withdrawal(`b${at}`))
    world.gateway.expects(finance.listTransactions, PAGE).answers({ items: rows.slice(0, 1), total: 9_000 })
    // The totals, and then the file, read what may be read.
    for (const row of [...rows, ...rows])
      world.gateway.expects(finance.listTransactions, ALL).answers({ items: [row], total: 9_000 })
    const element = await openHistory()
    await waitForText(element, 'Yalnızca en yeni 20 kayıt')
    await press(element, 'CSV indirHazırlanıyor…')

    await waitForText(element, 'Dosyada yalnızca en yeni 20 kayıt var')
  })
})

describe('<bnw-history kind="finance"> after an outage', () => {
  withPlayer()

  it('HIST-01 GATE-06 Retry loads the names of the filters again, too', async () => {
    world.gateway.expects(finance.checkBalance).answers([{ balance: '12.50' }])
    for (const call of [finance.listTypesFrontend, finance.listCategories, finance.listSubCategories])
      world.gateway.expects(call).refuses('Şimdi olmaz')
    for (const input of [ALL, PAGE])
      world.gateway.expects(finance.listTransactions, input).refuses('Şimdi olmaz')
    const element = await fixture(FINANCE)
    await waitForText(element, 'Tekrar Dene')
    await waitUntil(() => world.gateway.isDone())
    for (const call of [finance.listTypesFrontend, finance.listSubCategories])
      world.gateway.expects(call).answers([])
    world.gateway.expects(finance.listCategories).answers([{ id: '2', name: 'Ödemeler' }])
    expectRows([transaction('a')])
    await press(element, 'Tekrar Dene')

    await waitForText(element, 'Ödemeler')
  })
})
