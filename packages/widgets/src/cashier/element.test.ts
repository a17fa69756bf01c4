import '@bnw/widgets/cashier'

import { environment } from '@bnw/core'
import { saveLastMethod } from '@bnw/core/cashier'
import { finance } from '@bnw/core/contract'
import { chooseLanguage } from '@bnw/core/language'
import { bankAccount, cashMethod, transaction } from '@bnw/core/testing'

import {
  describe,
  expect,
  expectAccessible,
  expectFocus,
  find,
  findAll,
  fixture,
  interceptedDetail,
  it,
  named,
  oneEvent,
  outsideOf,
  press,
  statesOf,
  textOf,
  typeInto,
  verified,
  waitForText,
  waitUntil
} from '../../../../tests/elements/fixture.ts'
import { startWithPlayer, startWithVisitor, withPlayer, world } from '../../../../tests/elements/player.ts'
import {
  answerLists,
  answerAccounts,
  answerMethods,
  answerMethodsOnly,
  card,
  chooseMethod,
  expectPayments,
  showCashier,
  single,
  submit
} from '../../../../tests/elements/cashier.ts'

function answerNoWithdrawals(): void {
  world.gateway.expects(finance.listCashMethodsNew, { Type: 2 }).answers({ methods_list: [] })
  world.gateway.expects(finance.listHighlightedCashMethods, { Type: 2 }).answers([])
  world.gateway.expects(finance.listCashMethods, { Type: 2 }).answers([])
  world.gateway.expects(finance.listBankAccounts).answers([])
  expectPayments('withdraw').answers({ items: [], total: 0 })
}

/** Opens the tab of withdrawals, which has no method, and expects that of deposits to be opened again. */
async function openWithdrawals(element: HTMLElement): Promise<void> {
  answerNoWithdrawals()
  named(element, 'Para Çek').click()
  await waitForText(element, 'Şu anda uygun yöntem yok')
  expectPayments('deposit').answers({ items: [], total: 0 })
}

