import '@bnw/widgets/cashier'

import { finance } from '@bnw/core/contract'
import { $isStepUpAsked, settleStepUp } from '@bnw/core/gateway'
import { chooseLanguage } from '@bnw/core/language'
import { noteServerTime } from '@bnw/core/lib'
import { bankAccount, transaction } from '@bnw/core/testing'
import { $toasts } from '@bnw/core/toasts'

import {
  afterEach,
  describe,
  expect,
  expectAccessible,
  find,
  findAll,
  fixture,
  focusedIn,
  it,
  named,
  press,
  textOf,
  typeInto,
  waitForText,
  waitUntil
} from '../../../../../tests/elements/fixture.ts'
import { expectPayments } from '../../../../../tests/elements/cashier.ts'
import { startWithPlayer, withPlayer, world } from '../../../../../tests/elements/player.ts'

const METHOD = {
  id: '201',
  name: 'Havale/EFT',
  transfer_type: 1,
  min: 200,
  max: 100_000,
  fee: 1.5,
  duration: 'en çok 24 saat',
  fields: ['method', 'amount', 'identity_valid_until', 'account', 'note']
}

const CHEQUE = { ...METHOD, id: '202', name: 'Rıhtım Çeki' }

interface Scene {
  methods?: (typeof METHOD)[]
  accounts?: ReturnType<typeof bankAccount>[]
  balance?: string
  /** The newest withdrawals. */
  payments?: ReturnType<typeof transaction>[]
}

async function show(scene: Scene = {}) {
  const { methods = [METHOD], accounts = [bankAccount('a')], balance = '1,240.50', payments = [] } = scene
  answerAccounts(accounts)
  answerMethods(methods)
  world.gateway.expects(finance.checkBalance).answers([{ balance }])
  expectPayments('withdraw').answers({ items: payments, total: payments.length })
  const element = await fixture('<bnw-cashier tab="withdraw"></bnw-cashier>')
  await waitForText(element, accounts.length > 0 ? '₺' : 'Önce banka hesabı ekleyin')
  await askedForBalance()
  return element
}

function answerAccounts(accounts: ReturnType<typeof bankAccount>[]): void {
  world.gateway.expects(finance.listBankAccounts).answers(accounts)
  world.gateway.expects(finance.listBanks).answers([{ bankID: '99991', name: 'Çınaraltı Bank', logo: '' }])
}

/** Answers the three lists of withdrawal methods. */
function answerMethods(methods = [METHOD]): void {
  world.gateway
    .expects(finance.listCashMethodsNew, { Type: 2 })
    .answers({ methods_list: methods.map(properties => ({ type: 'single', properties })) })
  world.gateway.expects(finance.listHighlightedCashMethods, { Type: 2 }).answers([])
  world.gateway.expects(finance.listCashMethods, { Type: 2 }).answers([])
}

/** Answers what `refresh()` loads. */
function answerRefresh(accounts: ReturnType<typeof bankAccount>[]): void {
  world.gateway.expects(finance.listBankAccounts).answers(accounts)
  answerMethods()
  world.gateway.expects(finance.checkBalance).answers([{ balance: '1,240.50' }])
}

const askedForBalance = (times = 1) =>
  waitUntil(() => world.gateway.count(finance.checkBalance) === times, 'the balance is requested')

/** Switches to English, with lists that are loaded only after the words have changed. */
async function switchLanguage(
  element: HTMLElement,
  word: string,
  accounts = [bankAccount('a')]
): Promise<void> {
  answerAccounts(accounts)
  const methods = world.gateway.expects(finance.listCashMethodsNew, { Type: 2 }).waits()
  world.gateway.expects(finance.listHighlightedCashMethods, { Type: 2 }).answers([])
  world.gateway.expects(finance.listCashMethods, { Type: 2 }).answers([])
  expectPayments('withdraw').answers({ items: [], total: 0 })
  chooseLanguage('en')
  await waitForText(element, word)
  const properties = { ...METHOD, name: 'Bank transfer', duration: 'up to 24 hours' }
  methods.answers({ methods_list: [{ type: 'single', properties }] })
  await waitUntil(
    () => find(element, '.summary')?.textContent.includes('Bank transfer'),
    'the new list is shown'
  )
}

async function fill(element: HTMLElement): Promise<HTMLFormElement> {
  find(element, '[name=method]')?.click()
  await typeInto(named(element, 'Tutar'), '1.000')
  await typeInto(named(element, 'Kimlik Geçerlilik Tarihi'), '01.01.2030')
  return find(element, 'form.withdraw') as HTMLFormElement
}

