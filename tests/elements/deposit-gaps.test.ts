import '@bnw/widgets/cashier'

import { envoy, finance, prepayment } from '@bnw/core/contract'
import { range } from '@bnw/core/lib'
import { bankAccount, cashMethod } from '@bnw/core/testing'

import {
  answerAccounts,
  answerMethods,
  answerMethodsOnly,
  chooseMethod,
  showCashier,
  single,
  submit
} from './cashier.ts'
import {
  describe,
  expect,
  expectAccessible,
  expectFocus,
  find,
  fixture,
  it,
  named,
  outsideOf,
  press,
  textOf,
  typeInto,
  waitForText,
  waitUntil
} from './fixture.ts'
import { NOW, startWithPlayer, withPlayer, world } from './player.ts'

describe('the deposit on a gateway that sends little or fails', () => {
  withPlayer()

  it('GATE-03 CASH-03 names no limit that the gateway does not send', async () => {
    answerMethods(...single(cashMethod('1', { min: null }), cashMethod('2', { min: '0.00', max: 0 })))
    const element = await showCashier('method="1"')
    await waitForText(element, 'En çok ₺25.000,00')
    expect(find(element, '.chosen .method-text')!.textContent).to.contain('en çok ₺25.000')
    await press(element, 'Yöntemi Değiştir')
    await chooseMethod(element, '2')

    await waitUntil(() => !textOf(element).includes('En çok'), 'the second one is shown')
    for (const word of ['0,01', 'en az', 'Sınırlar']) expect(textOf(element)).not.to.contain(word)
  })

  it('GATE-03 CASH-03 breaks a number of the house account that is longer than its line', async () => {
    answerMethods(...single(cashMethod('1', { bankID: 'b' })))
    world.gateway
      .expects(finance.getBankAccount)
      .answers(bankAccount('b', { account_number: '9'.repeat(200) }))
    const element = await showCashier('style="display:block;inline-size:340px"')
    await waitForText(element, '999')

    expect(outsideOf(element)).to.deep.equal([])
  })

  it('CASH-03 says that the gateway lists no amounts', async () => {
    answerMethods(...single(cashMethod('1', { bankcode: 'x' })))
    world.gateway.expects(envoy.getDepositAmounts).answers({ amounts: [] })
    const element = await showCashier()

    await waitForText(element, 'şu anda yatırılabilecek bir tutar yok')
  })

  it('CASH-03 VALID-04 keeps an amount for a method that lists it, and clears another', async () => {
    answerMethods(...single(cashMethod('1'), cashMethod('2', { bankcode: 'x' })))
    world.gateway.expects(envoy.getDepositAmounts).answers({ amounts: [50, 500] })
    const element = await showCashier('method="1"')
    await typeInto(named(element, 'Tutar'), '500')
    await press(element, 'Yöntemi Değiştir')
    await chooseMethod(element, '2')
    await waitForText(element, '₺500,00 · Method 2')
    expect(find<HTMLInputElement>(element, '.listed :checked')?.value).to.equal('50000')
    expect(find(element, '.listed .note')!.textContent).to.equal('')

    await press(element, 'Yöntemi Değiştir')
    await chooseMethod(element, '1')
    await typeInto(named(element, 'Tutar'), '333')
    await press(element, 'Yöntemi Değiştir')
    await chooseMethod(element, '2')
    await waitUntil(
      () => find(element, '.listed') && !textOf(element).includes('₺333'),
      'the amount is cleared'
    )
    expect(find(element, '.listed :checked')).to.equal(null)
  })

  it('GATE-03 CASH-03 does not ask to pay into a house account without IBAN and number', async () => {
    answerMethods(...single(cashMethod('1', { bankID: '99992' })))
    world.gateway.expects(finance.getBankAccount).answers({ bank_name: 'Çınaraltı Bank' })
    const element = await showCashier()
    await waitForText(element, 'Bu yöntemin hesabı şu anda gösterilemiyor.')

    expect(textOf(element)).not.to.contain('Önce bankanızdan bu hesaba gönderin')
  })

  it('A11Y-01 keeps the number of a house account on one line at twice the text size (1.4.4)', async () => {
    answerMethods(...single(cashMethod('1', { bankID: '99992' })))
    const house = { bank_name: 'Çınaraltı Bank', account_number: '00000001' }
    world.gateway.expects(finance.getBankAccount).answers(house)
    const element = await showCashier()
    for (const name of ['--bnw-t-14', '--bnw-t-16']) element.style.setProperty(name, '32px/48px')
    element.style.inlineSize = '358px'
    const number = await waitUntil(() => find(element, '.house .number'), 'the number is shown')

    expect(number.offsetHeight).to.equal(48)
  })

  it('GATE-03 CASH-03 shows of an account only what the gateway sends', async () => {
    const untold = { branch_name: null, account_number: null, account_holder: null, iban: null }
    answerAccounts(bankAccount('a', { ...untold, bank_name: 'Çınaraltı Bank' }))
    answerMethods(...single(cashMethod('1', { fields: ['amount', 'account'] })))
    const element = await showCashier()
    const account = await waitUntil(() => find(element, '.deposit-accounts label'), 'the account is shown')

    expect(account.textContent).to.equal('ÇBÇınaraltı Bank')
  })

  it('VALID-04 a submit without a bank account leads to the link that adds one', async () => {
    answerAccounts()
    answerMethods(...single(cashMethod('1', { fields: ['amount', 'account', 'branch'] })))
    const element = await showCashier('method="1"')
    const group = await waitUntil(
      () => find(element, '.deposit-accounts .choice-cards'),
      'the group is shown'
    )
    await waitUntil(() => find(element, '.deposit-accounts a'), 'there is no account')
    await typeInto(named(element, 'Tutar'), '500')
    submit(element).click()

    await expectFocus(group)
    await expectAccessible(element)
  })

  it('A11Y-01 does not report a house account as loading once it has failed', async () => {
    answerMethods(...single(cashMethod('1', { bankID: '99993' })))
    const reply = world.gateway.expects(finance.getBankAccount)
    const element = await showCashier()
    await waitUntil(() => find(element, '.house')?.ariaBusy === 'true', 'the account is loading')
    reply.refuses('Hesap yok')
    await waitForText(element, 'Hesap yok')

    expect(find(element, '.house')!.ariaBusy).to.equal(null)
  })

  it('CASH-09 EMB-03 dispatches an unknown outcome as such, and never as a failure', async () => {
    answerMethods(...single(cashMethod('1')))
    const element = await showCashier()
    const steps: string[] = []
    element.addEventListener('bnw-cashier', event =>
      steps.push((event as CustomEvent<{ step: string }>).detail.step)
    )
    await typeInto(named(element, 'Tutar'), '500')
    world.gateway.expects(prepayment.processTransaction).hangsUp()
    world.gateway.expects(finance.listTransactions).answers({ items: [], total: 0 })
    submit(element).click()
    await waitForText(element, 'İşlemin sonucu henüz belli değil')

    expect(steps).to.deep.equal(['start', 'unknown'])
  })

  it('CASH-05 does not offer a payment page again after "I have paid"', async () => {
    const open = { request_id: 'r1', url: 'https://pay.example/1', time: NOW }
    await startWithPlayer({ 'bnw:pending-page': JSON.stringify(open) })
    answerMethodsOnly(...single(cashMethod('1')))
    const expectHistories = (count: number) =>
      range(count).forEach(() =>
        world.gateway.expects(finance.listTransactions).answers({ items: [], total: 0 })
      )
    expectHistories(3)
    const element = await fixture('<bnw-cashier></bnw-cashier>')
    await press(element, 'Ödemeyi Yaptım')
    await waitForText(element, 'Para yatırma talebiniz alındı')
    element.remove()

    expectHistories(2)
    const again = await fixture('<bnw-cashier></bnw-cashier>')
    await waitForText(again, 'Para yatırma talebiniz alındı')
    expect(textOf(again)).not.to.contain('Ödemeyi tamamlayın')
  })

  const parts = [
    { part: 'the amounts', props: { bankcode: 'x' }, call: envoy.getDepositAmounts },
    { part: 'the house account', props: { bankID: '99991' }, call: finance.getBankAccount },
    { part: 'the accounts', props: { fields: ['amount', 'account'] }, call: finance.listBankAccounts }
  ]
  for (const { part, props, call } of parts)
    it(`GATE-05 offers no retry of ${part} after an HTTP 500, which blocks the page`, async () => {
      answerMethods(...single(cashMethod('1', props)))
      const reply = world.gateway.expects(call)
      if (call === finance.listBankAccounts) world.gateway.expects(finance.listBanks).answers([])
      const element = await showCashier()
      reply.fails(500)
      await waitUntil(() => find(element, '.problem'), 'the error is shown')

      expect(find(element, '.problem button')).to.equal(null)
    })
})