describe('<bnw-cashier>', () => {
  withPlayer()

  it('EMB-05 shows the newest payments together with the form, which would push them down', async () => {
    saveLastMethod('deposit', '1')
    world.gateway.expects(finance.checkBalance).answers([{ balance: '1,240.50' }])
    const methods = world.gateway.expects(finance.listCashMethodsNew, { Type: 1, methodID: 0 }).waits()
    world.gateway.expects(finance.listHighlightedCashMethods).answers([])
    world.gateway.expects(finance.listCashMethods, { favorites: 1 }).answers([])
    expectPayments('deposit').answers({ items: [transaction('a')], total: 1 })
    const element = await fixture('<bnw-cashier></bnw-cashier>')
    await waitUntil(() => find(element, '.recent'), 'the newest deposits are loaded')
    expect(find(element, '.recent')!.checkVisibility()).to.equal(false)

    methods.answers({ methods_list: single(cashMethod('1')) })
    await waitUntil(() => find(element, 'form'), 'the form is shown')

    expect(find(element, '.recent')!.checkVisibility()).to.equal(true)
  })

  const places = (element: Element) => findAll(element, '.card:has(> .skeleton)').length

  it('EMB-05 keeps both of its placeholders until the form of a deposit is shown', async () => {
    world.gateway.expects(finance.checkBalance).answers([{ balance: '1,240.50' }])
    const methods = world.gateway.expects(finance.listCashMethodsNew, { Type: 1, methodID: 0 }).waits()
    world.gateway.expects(finance.listHighlightedCashMethods).answers([])
    world.gateway.expects(finance.listCashMethods).answers([])
    expectPayments('deposit').answers({ items: [], total: 0 })
    const element = await fixture('<bnw-cashier style="inline-size:640px"></bnw-cashier>')
    await waitUntil(() => find(element, '.balance-line'), 'the methods load')
    expect(places(element)).to.equal(2)

    methods.answers({ methods_list: single(cashMethod('1')) })
    await waitUntil(() => find(element, 'form'), 'the form is shown')
    expect(places(element)).to.equal(0)
  })

  it('EMB-05 keeps both of its placeholders while the accounts of a withdrawal load', async () => {
    const methods_list = single(cashMethod('1'))
    world.gateway.expects(finance.checkBalance).answers([{ balance: '1,240.50' }])
    world.gateway.expects(finance.listCashMethodsNew, { Type: 2, methodID: 0 }).answers({ methods_list })
    world.gateway.expects(finance.listHighlightedCashMethods).answers([])
    world.gateway.expects(finance.listCashMethods).answers([])
    world.gateway.expects(finance.listBankAccounts).waits()
    expectPayments('withdraw').answers({ items: [], total: 0 })
    const element = await fixture('<bnw-cashier tab="withdraw" style="inline-size:640px"></bnw-cashier>')
    await waitUntil(() => find(element, '.balance-line'), 'the panel is shown')
    await verified(world.gateway)

    expect(places(element)).to.equal(2)
  })

  it('CASH-04 A11Y-01 a deposit marks required fields, and describes the missing account where the focus goes', async () => {
    answerAccounts(bankAccount('a'))
    answerMethods(...single(cashMethod('1', { fields: ['amount', 'account', 'reference_number'] })))
    const element = await showCashier()
    const radio = await waitUntil(() => find<HTMLInputElement>(element, '.deposit-accounts input'))
    await typeInto(named(element, 'Tutar'), '500')
    submit(element).click()
    await waitForText(element, 'Lütfen bir hesap seçin.')

    await expectFocus(radio)
    const group = find(element, '.choice-cards')!
    expect([group.ariaRequired, group.ariaInvalid]).to.deep.equal(['true', 'true'])
    const note = find(element, `#${group.getAttribute('aria-describedby')}`)
    expect(note?.textContent).to.equal('Lütfen bir hesap seçin.')
    expect(named(element, 'Referans Numarası').ariaRequired).to.equal('true')
    await expectAccessible(element)
  })

  it('asks visitors to log in, with the requested tab as return path', async () => {
    await startWithVisitor()
    const element = await fixture('<bnw-cashier tab="withdraw"></bnw-cashier>')
    await waitForText(element, 'giriş yapın')
    const detail = interceptedDetail(document, 'bnw-login-required')
    await press(element, 'Giriş Yap')

    expect(await detail).to.deep.equal({ returnUrl: '/profile?tab=withdraw' })
    await expectAccessible(element)
  })

  it('CASH-01 shows favourites first, and opens a group in place', async () => {
    const [first, favourite] = single(cashMethod('1'), cashMethod('2', { isFavorite: 1, fee: 1.5 }))
    const group = {
      type: 'group' as const,
      properties: { id: 'g', name: 'Cüzdanlar' },
      methods: [cashMethod('3')]
    }
    answerMethods(first!, favourite!, group as never)
    const element = await showCashier()
    const order = findAll(element, '[data-method]').map(one => one.getAttribute('data-method'))
    expect(order).to.deep.equal(['2', '1', '3'])
    expect(card(element, '2').closest('.method')?.textContent)
      .to.contain('₺100 – ₺25.000')
      .and.contain('%1,5')
      .and.contain('5–15 dk')
    expect(card(element, '3').checkVisibility()).to.equal(false)
    const list = find(element, 'ul[aria-label="Ödeme Yöntemleri"]')
    expect(list?.querySelectorAll('[data-method]')).to.have.length(2)
    await press(element, 'Cüzdanlar')

    await waitUntil(() => card(element, '3').checkVisibility(), 'the group is open')
    const hearts = findAll(element, '.heart').map(heart => heart.getAttribute('aria-describedby'))
    expect(hearts.map(id => find(element, `#${id}`)!.textContent)).to.deep.equal(
      ['2', '1', '3'].map(id => `Method ${id}`)
    )
    await expectAccessible(element)
  })

  it('CASH-02 A11Y-01 a heart keeps the focus when it moves its method to another section', async () => {
    const group = {
      type: 'group' as const,
      properties: { id: 'g', name: 'Cüzdanlar' },
      methods: [cashMethod('3', { isFavorite: 1 })]
    }
    answerMethods(...single(cashMethod('1'), cashMethod('2')), group as never)
    const element = await showCashier()
    const heart = (id: string) => card(element, id).closest('.method')!.querySelector<HTMLElement>('.heart')!
    world.gateway.expects(finance.addFavoriteCashMethod, { id: '2' }).answers()
    heart('2').focus()
    heart('2').click()
    await waitUntil(() => heart('2').getAttribute('aria-pressed') === 'true', 'it is a favourite')
    await expectFocus(heart('2'))
    world.gateway.expects(finance.removeFavoriteCashMethod, { id: '3' }).answers()
    heart('3').focus()
    heart('3').click()

    await waitUntil(() => !card(element, '3').checkVisibility(), 'it is in the closed group only')
    await expectFocus(card(element, '2'))
  })

  it('I18N-05 counts a single method of a group in the singular', async () => {
    const properties = { id: 'g', name: 'Cüzdanlar' }
    const group = { type: 'group' as const, properties, methods: [cashMethod('3')] } as never
    answerMethods(...single(cashMethod('1')), group)
    const element = await showCashier()
    await waitForText(element, '1 yöntem')
    answerLists(...single(cashMethod('1')), group)
    chooseLanguage('en')

    await waitForText(element, '1 method')
    expect(textOf(element)).not.to.contain('1 methods')
  })

  it('CASH-01 finds a method by its name, also without accents', async () => {
    const rows = Array.from({ length: 3 }, (_, place) => cashMethod(`${place}`))
    answerMethods(...single(cashMethod('x', { name: 'Çınar Kart' }), ...rows))
    const element = await showCashier()
    await typeInto(named(element, 'Yöntem bul'), 'cinar')
    await waitUntil(() => findAll(element, '[data-method]').length === 1, 'one is found')
    expect(card(element, 'x').textContent).to.contain('Çınar Kart')
    await typeInto(named(element, 'Yöntem bul'), 'yok')

    await waitForText(element, 'Sonuç bulunamadı.')
  })

  it('keeps the input across tabs, and warns before unload', async () => {
    answerMethods(...single(cashMethod('1'), cashMethod('2')))
    const element = await showCashier()
    await chooseMethod(element, '1')
    await typeInto(named(element, 'Tutar'), '500')
    await waitForText(element, '₺500,00 · Method 1')
    const leaving = new Event('beforeunload', { cancelable: true })
    dispatchEvent(leaving)
    expect(leaving.defaultPrevented).to.equal(true)
    await openWithdrawals(element)
    named(element, 'Para Yatır').click()

    await waitForText(element, '₺500,00 · Method 1')
  })

  it('EMB-02 shows the tab that the page sets after the player chose another, also the first one', async () => {
    answerMethods(...single(cashMethod('1'), cashMethod('2')))
    const element = await showCashier()
    await openWithdrawals(element)
    element.setAttribute('tab', 'deposit')

    await waitUntil(() => named(element, 'Para Yatır').ariaSelected === 'true')
  })

  it('BAL-01 hides amounts while the balance is hidden', async () => {
    await startWithPlayer({ showBalance: '0' })
    answerMethods(...single(cashMethod('1')))
    const element = await showCashier()

    await waitForText(element, 'Bakiye gizli')
    expect(textOf(element)).not.to.contain('1.240,50')
  })

  it('breaks a long word of a name, so that a narrow page is not scrolled sideways', async () => {
    const name = 'W'.repeat(400)
    const payment = transaction('a', { method_name: name })
    answerMethodsOnly(...single(cashMethod('1', { name }), cashMethod('2')))
    expectPayments('deposit').answers({ items: [payment], total: 1 })
    const element = await showCashier('style="display:block;inline-size:340px"')
    await waitUntil(() => find(element, '.outcome-of'), 'the newest deposit is shown')

    expect(outsideOf(element)).to.deep.equal([])
  })

  it('EMB-03 reports an error, and that it is ready after a retry', async () => {
    world.gateway.expects(finance.checkBalance).answers([{ balance: 1 }])
    world.gateway.expects(finance.listCashMethodsNew).refuses('Şu an olmuyor')
    world.gateway.expects(finance.listHighlightedCashMethods).answers([])
    world.gateway.expects(finance.listCashMethods, { favorites: 1 }).answers([])
    expectPayments('deposit').answers({ items: [], total: 0 })
    const states = statesOf(document)
    const error = oneEvent(document, 'bnw-error')
    const element = await fixture('<bnw-cashier></bnw-cashier>')

    expect((await error).detail).to.deep.equal({ code: 'refused', retryable: true })
    expect(states).to.deep.equal(['loading', 'error'])
    await waitUntil(() => world.gateway.isDone())
    world.gateway.expects(finance.listCashMethodsNew).answers({ methods_list: single(cashMethod('1')) })
    world.gateway.expects(finance.listHighlightedCashMethods).answers([])
    world.gateway.expects(finance.listCashMethods, { favorites: 1 }).answers([])
    expectPayments('deposit').answers({ items: [], total: 0 })
    await press(element, 'Tekrar Dene')

    await waitUntil(() => states.at(-1) === 'ready')
  })

  it('shows a message for an empty list of methods', async () => {
    answerMethods()
    const element = await fixture('<bnw-cashier></bnw-cashier>')

    await waitForText(element, 'Şu anda uygun yöntem yok')
    await expectAccessible(element)
  })

  for (const tab of ['deposit', 'withdraw'] as const)
    it(`offers the support in a new tab where there is no method for a ${tab}`, async () => {
      Object.assign(environment().configuration, { supportUrl: 'https://support.test/' })
      if (tab === 'deposit') answerMethods()
      else {
        world.gateway.expects(finance.checkBalance).answers([{ balance: 1 }])
        answerNoWithdrawals()
      }
      const element = await fixture(`<bnw-cashier tab="${tab}"></bnw-cashier>`)

      const link = await waitUntil(() => find<HTMLAnchorElement>(element, 'a[href="https://support.test/"]'))
      expect(link.target).to.equal('_blank')
    })

  it('GATE-06 shows a message if the methods fail to load, and retries, with the balance', async () => {
    world.gateway.expects(finance.checkBalance).refuses('Şu an olmuyor')
    world.gateway.expects(finance.listCashMethodsNew).refuses('Şu an olmuyor')
    world.gateway.expects(finance.listHighlightedCashMethods).answers([])
    world.gateway.expects(finance.listCashMethods, { favorites: 1 }).answers([])
    expectPayments('deposit').answers({ items: [], total: 0 })
    const element = await fixture('<bnw-cashier></bnw-cashier>')
    await waitForText(element, 'Şu an olmuyor')
    await expectAccessible(element)
    const methods_list = single(cashMethod('1'))
    world.gateway.expects(finance.listCashMethodsNew).answers({ methods_list })
    world.gateway.expects(finance.listHighlightedCashMethods).answers([])
    world.gateway.expects(finance.listCashMethods, { favorites: 1 }).answers([])
    expectPayments('deposit').answers({ items: [], total: 0 })
    world.gateway.expects(finance.checkBalance).answers([{ balance: '1,240.50' }])
    await press(element, 'Tekrar Dene')

    await waitForText(element, 'Method 1')
    await waitForText(element, '₺1.240,50')
  })
})