/** "Çekimi Onayla" */
const confirmButton = (element: HTMLElement) => find(element, 'dialog[open] .button.money')!

describe('the withdrawal in <bnw-cashier>', () => {
  withPlayer()

  afterEach(() => void Reflect.deleteProperty(navigator, 'onLine'))

  it('CASH-06 A11Y-01 marks missing fields, and focuses the first', async () => {
    const element = await show({
      methods: [METHOD, CHEQUE],
      accounts: [bankAccount('a'), bankAccount('b')]
    })
    await expectAccessible(element)
    ;(find(element, 'form.withdraw') as HTMLFormElement).requestSubmit()
    await waitForText(element, 'Lütfen ödeme almak istediğiniz yöntemi seçin')

    const texts = [
      'Lütfen bir hesap seçin.',
      'Lütfen bir tutar girin.',
      'T.C. kimlik geçerlilik tarihini girin.'
    ]
    for (const text of texts) expect(textOf(element)).to.contain(text)
    expect(focusedIn(element)?.getAttribute('name')).to.equal('amount')
    await expectAccessible(element)
  })

  it('CASH-06 checks the date of the identity card by the clock of the gateway', async () => {
    const element = await show()
    noteServerTime('Wed, 02 Jan 2030 09:00:00 GMT', world.clock.now(), world.clock.now())
    const form = await fill(element)
    form.requestSubmit()

    await waitForText(element, 'Bu tarih geçmiş; süresi dolmamış bir kimlik gerekir')
  })

  it('CASH-06 chooses the method of the newest withdrawal that is still offered', async () => {
    const payments = [
      transaction('w', { method_name: 'Eski Yöntem' }),
      transaction('v', { method_name: 'Rıhtım Çeki' })
    ]
    const element = await show({ methods: [METHOD, CHEQUE], payments })

    await waitUntil(() => find(element, '.chosen h2')?.textContent === 'Rıhtım Çeki', 'the method is chosen')
    expect(find(element, '[name=method]'), 'the others are closed').to.equal(null)
  })

  it('CASH-06 A11Y-01 opens the methods by a button, and a press on one closes them', async () => {
    const element = await show({
      methods: [METHOD, CHEQUE],
      payments: [transaction('w', { method_name: METHOD.name })]
    })
    await waitUntil(() => find(element, '.chosen h2'), 'a method is chosen')
    await press(element, 'Yöntemi Değiştir')
    await waitUntil(
      () => focusedIn(element)?.matches('[name=method]:checked'),
      'the chosen one has the focus'
    )
    await expectAccessible(element)
    const cheque = find(element, '[name=method][value="202"]')!

    cheque.click()
    await waitUntil(() => find(element, '[value="202"]:checked'), 'the arrow keys leave the list open')
    find(element, '[name=method][value="201"]')!.dispatchEvent(
      new PointerEvent('pointerdown', { bubbles: true, composed: true })
    )
    find(element, '[name=method][value="201"]')!.click()

    await waitUntil(() => focusedIn(element)?.textContent === METHOD.name, 'the chosen one stands alone')
    expect(find(element, '[name=method]')).to.equal(null)
  })

  it('CASH-06 A11Y-01 keeps the methods open, and the focus, for a first choice by keyboard', async () => {
    const element = await show({ methods: [METHOD, CHEQUE] })
    find(element, '[value="202"]')!.focus()

    find(element, '[value="202"]')!.click()

    await waitForText(element, 'En az ₺200,00')
    expect(focusedIn(element)?.matches('[value="202"]:checked')).to.equal(true)
  })

  it('CASH-06 confirms all details with the focus on Back, and sends exactly these', async () => {
    const element = await show()
    ;(await fill(element)).requestSubmit()
    await waitForText(element, 'Çekimi kontrol edin')
    const facts = ['₺1.000,00', 'Çınaraltı Bank ••0001', 'Ayşe Işık', '%1,5', 'en çok 24 saat', '₺240,50']
    for (const fact of facts) expect(find(element, 'dialog[open]')!.textContent).to.contain(fact)
    expect(focusedIn(element)?.textContent).to.equal('Vazgeç')
    await expectAccessible(element)

    const row = { id: '84-2210', transaction_category_id: 2, transaction_status: 1003, note: 'Kimlik eksik' }
    const sent = world.gateway
      .expects(finance.saveBankTransfer, { Type: 2, methodID: '201', amount: '1000.00', account: 'a' })
      .waits()
    // The outcome replaces the request after the reply, which is under way.
    world.gateway.expects(finance.checkBalance).waits()
    const balance = world.gateway.expects(finance.checkBalance).waits()
    const history = world.gateway.expects(finance.listTransactions).waits()
    const confirm = confirmButton(element)
    for (let press = 0; press < 100; press++) confirm.click()
    await new Promise(resolve => setTimeout(resolve))
    expect(confirm.closest('dialog[open]'), 'covers the page until the reply').not.to.equal(null)
    sent.answers({ transaction_id: '84-2210' })
    await waitForText(element, 'Çekim talebiniz alındı')
    expect(textOf(element)).to.contain('84-2210').and.contain('Onaylandı veya İptal')
    expect(textOf(element)).not.to.contain('Vazgeç')
    expect(world.gateway.count(finance.saveBankTransfer)).to.equal(1)
    await askedForBalance(2)
    const decision = find(element, '.timeline [role=status]')!
    const { request_id } = world.gateway.sent.find(({ name }) => name.endsWith('save_bank_transfer'))!.data
    history.answers({ items: [transaction('84-2210', { ...row, request_id: String(request_id) })], total: 1 })

    // Announced by what was there before, and without the other steps.
    await waitUntil(() => decision.textContent.includes('Kimlik eksik'))
    expect(decision.closest('ol')!.closest('[aria-live]')).to.equal(null)
    await askedForBalance(3)
    balance.answers([{ balance: '240.50' }])
    await expectAccessible(element)
  })

  it('CASH-06 sums up beside the form what is withdrawn, where it goes and what remains', async () => {
    const payments = [
      transaction('w', { method_name: 'Havale/EFT', amount: '600.00', transaction_status: 1003 })
    ]
    const element = await show({ payments })
    await fill(element)

    await waitUntil(() => find(element, '.summary')?.textContent.includes('₺1.000,00'), 'it shows the amount')
    for (const fact of ['₺240,50', 'Çınaraltı Bank ••0001', '%1,5', 'en çok 24 saat', 'çevrimi tamamlanınca'])
      expect(find(element, '.summary')!.textContent).to.contain(fact)
    await waitForText(element, 'Son çekme işlemleri')
    expect(find(element, '.recent li')!.textContent).to.contain('Havale/EFT').and.contain('İptal')
    await expectAccessible(element)
  })

  it('CASH-06 refresh() drops an account that was deleted elsewhere, and the review stays closed', async () => {
    const element = await show({ accounts: [bankAccount('a'), bankAccount('b')] })
    const form = await fill(element)
    find(element, '[name=account][value=b]')!.click()
    answerRefresh([bankAccount('a')])
    await (element as HTMLElement & { refresh(): Promise<void> }).refresh()
    await waitUntil(() => !find(element, '[name=account][value=b]'), 'the account is gone')
    form.requestSubmit()

    await waitForText(element, 'Lütfen geçerli bir hesap seçin.')
    expect(find(element, 'dialog[open]')).to.equal(null)
  })

  it('CASH-06 cannot confirm while offline, and sends nothing', async () => {
    const element = await show()
    ;(await fill(element)).requestSubmit()
    await waitForText(element, 'Çekimi kontrol edin')
    setOnline(false)
    const confirm = confirmButton(element)
    await waitUntil(() => confirm.getAttribute('aria-disabled') === 'true', 'the confirmation is unavailable')
    confirm.click()
    expect($toasts.get().map(({ text }) => text())).to.deep.equal(['Bağlantı kurulamadı.'])
    confirm.click()
    expect(world.gateway.count(finance.saveBankTransfer)).to.equal(0)
    world.gateway.expects(finance.checkBalance).answers([{ balance: 1 }])
    setOnline(true)

    await waitUntil(() => !confirm.hasAttribute('aria-disabled'), 'the confirmation is available')
  })

  it('CASH-07 keeps the form after a rejection, and shows the reason in it', async () => {
    const element = await show()
    ;(await fill(element)).requestSubmit()
    await waitForText(element, 'Çekimi kontrol edin')
    world.gateway.expects(finance.saveBankTransfer).refuses('Bu yöntem şu anda kullanılamıyor')
    confirmButton(element).click()

    await waitForText(element, 'Bu yöntem şu anda kullanılamıyor')
    expect(named<HTMLInputElement>(element, 'Tutar').value).to.contain('1.000')
  })

  it('SEC-02 CASH-07 opens no dialog over the confirmation that the gateway asks for', async () => {
    const element = await show()
    ;(await fill(element)).requestSubmit()
    await waitForText(element, 'Çekimi kontrol edin')
    world.gateway.expects(finance.saveBankTransfer).refuses('Önce siz olduğunuzu doğrulayın', 428)
    const isWaiting = () =>
      findAll(element, 'dialog[open]').some(one => one.textContent.includes('Lütfen bekleyin'))
    confirmButton(element).click()
    await waitUntil(() => $isStepUpAsked.get(), 'the confirmation is asked for')
    // Longer than a reply may take without a dialog.
    await new Promise(resolve => setTimeout(resolve, 500))
    expect(isWaiting()).to.equal(false)

    const sent = world.gateway.expects(finance.saveBankTransfer).waits()
    settleStepUp(true)
    await waitUntil(isWaiting, 'it is sent again')
    sent.refuses('Bu yöntem şu anda kullanılamıyor')

    await waitForText(element, 'Bu yöntem şu anda kullanılamıyor')
  })

  it('CASH-09 locks the form while the outcome is unknown', async () => {
    const element = await show()
    ;(await fill(element)).requestSubmit()
    await waitForText(element, 'Çekimi kontrol edin')
    world.gateway.expects(finance.saveBankTransfer).hangsUp()
    world.gateway.expects(finance.listTransactions).answers({ items: [], total: 0 })
    confirmButton(element).click()

    await waitForText(element, 'İşlemin sonucu henüz belli değil')
    await waitUntil(() => focusedIn(element)?.textContent.includes('İşlemin sonucu henüz belli değil'))
    expect(named<HTMLInputElement>(element, 'Tutar').matches(':disabled')).to.equal(true)
    expect(find(element, '.withdraw [type=submit]')!.getAttribute('aria-disabled')).to.equal('true')
    await waitUntil(() => world.gateway.count(finance.listTransactions) === 2)
  })

  it('BANK-01 starts with the account form if there is no account, and selects the new one', async () => {
    const element = await show({ accounts: [] })
    await expectAccessible(element)
    await typeInto(named(element, 'IBAN'), 'TR43 9999 1000 0000 0000 0000 01')
    world.gateway.expects(finance.saveBankAccount).answers({ bankAccountID: 'a' })
    world.gateway.expects(finance.listBankAccounts).answers([bankAccount('a')])
    ;(find(element, '.account-form') as HTMLFormElement).requestSubmit()

    await waitUntil(() => find<HTMLInputElement>(element, '[name=account]')?.checked, 'it is chosen')
  })

  it('I18N-02 keeps the form of a first account when the language changes', async () => {
    const element = await show({ accounts: [] })
    await typeInto(named(element, 'IBAN'), 'TR43 9999')
    const field = named<HTMLInputElement>(element, 'IBAN')
    await switchLanguage(element, 'Add a bank account first', [])

    expect(named(element, 'IBAN')).to.equal(field)
    expect(field.value).to.equal('TR43 9999')
  })

  it('I18N-02 keeps the form of a further account when the language changes', async () => {
    const element = await show()
    await press(element, 'Hesap Ekle')
    await typeInto(named(element, 'IBAN'), 'TR43 9999')
    await switchLanguage(element, 'Account holder')

    expect(named<HTMLInputElement>(element, 'IBAN').value).to.equal('TR43 9999')
  })

  it('I18N-02 keeps an open review when the language changes', async () => {
    const element = await show()
    ;(await fill(element)).requestSubmit()
    await waitForText(element, 'Çekimi kontrol edin')
    await switchLanguage(element, 'Check the withdrawal')

    expect(find(element, 'dialog[open]')!.textContent).to.contain('1,000.00').and.contain('Bank transfer')
  })

  it('GATE-03 does not promise that a method is free if its fee is unknown', async () => {
    const element = await show({ methods: [{ ...METHOD, fee: null as never }] })
    ;(await fill(element)).requestSubmit()
    await waitForText(element, 'Çekimi kontrol edin')

    expect(find(element, 'dialog[open]')!.textContent).to.contain('Ücret–')
    expect(find(element, '.summary')!.textContent).to.contain('Ücret–')
    expect(textOf(element).toLowerCase()).not.to.contain('ücretsiz')
  })

  it('H63 disables withdrawals with a reason while the balance is negative', async () => {
    const element = await show({ balance: '-5.00' })
    await waitForText(element, 'Bakiyeniz eksi olduğu için para çekemezsiniz')

    expect(find(element, '.withdraw [type=submit]')!.getAttribute('aria-disabled')).to.equal('true')
  })

  it('BAL-01 keeps a hidden balance hidden', async () => {
    await startWithPlayer({ showBalance: '0' })
    const element = await show()
    await waitForText(element, 'Bakiye gizli')
    ;(await fill(element)).requestSubmit()
    await waitForText(element, 'Çekimi kontrol edin')

    expect(textOf(element)).not.to.contain('240,50')
  })
})

/** Sets what the browser reports of its connection, and fires the event of the change. */
function setOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true })
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}
