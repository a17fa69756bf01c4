import '@bnw/widgets/cashier'

import { $movements, saveLastMethod } from '@bnw/core/cashier'
import { chooseLanguage } from '@bnw/core/language'
import { finance, prepayment, envoy } from '@bnw/core/contract'
import { pageEvents } from '@bnw/core/lib'
import { bankAccount, cashMethod, transaction } from '@bnw/core/testing'

import {
  describe,
  expect,
  expectAccessible,
  expectFocus,
  find,
  findAll,
  fixture,
  focusedIn,
  it,
  named,
  outsideOf,
  press,
  textOf,
  typeInto,
  waitForText,
  waitUntil
} from '../../../../../tests/elements/fixture.ts'
import { NOW, startWithPlayer, withPlayer, world } from '../../../../../tests/elements/player.ts'
import {
  answerAccounts,
  answerLists,
  answerMethods,
  answerMethodsOnly,
  card,
  chooseMethod,
  expectHistory,
  expectPayments,
  showCashier,
  single,
  submit
} from '../../../../../tests/elements/cashier.ts'

const LOST = '6f1c1e34-57a0-4b6e-9f5d-0d8f4f0a7c11'

describe('the deposit in <bnw-cashier>', () => {
  withPlayer()

  it('CASH-04 A11Y-01 shows validation errors before sending, and focuses the first', async () => {
    answerMethods(...single(cashMethod('1')))
    const element = await showCashier()
    submit(element).click()
    await waitForText(element, 'Lütfen bir tutar girin.')
    await typeInto(named(element, 'Tutar'), '99,99')
    submit(element).click()

    await waitForText(element, 'Girdiğiniz tutar minimum ve maksimum aralığında değil')
    await expectFocus(named(element, 'Tutar'))
    expect(world.gateway.count(prepayment.processTransaction)).to.equal(0)
    await expectAccessible(element)
  })

  it('CASH-01 asks for the amount first, then for a method, and for its details last', async () => {
    answerMethods(...single(cashMethod('1'), cashMethod('2', { fields: ['amount', 'reference_number'] })))
    const element = await showCashier()
    expect(submit(element)).to.equal(null)
    await typeInto(named(element, 'Tutar'), '500')
    find<HTMLFormElement>(element, 'form')!.requestSubmit()
    await expectFocus(card(element, '1'))
    expect(find(element, '.method-list > .bad')?.textContent).to.equal('Ödeme yöntemini seçin')
    await expectAccessible(element)
    await chooseMethod(element, '2')
    await waitUntil(() => focusedIn(element)?.textContent === 'Method 2', 'the chosen method has the focus')
    await typeInto(named(element, 'Referans Numarası'), 'A-1')
    await waitForText(element, '₺500,00 · Method 2')

    await press(element, 'Yöntemi Değiştir')
    await expectFocus(card(element, '2'))
    expect(submit(element)).to.equal(null)
    await chooseMethod(element, '1')
    await waitForText(element, '₺500,00 · Method 1')
    await press(element, 'Yöntemi Değiştir')
    await chooseMethod(element, '2')
    expect(named<HTMLInputElement>(element, 'Referans Numarası').value).to.equal('')
    expect(named<HTMLInputElement>(element, 'Tutar').value).to.equal('500')
  })

  it('breaks a long word of a bank or holder, so that a narrow page is not scrolled sideways', async () => {
    const long = 'W'.repeat(56)
    answerAccounts(bankAccount('a', { bank_name: long, account_holder: long }))
    answerMethods(...single(cashMethod('1', { fields: ['amount', 'account'] })))
    const element = await showCashier('style="display:block;inline-size:340px"')
    await waitUntil(() => find(element, '.deposit-accounts label'), 'the account is shown')

    expect(outsideOf(element)).to.deep.equal([])
  })

  it('CASH-01 chooses the last used method beforehand', async () => {
    saveLastMethod('deposit', '2')
    answerMethods(...single(cashMethod('1'), cashMethod('2')))
    const element = await showCashier()

    await waitForText(element, 'Method 2 · ücretsiz')
    expect(find(element, '.chosen small')!.textContent).to.match(/^₺.+ · ücretsiz · /)
    expect(findAll(element, '[data-method]')).to.deep.equal([])
  })

  it('CASH-01 chooses the method of the newest deposit on a new device, and lists the deposits', async () => {
    answerMethodsOnly(...single(cashMethod('1'), cashMethod('2')))
    const items = [
      transaction('c', { method_name: 'Gone', transaction_status: 1001 }),
      transaction('b', { method_name: 'Method 2', amount: '250.00' }),
      transaction('a', { method_name: 'Without status', amount: '75.00', transaction_status: null })
    ]
    expectPayments('deposit').answers({ items, total: 3 })
    const element = await showCashier()

    await waitForText(element, 'Method 2 · ücretsiz')
    const rows = findAll(element, '.recent li').map(row => row.textContent)
    expect(rows[2])
      .to.match(/₺75,00$/)
      .and.not.contain('Yeni')
    expect(rows[0]).to.contain('Gone').and.contain('Yeni')
    expect(rows[1]).to.contain('Method 2').and.contain('₺250,00').and.contain('Onaylandı')
    await expectAccessible(element)
  })

  it('CASH-01 waits no longer than 2 s for the newest deposit', async () => {
    answerMethodsOnly(...single(cashMethod('1'), cashMethod('2')))
    const deposits = expectPayments('deposit').waits()
    const element = await fixture('<bnw-cashier></bnw-cashier>')
    await waitUntil(() => world.gateway.count(finance.listTransactions) > 0, 'the deposits are requested')
    await waitUntil(() => world.gateway.count(finance.checkBalance) > 0, 'the balance is requested')
    expect(find(element, 'form')).to.equal(null)

    await waitUntil(() => find(element, '[data-method="1"]'), 'the methods are listed')
    deposits.answers({ items: [transaction('b', { method_name: 'Method 2' })], total: 1 })
    await waitForText(element, 'Son yatırma işlemleri')
    expect(find(element, '.chosen')).to.equal(null)
  })

  it('CASH-03 VALID-03 accepts an amount in both notations, or as a quick choice', async () => {
    answerMethods(...single(cashMethod('1')))
    const element = await showCashier('method="1"')
    await typeInto(named(element, 'Tutar'), '1234.5')
    await waitForText(element, '₺1.234,50 · Method 1 · ücretsiz · 5–15 dk')
    expect(named<HTMLInputElement>(element, 'Tutar').value).to.equal('1.234,5')
    await press(element, '₺250')
    await waitForText(element, '₺250,00 · Method 1')
    answerLists(...single(cashMethod('1')))
    chooseLanguage('en')

    await waitForText(element, '₺250.00 · Method 1')
    await waitUntil(() => world.gateway.count(finance.listCashMethods) === 2, 'the lists are asked for again')
  })

  it('CASH-03 says that a single limit is the minimum', async () => {
    answerMethods(...single(cashMethod('1', { max: null })))
    const element = await showCashier('method="1"')

    await waitForText(element, 'En az ₺100,00')
  })

  it('CASH-03 offers only the amounts that the gateway lists', async () => {
    answerMethods(...single(cashMethod('1', { bankcode: 'x' })))
    world.gateway.expects(envoy.getDepositAmounts, { bankcode: 'x' }).answers({ amounts: [50, '1,000.00'] })
    const element = await showCashier()
    await waitForText(element, '₺1.000')
    expect(find(element, '[inputmode="decimal"]')).to.equal(null)
    submit(element).click()
    await waitForText(element, 'Lütfen bir tutar seçin.')
    findAll(element, '.listed input')[1]!.click()

    await waitForText(element, '₺1.000,00 · Method 1')
    await expectAccessible(element)
  })

  it('CASH-03 shows the house account to pay into', async () => {
    answerMethods(...single(cashMethod('1', { bankID: '99991' })))
    world.gateway
      .expects(finance.getBankAccount, { bankID: '99991' })
      .answers({ bank_name: 'Çınaraltı Bank', account_holder: 'Rıhtım', iban: 'TR439999100000000000000001' })
    const element = await showCashier()
    await waitForText(element, 'TR43 9999 1000 0000 0000 0000 01')
    await press(element, 'QR Kodu')

    await waitUntil(() => find(element, 'svg.qr'), 'the code is drawn')
    await expectAccessible(element)
  })

  it('GATE-03 CASH-03 leaves out what the gateway does not tell about the house account', async () => {
    answerMethods(...single(cashMethod('1', { bankID: '10' })))
    world.gateway
      .expects(finance.getBankAccount)
      .answers({ bank_name: null, account_number: '0042', iban: null })
    const element = await showCashier()
    await waitForText(element, '0042')

    expect(findAll(element, '.house dt').map(({ textContent }) => textContent)).to.deep.equal([
      'Hesap Numarası'
    ])
    expect(textOf(element)).not.to.contain('QR Kodu')
  })

  it('CASH-05 CASH-07 sends once, keeps the form after a rejection, and dispatches events without an amount', async () => {
    answerMethods(...single(cashMethod('1', { transfer_type: 1 })))
    const element = await showCashier()
    const steps: unknown[] = []
    element.addEventListener('bnw-cashier', event => steps.push((event as CustomEvent).detail))
    await typeInto(named(element, 'Tutar'), '500')
    world.gateway.expects(finance.saveBankTransfer, { amount: '500.00' }).refuses('Limit aşıldı')
    for (let press = 0; press < 100; press++) submit(element).click()
    await waitForText(element, 'Limit aşıldı')
    expect(named<HTMLInputElement>(element, 'Tutar').value).to.equal('500')
    world.gateway.expects(finance.saveBankTransfer).answers({ transaction_id: 'T-1' })
    expectPayments('deposit').answers({ items: [transaction('older')], total: 1 })
    world.gateway.expects(finance.checkBalance).answers([{ balance: 1 }])
    submit(element).click()

    await waitForText(element, 'T-1')
    expect(textOf(element)).to.contain('Para yatırma talebiniz alındı').and.contain('Yeni')
    await waitUntil(() => find(element, 'aside .recent li'), 'the newest deposits stand beside it')
    const action = 'deposit'
    expect(steps).to.deep.equal(['start', 'failure', 'start', 'success'].map(step => ({ action, step })))
    await expectAccessible(element)
    const row = transaction('T-1', { request_id: $movements.get()[0]?.id })
    world.gateway.expects(finance.listTransactions).answers({ items: [row], total: 1 })
    // The network and the approval share one that is under way.
    const balance = world.gateway.expects(finance.checkBalance).waits()
    dispatchEvent(new Event('online'))
    await waitForText(element, 'Onaylandı')
    balance.answers([{ balance: 501 }])
  })

  it('A11Y-01 announces the message of the amount that has the focus, and gives it the focus back after a refusal', async () => {
    answerMethods(...single(cashMethod('1', { transfer_type: 1 })))
    const element = await showCashier()
    const form = find<HTMLFormElement>(element, 'form')!
    const amount = named<HTMLInputElement>(element, 'Tutar')
    await typeInto(amount, '1')
    amount.focus()
    // The field has had the focus for longer than an event takes.
    await new Promise(resolve => setTimeout(resolve))
    form.requestSubmit()
    await waitUntil(() =>
      find(element, '[aria-live=polite] > .note')?.textContent.includes('aralığında değil')
    )

    await typeInto(amount, '500')
    amount.focus()
    const refused = world.gateway.expects(finance.saveBankTransfer).waits()
    form.requestSubmit()
    await waitUntil(() => amount.matches(':disabled') && focusedIn(element) !== amount, 'it is disabled')
    refused.refuses('Limit aşıldı')
    await waitForText(element, 'Limit aşıldı')
    await expectFocus(amount)
  })

  it('CASH-05 opens the payment page on a click, and only with a safe address', async () => {
    answerMethods(...single(cashMethod('1')))
    const element = await showCashier()
    await typeInto(named(element, 'Tutar'), '500')
    world.gateway
      .expects(prepayment.processTransaction)
      .answers({ transaction_id: 'T-1', url: 'https://pay.example/1' })
    expectPayments('deposit').answers({ items: [], total: 0 })
    world.gateway.expects(finance.checkBalance).answers([{ balance: 1 }])
    submit(element).click()
    await waitForText(element, 'Ödemeyi tamamlayın')
    for (const fact of ['₺500,00', cashMethod('1').name, 'T-1']) expect(textOf(element)).to.contain(fact)
    const link = named<HTMLAnchorElement>(element, 'Ödeme Sayfasını Aç')
    expect([link.href, link.target, link.rel].join(' ')).to.equal(
      'https://pay.example/1 _blank noopener noreferrer'
    )
    await expectAccessible(element)
    world.gateway.expects(finance.listTransactions).answers({ items: [], total: 0 })
    await press(element, 'Sorun Yaşadım')

    await waitForText(element, 'Ödemeyi bitirmediyseniz')
  })

  it('CASH-05 continues an open payment after a reload, until its outcome', async () => {
    const open = { request_id: LOST, url: 'https://pay.example/1', time: NOW }
    await startWithPlayer({ 'bnw:pending-page': JSON.stringify(open) })
    const status = { searchCategory: '1,2,6' }
    world.gateway.expects(finance.listTransactions, status).answers({ items: [], total: 0 })
    answerMethodsOnly(...single(cashMethod('1')))
    const payments = expectPayments('deposit').waits()
    const element = await fixture('<bnw-cashier></bnw-cashier>')
    await waitForText(element, 'Ödemeyi tamamlayın')
    payments.answers({ items: [], total: 0 })
    expect(named<HTMLAnchorElement>(element, 'Ödeme Sayfasını Aç').href).to.equal('https://pay.example/1')
    expect(focusedIn(element), 'the focus stays where the page has it').to.equal(null)
    await expectAccessible(element)

    const row = transaction('T-1', { request_id: LOST, amount: '500.00', method_name: 'Kumbara Kart' })
    world.gateway.expects(finance.listTransactions, status).answers({ items: [row], total: 1 })
    world.gateway.expects(finance.checkBalance).answers([{ balance: 501 }])
    await press(element, 'Ödemeyi Yaptım')
    await waitForText(element, 'Para yatırma işleminiz onaylandı')
    for (const fact of ['₺500,00', 'Kumbara Kart', 'T-1']) expect(textOf(element)).to.contain(fact)
    await expectAccessible(element)
  })

  it('CASH-05 SEC-01 says that a payment page with an unsafe address cannot be opened', async () => {
    answerMethods(...single(cashMethod('1')))
    const element = await showCashier()
    await typeInto(named(element, 'Tutar'), '500')
    world.gateway
      .expects(prepayment.processTransaction)
      .answers({ transaction_id: 'T-1', url: 'javascript:alert(1)' })
    expectPayments('deposit').answers({ items: [], total: 0 })
    world.gateway.expects(finance.checkBalance).answers([{ balance: 1 }])
    submit(element).click()
    await waitForText(element, 'Ödeme sayfası açılamıyor')

    expect(textOf(element)).not.to.contain('Para yatırma talebiniz alındı')
    expect(find(element, '[href^="javascript"]')).to.equal(null)
    await expectAccessible(element)
    expectPayments('deposit').answers({ items: [], total: 0 })
    await press(element, 'Yeni İşlem')
    await waitUntil(() => find(element, 'form'), 'another deposit can be made')
    await waitUntil(() => world.gateway.count(finance.listTransactions) === 3, 'its aside is loaded')
  })

  it('N3 CASH-09 locks the form while the outcome is unknown, and never shows a failure', async () => {
    answerMethods(...single(cashMethod('1')))
    const element = await showCashier()
    await typeInto(named(element, 'Tutar'), '500')
    world.gateway.expects(prepayment.processTransaction).hangsUp()
    world.gateway.expects(finance.listTransactions).answers({ items: [], total: 0 })
    submit(element).click()
    await waitForText(element, 'İşlemin sonucu henüz belli değil')

    expect(named<HTMLInputElement>(element, 'Tutar').matches(':disabled')).to.equal(true)
    expect(submit(element).getAttribute('aria-disabled')).to.equal('true')
    expect(textOf(element)).not.to.match(/başarısız|ters gitti/i)
    await expectAccessible(element)
    const { request_id } = world.gateway.sent.find(({ name }) => name.startsWith('prepayment'))!.data
    world.gateway.expects(prepayment.processTransaction, { request_id: request_id as string }).answers({})
    expectPayments('deposit').answers({ items: [], total: 0 })
    world.gateway.expects(finance.checkBalance).answers([{ balance: 1 }])
    await press(element, 'Aynısını Yeniden Gönder')
    await waitForText(element, 'Para yatırma talebiniz alındı')
  })

  it('N3 GATE-05 asks to reload the page where an HTTP 500 has blocked it', async () => {
    answerMethods(...single(cashMethod('1')))
    const element = await showCashier()
    await typeInto(named(element, 'Tutar'), '500')
    world.gateway.expects(prepayment.processTransaction).fails(500)
    submit(element).click()

    await waitForText(element, 'Sayfayı yenileyin, sonucu geçmişinizden öğrenelim.')
    expect(named(element, 'Aynısını Yeniden Gönder').getAttribute('aria-disabled')).to.equal('true')
  })

  it('CASH-09 disables the button while another tab waits for an outcome', async () => {
    const stored = { 'bnw:pending': JSON.stringify({ request_id: LOST, time: NOW }) }
    await startWithPlayer(stored, () => expectHistory().answers({ items: [], total: 0 }))
    answerMethods(...single(cashMethod('1')))
    const element = await showCashier('method="1"')
    await waitForText(element, 'Son işlem kontrol ediliyor')
    expect(submit(element).title).to.equal('Son işlem kontrol ediliyor')
    world.storage.fromOtherTab({ 'bnw:pending': null })

    await waitUntil(() => !submit(element).hasAttribute('aria-disabled'), 'the button is enabled')
  })

  it('CASH-09 asks to look into the history if that does not tell the outcome', async () => {
    const stored = { 'bnw:pending': JSON.stringify({ request_id: LOST, time: NOW - 60_000 }) }
    const items = [transaction('1', { request_id: '', date: '' })]
    await startWithPlayer(stored, () => expectHistory().answers({ items, total: 1 }))
    answerMethods(...single(cashMethod('1')))
    const element = await showCashier('method="1"')

    await waitForText(element, 'Yeniden göndermeden önce geçmişinize bakın.')
  })

  it('CASH-09 says that only a repeat tells the outcome if the history does not', async () => {
    answerMethods(...single(cashMethod('1')))
    const element = await showCashier()
    await typeInto(named(element, 'Tutar'), '500')
    world.gateway.expects(prepayment.processTransaction).hangsUp()
    const items = [transaction('1', { request_id: '', date: '' })]
    expectHistory().answers({ items, total: 1 })
    submit(element).click()
    await waitForText(element, 'İşlemin sonucu henüz belli değil')
    world.clock.advance(60_000)
    expectHistory().answers({ items, total: 1 })
    const balance = world.gateway.expects(finance.checkBalance).waits()
    // The history is not read again while the first reading is under way.
    await waitUntil(() => {
      pageEvents.emit('resume')
      return world.gateway.count(finance.listTransactions) === 3
    }, 'the history is read again')
    balance.answers([{ balance: 1 }])

    await waitForText(element, 'Aynısını yeniden gönderirseniz sonucu öğreniriz.')
  })
})
