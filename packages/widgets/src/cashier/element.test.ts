import '@bnw/widgets/cashier'

import { $movements } from '@bnw/core/cashier'
import { chooseLanguage } from '@bnw/core/language'
import { finance, prepayment, envoy } from '@bnw/core/contract'
import { cashMethod, transaction } from '@bnw/core/testing'

import {
  describe,
  expect,
  expectAccessible,
  expectFocus,
  find,
  findAll,
  fixture,
  focusedIn,
  interceptedDetail,
  it,
  named,
  press,
  textOf,
  typeInto,
  waitForText,
  waitUntil
} from '../../../../tests/elements/fixture.ts'
import {
  NOW,
  startWithPlayer,
  startWithVisitor,
  withPlayer,
  world
} from '../../../../tests/elements/player.ts'

const LOST = '6f1c1e34-57a0-4b6e-9f5d-0d8f4f0a7c11'

type Row = ReturnType<typeof cashMethod>

function single(...rows: Row[]) {
  return rows.map(properties => ({ type: 'single' as const, properties, methods: [] }))
}

/** What the deposit opens with. */
function answerMethods(...methods_list: ReturnType<typeof single>): void {
  world.gateway.expects(finance.checkBalance).answers([{ balance: '1,240.50' }])
  answerLists(...methods_list)
}

/** They are asked for again in another language. */
function answerLists(...methods_list: ReturnType<typeof single>): void {
  world.gateway.expects(finance.listCashMethodsNew, { Type: 1, methodID: 0 }).answers({ methods_list })
  world.gateway.expects(finance.listHighlightedCashMethods).answers([])
  world.gateway.expects(finance.listCashMethods, { favorites: 1 }).answers([])
}

async function show(attributes = ''): Promise<HTMLElement> {
  const element = await fixture(`<bnw-cashier ${attributes}></bnw-cashier>`)
  await waitUntil(() => find(element, '[data-method]'), 'its methods are there')
  await waitUntil(() => world.gateway.count(finance.checkBalance) > 0, 'the balance is asked for')
  return element
}

const card = (element: HTMLElement, id: string) => find(element, `[data-method="${id}"]`)!
const submit = (element: HTMLElement) => find<HTMLButtonElement>(element, 'form [type="submit"]')!

async function openForm(element: HTMLElement, id: string): Promise<void> {
  card(element, id).click()
  await waitUntil(() => find(element, 'form'), 'the form is open')
}

