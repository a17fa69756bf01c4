import '@bnw/widgets/quick-deposit'

import { finance, prepayment } from '@bnw/core/contract'
import { chooseLanguage } from '@bnw/core/language'
import { cashMethod, transaction } from '@bnw/core/testing'
import { $toasts } from '@bnw/core/toasts'

import {
  describe,
  expect,
  expectAccessible,
  find,
  fixture,
  interceptedDetail,
  it,
  oneEvent,
  press,
  typeInto,
  waitForText,
  waitUntil
} from '../../../../tests/elements/fixture.ts'
import { expectPayments } from '../../../../tests/elements/cashier.ts'
import { startWithVisitor, withPlayer, world } from '../../../../tests/elements/player.ts'

const payments = [transaction('a', { method_name: 'Kart', amount: '250.00' })]

async function show(...favourites: ReturnType<typeof cashMethod>[]): Promise<HTMLElement> {
  world.gateway.expects(finance.checkBalance).answers([{ balance: '1,240.50' }])
  world.gateway.expects(finance.listCashMethods, { Type: 1, favorites: 1 }).answers(favourites)
  expectPayments('deposit').answers({ items: favourites.length > 0 ? payments : [], total: 1 })
  return fixture('<bnw-quick-deposit></bnw-quick-deposit>')
}

function warnsBeforeUnload(): boolean {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

describe('<bnw-quick-deposit>', () => {
  withPlayer()

  it('CASH-08 A11Y-01 deposits in one step, and offers the last amount', async () => {
    const element = await show(cashMethod('1', { name: 'Kart' }))
    await waitForText(element, 'Kart')
    await expectAccessible(element)
    await waitForText(element, 'Son yatırma işlemleri')
    expect(find(element, '.recent li')!.textContent).to.contain('Kart').and.contain('₺250,00')
    await press(element, '₺500')
    await waitForText(element, '₺500,00 · Kart')
    const newest = transaction('b', { method_name: 'Kart', amount: '500.00' })
    expectPayments('deposit').answers({ items: [newest, ...payments], total: 2 })
    world.gateway
      .expects(prepayment.processTransaction, { amount: '500.00' })
      .answers({ transaction_id: 'T' })
    world.gateway.expects(finance.checkBalance).answers([{ balance: 1 }])
    const dispatched = oneEvent(element, 'bnw-cashier')
    find(element, '[type="submit"]')!.click()

    expect((await dispatched).detail).to.deep.equal({ action: 'deposit', step: 'start' })
    await waitForText(element, 'Para yatırma talebiniz alındı')
    await waitUntil(
      () => find(element, 'aside .recent')?.textContent.includes('₺500,00'),
      'the newest deposits stand beside it'
    )
    expectPayments('deposit').answers({ items: payments, total: 1 })
    await press(element, 'Yeni İşlem')
    await waitForText(element, '₺500,00 · Kart')
    expect(warnsBeforeUnload()).to.equal(false)
    await typeInto(find<HTMLInputElement>(element, 'input[name=amount]')!, '700')
    await waitUntil(warnsBeforeUnload, 'another amount than the last one is unsent input')
    world.gateway
      .expects(finance.listCashMethods, { Type: 1, favorites: 1 })
      .answers([cashMethod('1', { name: 'Kart' })])
    expectPayments('deposit').answers({ items: payments, total: 1 })
    chooseLanguage('en')
    await waitForText(element, '₺700.00 · Kart')
  })

  it('CASH-02 CASH-08 changes its heart only after the gateway confirmed', async () => {
    const element = await show(cashMethod('1', { isFavorite: 1 }))
    await waitForText(element, 'Method 1')
    world.gateway.expects(finance.removeFavoriteCashMethod, { id: '1', Type: 1 }).answers()
    await press(element, 'Favorilerden Çıkar')

    await waitUntil(() => find(element, '[aria-label="Favorilere Ekle"]'), 'it is no favourite any more')
  })

  it('CASH-02 CASH-08 its heart follows a removal that is undone in the toast', async () => {
    const element = await show(cashMethod('1', { isFavorite: 1 }))
    await waitForText(element, 'Method 1')
    world.gateway.expects(finance.removeFavoriteCashMethod, { id: '1', Type: 1 }).answers()
    await press(element, 'Favorilerden Çıkar')
    await waitUntil(() => find(element, '[aria-label="Favorilere Ekle"]'), 'it is no favourite any more')
    world.gateway.expects(finance.addFavoriteCashMethod, { id: '1', Type: 1 }).answers()
    const undo = $toasts.get()[0]?.action
    if (typeof undo === 'object') undo.run()

    await waitUntil(() => find(element, '[aria-label="Favorilerden Çıkar"]'), 'it is a favourite again')
  })

  it('I18N-02 loads the method in a newly chosen language, and keeps what was typed', async () => {
    const element = await show(cashMethod('1', { duration: 'anında' }))
    await waitForText(element, 'anında')
    await waitForText(element, 'Son yatırma işlemleri')
    const amount = find<HTMLInputElement>(element, 'input[name=amount]')!
    await typeInto(amount, '120')
    world.gateway
      .expects(finance.listCashMethods, { Type: 1, favorites: 1 })
      .answers([cashMethod('1', { duration: 'instant' })])
    expectPayments('deposit').answers({ items: payments, total: 1 })
    chooseLanguage('en')

    await waitForText(element, 'instant')
    expect(find(element, 'input[name=amount]')).to.equal(amount)
    expect(amount.value).to.equal('120')
  })

  it('EMB-04 breaks no word of a method at 280 px', async () => {
    const element = await show(cashMethod('1', { name: 'Pulcüzdan', isFavorite: 1 }))
    // 280 px with a ground of its own.
    element.style.inlineSize = '248px'
    await waitForText(element, 'Pulcüzdan')
    const name = document.createTreeWalker(find(element, '.method h2')!, NodeFilter.SHOW_TEXT).nextNode()!
    const word = document.createRange()
    word.setStart(name, 0)
    word.setEnd(name, 'Pulcüzdan'.length)

    expect(word.getClientRects()).to.have.length(1)
  })

  it('CASH-08 links to the other methods, and to all without a favourite', async () => {
    const element = await show()
    await waitForText(element, 'favorilerinize ekleyin')
    const detail = interceptedDetail(document, 'bnw-navigate')
    await press(element, 'Ödeme Yöntemleri')

    expect(await detail).to.deep.equal({ path: '/profile?tab=deposit' })
    await expectAccessible(element)
  })

  it('asks visitors to log in', async () => {
    await startWithVisitor()
    const element = await fixture('<bnw-quick-deposit></bnw-quick-deposit>')

    await waitForText(element, 'giriş yapın')
    await expectAccessible(element)
  })
})
