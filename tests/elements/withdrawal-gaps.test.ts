import '@bnw/widgets/cashier'

import { finance } from '@bnw/core/contract'
import { bankAccount, cashMethod, transaction } from '@bnw/core/testing'

import { answerAccounts, expectPayments, showCashier, single } from './cashier.ts'
import {
  describe,
  expect,
  expectAccessible,
  expectFocus,
  find,
  fixture,
  focusedIn,
  it,
  named,
  press,
  typeInto,
  waitForText,
  waitUntil
} from './fixture.ts'
import { withPlayer, world } from './player.ts'

/** What the form of a withdrawal loads besides the balance. @param newest The newest withdrawals. */
function expectWithdrawal(
  methods_list: ReturnType<typeof single>,
  accounts = [bankAccount('a')],
  newest: ReturnType<typeof transaction>[] = []
): void {
  world.gateway.expects(finance.listCashMethodsNew, { Type: 2 }).answers({ methods_list })
  expectMarkedMethods()
  answerAccounts(...accounts)
  expectPayments('withdraw').answers({ items: newest, total: newest.length })
}

/** No method is highlighted or a favourite. */
function expectMarkedMethods(): void {
  for (const call of [finance.listHighlightedCashMethods, finance.listCashMethods])
    world.gateway.expects(call).answers([])
}

describe('the withdrawal on a gateway that sends little', () => {
  withPlayer()

  it('GATE-03 CASH-06 names an account without a number by its bank alone', async () => {
    const account = bankAccount('a', { bank_name: 'Çınaraltı Bank', account_number: null, iban: null })
    world.gateway.expects(finance.checkBalance).answers([{ balance: '1,240.50' }])
    expectWithdrawal(single(cashMethod('1', { fields: ['amount', 'account'] })), [account])
    const element = await showCashier('tab="withdraw"')
    await typeInto(named(element, 'Tutar'), '500')
    const bankOf = (part: HTMLElement) =>
      [...part.querySelectorAll('dd')].find(({ textContent }) => textContent.startsWith('Çınaraltı'))
    const inSummary = await waitUntil(() => bankOf(find(element, '.summary')!), 'the account is chosen')
    expect(inSummary.textContent).to.equal('Çınaraltı Bank')

    find<HTMLFormElement>(element, 'form')!.requestSubmit()
    await waitForText(element, 'Çekimi kontrol edin')

    expect(bankOf(find(element, 'dialog[open]')!)!.textContent).to.equal('Çınaraltı Bank')
  })

  it('CASH-06 keeps the place of the chip for the whole balance while it loads', async () => {
    const balance = world.gateway.expects(finance.checkBalance).waits()
    expectWithdrawal(single(cashMethod('1', { fields: ['amount'] }), cashMethod('2', { fields: ['amount'] })))
    const element = await showCashier('tab="withdraw"')
    await waitUntil(() => find(element, '.withdraw-amount .skeleton'), 'the chip is awaited')
    const height = () => find(element, '.withdraw-amount')!.getBoundingClientRect().height
    const before = height()
    balance.answers([{ balance: '1,240.50' }])
    await waitForText(element, 'Tümü')

    expect(height()).to.equal(before)
  })

  it('CASH-06 shows the reference and its button unbroken in a narrow place', async () => {
    world.gateway.expects(finance.checkBalance).answers([{ balance: '1,240.50' }])
    expectWithdrawal(single(cashMethod('1', { fields: ['amount', 'account'], transfer_type: 1 })))
    const element = await showCashier('tab="withdraw" style="inline-size: 280px"')
    await typeInto(named(element, 'Tutar'), '500')
    find<HTMLFormElement>(element, 'form')!.requestSubmit()
    await waitForText(element, 'Çekimi kontrol edin')
    world.gateway.expects(finance.saveBankTransfer).answers({ transaction_id: '0KFXW9T3XK426MA5' })
    world.gateway.expects(finance.checkBalance).waits()
    world.gateway.expects(finance.listTransactions).waits()
    find(element, 'dialog[open] footer button:last-of-type')!.click()
    await waitForText(element, '0KFXW9T3XK426MA5')
    const reference = find(element, '.money-facts .number')!

    expect(reference.getClientRects()).to.have.length(1)
    expect(reference.getBoundingClientRect().height).to.be.below(30)
    expect(reference.nextElementSibling!.getBoundingClientRect().top).to.be.above(
      reference.getBoundingClientRect().bottom - 1
    )
  })
})

describe('the withdrawal without a bank account', () => {
  withPlayer()

  async function showWithout(...methods: Parameters<typeof cashMethod>[]): Promise<HTMLElement> {
    const methods_list = single(...methods.map(method => cashMethod(...method)))
    world.gateway.expects(finance.checkBalance).answers([{ balance: '1,240.50' }])
    expectWithdrawal(methods_list, [], [transaction('w', { method_name: 'Method 1' })])
    return fixture('<bnw-cashier tab="withdraw"></bnw-cashier>')
  }

  it('A11Y-01 the form that it starts with leaves the focus where the page has it', async () => {
    const element = await showWithout(['1', { fields: ['amount', 'account'] }])
    await waitForText(element, 'Önce banka hesabı ekleyin')
    await expectAccessible(element)

    expect(focusedIn(element)).to.equal(null)
  })

  it('A11Y-01 the form that a choice of a method leads to takes the focus', async () => {
    const element = await showWithout(['1', { fields: ['amount'] }], ['2', { fields: ['amount', 'account'] }])
    await waitUntil(() => find(element, '.chosen'), 'the method of the newest withdrawal is chosen')
    await press(element, 'Yöntemi Değiştir')
    const method = await waitUntil(() => find(element, '[name=method][value="2"]'), 'there is a choice')
    method.click()
    await waitForText(element, 'Önce banka hesabı ekleyin')

    await expectFocus(named(element, 'IBAN'))
  })
})

describe('the withdrawal after an outage', () => {
  withPlayer()

  it('GATE-06 loads methods, accounts and balance again after one Retry', async () => {
    const calls = [finance.checkBalance, finance.listCashMethodsNew, finance.listBankAccounts]
    for (const call of calls) world.gateway.expects(call).refuses('Hata')
    expectMarkedMethods()
    expectPayments('withdraw').answers({ items: [], total: 0 })
    const element = await fixture('<bnw-cashier tab="withdraw"></bnw-cashier>')
    await waitForText(element, 'Hata')
    await waitUntil(() => world.gateway.isDone())
    world.gateway.expects(finance.checkBalance).answers([{ balance: '1,240.50' }])
    expectWithdrawal(single(cashMethod('1', { fields: ['amount', 'account'] })))
    await press(element, 'Tekrar Dene')

    await waitForText(element, 'Method 1')
    await waitForText(element, '₺1.240,50')
  })
})
