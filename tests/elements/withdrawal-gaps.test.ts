import '@bnw/widgets/cashier'

import { finance } from '@bnw/core/contract'
import { bankAccount, cashMethod } from '@bnw/core/testing'

import { expectPayments, showCashier, single } from './cashier.ts'
import { describe, expect, find, it, named, typeInto, waitForText, waitUntil } from './fixture.ts'
import { withPlayer, world } from './player.ts'

describe('the withdrawal on a gateway that tells little', () => {
  withPlayer()

  it('GATE-03 CASH-06 names an account without a number by its bank alone', async () => {
    const account = bankAccount('a', { bank_name: 'Çınaraltı Bank', account_number: null, iban: null })
    const methods_list = single(cashMethod('1', { fields: ['amount', 'account'] }))
    world.gateway.expects(finance.checkBalance).answers([{ balance: '1,240.50' }])
    world.gateway.expects(finance.listCashMethodsNew, { Type: 2 }).answers({ methods_list })
    world.gateway.expects(finance.listHighlightedCashMethods).answers([])
    world.gateway.expects(finance.listCashMethods).answers([])
    world.gateway.expects(finance.listBankAccounts).answers([account])
    world.gateway.expects(finance.listBanks).answers([])
    expectPayments('withdraw').answers({ items: [], total: 0 })
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
})