describe('<bnw-cashier>', () => {
  withPlayer()

  it('asks visitors to log in, and comes back to what they wanted', async () => {
    await startWithVisitor()
    const element = await fixture('<bnw-cashier tab="withdraw"></bnw-cashier>')
    await waitForText(element, 'giriş yapın')
    const told = interceptedDetail(document, 'bnw-login-required')
    await press(element, 'Giriş Yap')

    expect(await told).to.deep.equal({ returnUrl: '/profile?tab=withdraw' })
    await expectAccessible(element)
  })

  it('CASH-01 shows favourites first and opens a group in its place', async () => {
    const [first, favourite] = single(cashMethod('1'), cashMethod('2', { isFavorite: 1, fee: 1.5 }))
    const group = {
      type: 'group' as const,
      properties: { id: 'g', name: 'Cüzdanlar' },
      methods: [cashMethod('3')]
    }
    answerMethods(first!, favourite!, group as never)
    const element = await show()
    const order = findAll(element, '[data-method]').map(one => one.getAttribute('data-method'))
    expect(order).to.deep.equal(['2', '1', '3'])
    expect(card(element, '2').closest('.method')?.textContent)
      .to.contain('₺100 – ₺25.000')
      .and.contain('%1,5')
      .and.contain('5–15 dk')
    expect(card(element, '3').checkVisibility()).to.equal(false)
    await press(element, 'Cüzdanlar')

    await waitUntil(() => card(element, '3').checkVisibility(), 'the group is open')
    await expectAccessible(element)
  })

  it('CASH-01 finds a method among many, without accents too', async () => {
    const rows = Array.from({ length: 13 }, (_, place) => cashMethod(`${place}`))
    answerMethods(...single(cashMethod('x', { name: 'Çınar Kart' }), ...rows))
    const element = await show()
    await typeInto(named(element, 'Yöntem bul'), 'cinar')
    await waitUntil(() => findAll(element, '[data-method]').length === 1, 'one is found')
    expect(card(element, 'x').textContent).to.contain('Çınar Kart')
    await typeInto(named(element, 'Yöntem bul'), 'yok')

    await waitForText(element, 'Sonuç bulunamadı.')
  })

  it('CASH-04 A11Y-01 says what is wrong before anything is sent, and goes there', async () => {
    answerMethods(...single(cashMethod('1')))
    const element = await show()
    await openForm(element, '1')
    await waitUntil(() => focusedIn(element)?.textContent === 'Method 1', 'the heading has the focus')
    submit(element).click()
    await waitForText(element, 'Lütfen bir tutar girin.')
    await typeInto(named(element, 'Tutar'), '99,99')
    submit(element).click()

    await waitForText(element, 'Girdiğiniz tutar minimum ve maksimum aralığında değil')
    await expectFocus(named(element, 'Tutar'))
    expect(world.gateway.count(prepayment.processTransaction)).to.equal(0)
    await expectAccessible(element)
  })

  it('CASH-03 VALID-03 takes an amount in either notation, or by a quick choice', async () => {
    answerMethods(...single(cashMethod('1')))
    const element = await show('method="1"')
    await waitUntil(() => find(element, 'form'), 'its form is open at once')
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

  it('CASH-03 offers only the amounts that the gateway lists', async () => {
    answerMethods(...single(cashMethod('1', { bankcode: 'x' })))
    world.gateway.expects(envoy.getDepositAmounts, { bankcode: 'x' }).answers({ amounts: [50, '1,000.00'] })
    const element = await show()
    await openForm(element, '1')
    await waitForText(element, '₺1.000')
    expect(find(element, '[inputmode="decimal"]')).to.equal(null)
    submit(element).click()
    await waitForText(element, 'Lütfen bir tutar girin.')
    findAll(element, '.listed input')[1]!.click()

    await waitForText(element, '₺1.000,00 · Method 1')
    await expectAccessible(element)
  })

  it('CASH-03 shows the house account to pay into', async () => {
    answerMethods(...single(cashMethod('1', { bankID: '99991' })))
    world.gateway
      .expects(finance.getBankAccount, { bankID: '99991' })
      .answers({ bank_name: 'Çınaraltı Bank', account_holder: 'Rıhtım', iban: 'TR439999100000000000000001' })
    const element = await show()
    await openForm(element, '1')
    await waitForText(element, 'TR43 9999 1000 0000 0000 0000 01')
    await press(element, 'QR Kodu')

    await waitUntil(() => find(element, 'svg.qr'), 'the code is drawn')
    await expectAccessible(element)
  })

  it('CASH-05 CASH-07 sends once, keeps the form of a refusal, and tells the page without an amount', async () => {
    answerMethods(...single(cashMethod('1', { transfer_type: 1 })))
    const element = await show()
    await openForm(element, '1')
    const steps: unknown[] = []
    element.addEventListener('bnw-cashier', event => steps.push((event as CustomEvent).detail))
    await typeInto(named(element, 'Tutar'), '500')
    world.gateway.expects(finance.saveBankTransfer, { amount: '500.00' }).refuses('Limit aşıldı')
    for (let press = 0; press < 100; press++) submit(element).click()
    await waitForText(element, 'Limit aşıldı')
    expect(named<HTMLInputElement>(element, 'Tutar').value).to.equal('500')
    world.gateway.expects(finance.saveBankTransfer).answers({ transaction_id: 'T-1' })
    world.gateway.expects(finance.checkBalance).answers([{ balance: 1 }])
    submit(element).click()

    await waitForText(element, 'T-1')
    expect(textOf(element)).to.contain('Para yatırma talebiniz alındı').and.contain('Yeni')
    const action = 'deposit'
    expect(steps).to.deep.equal(['start', 'failure', 'start', 'success'].map(step => ({ action, step })))
    await expectAccessible(element)
    const row = transaction('T-1', { request_id: $movements.get()[0]?.id })
    world.gateway.expects(finance.listTransactions).answers({ items: [row], total: 1 })
    world.gateway.expects(finance.checkBalance).answers([{ balance: 501 }])
    dispatchEvent(new Event('online'))
    await waitForText(element, 'Onaylandı')
  })

  it('CASH-05 opens the payment page by a press, and only a safe one', async () => {
    answerMethods(...single(cashMethod('1')))
    const element = await show()
    await openForm(element, '1')
    await typeInto(named(element, 'Tutar'), '500')
    world.gateway
      .expects(prepayment.processTransaction)
      .answers({ transaction_id: 'T-1', url: 'https://pay.example/1' })
    world.gateway.expects(finance.checkBalance).answers([{ balance: 1 }])
    submit(element).click()
    await waitForText(element, 'Ödemeyi tamamlayın')
    const link = named<HTMLAnchorElement>(element, 'Ödeme Sayfasını Aç')
    expect([link.href, link.target, link.rel]).to.deep.equal([
      'https://pay.example/1',
      '_blank',
      'noopener noreferrer'
    ])
    await expectAccessible(element)
    world.gateway.expects(finance.listTransactions).answers({ items: [], total: 0 })
    await press(element, 'Sorun Yaşadım')

    await waitForText(element, 'Ödemeyi bitirmediyseniz')
  })

  it('N3 CASH-09 locks the form while the outcome is unknown, and never says that it failed', async () => {
    answerMethods(...single(cashMethod('1')))
    const element = await show()
    await openForm(element, '1')
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
    world.gateway.expects(finance.checkBalance).answers([{ balance: 1 }])
    await press(element, 'Aynısını Yeniden Gönder')
    await waitForText(element, 'Para yatırma talebiniz alındı')
  })

  it('CASH-09 holds the button back while another tab waits for its outcome', async () => {
    const stored = { 'bnw:pending': JSON.stringify({ request_id: LOST, time: NOW }) }
    await startWithPlayer(stored, () => {
      world.gateway.expects(finance.listTransactions).answers({ items: [], total: 0 })
    })
    answerMethods(...single(cashMethod('1')))
    const element = await show('method="1"')
    await waitForText(element, 'Son işlem kontrol ediliyor')
    expect(submit(element).title).to.equal('Son işlem kontrol ediliyor')
    world.storage.fromOtherTab({ 'bnw:pending': null })

    await waitUntil(() => !submit(element).hasAttribute('aria-disabled'), 'the button is back')
  })

  it('keeps what was typed while the player looks elsewhere, and warns before the page is left', async () => {
    answerMethods(...single(cashMethod('1'), cashMethod('2')))
    const element = await show()
    await openForm(element, '1')
    await typeInto(named(element, 'Tutar'), '500')
    await waitForText(element, '₺500,00 · Method 1')
    const leaving = new Event('beforeunload', { cancelable: true })
    dispatchEvent(leaving)
    expect(leaving.defaultPrevented).to.equal(true)
    card(element, '2').click()
    await waitUntil(() => named<HTMLInputElement>(element, 'Tutar').value === '', 'the other form is open')
    card(element, '1').click()

    await waitForText(element, '₺500,00 · Method 1')
  })

  it('BAL-01 hides amounts with the balance', async () => {
    await startWithPlayer({ showBalance: '0' })
    answerMethods(...single(cashMethod('1')))
    const element = await show()

    await waitForText(element, 'Bakiye gizli')
    expect(textOf(element)).not.to.contain('1.240,50')
  })

  it('says so where there is no method', async () => {
    answerMethods()
    const element = await fixture('<bnw-cashier></bnw-cashier>')

    await waitForText(element, 'Şu anda uygun yöntem yok')
    await expectAccessible(element)
  })

  it('GATE-06 says so where the methods do not come, and asks again', async () => {
    world.gateway.expects(finance.checkBalance).answers([{ balance: 1 }])
    world.gateway.expects(finance.listCashMethodsNew).refuses('Şu an olmuyor')
    world.gateway.expects(finance.listHighlightedCashMethods).answers([])
    world.gateway.expects(finance.listCashMethods, { favorites: 1 }).answers([])
    const element = await fixture('<bnw-cashier></bnw-cashier>')
    await waitForText(element, 'Şu an olmuyor')
    await expectAccessible(element)
    const methods_list = single(cashMethod('1'))
    world.gateway.expects(finance.listCashMethodsNew).answers({ methods_list })
    world.gateway.expects(finance.listHighlightedCashMethods).answers([])
    world.gateway.expects(finance.listCashMethods, { favorites: 1 }).answers([])
    await press(element, 'Tekrar Dene')

    await waitUntil(() => card(element, '1'), 'it is there')
  })
})
