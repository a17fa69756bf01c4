import '@bnw/widgets/quick-deposit'

import { startCore } from '@bnw/core'
import { finance, prepayment } from '@bnw/core/contract'
import { cashMethod, storedPlayer, testEnvironment } from '@bnw/core/testing'

import {
  afterEach,
  beforeEach,
  describe,
  expect,
  expectAccessible,
  fixture,
  it,
  named,
  oneEvent,
  verified,
  viewOf,
  waitUntil
} from '../../../../tests/elements/fixture.ts'

const NOW = Date.UTC(2025, 2, 1, 9)

let world = testEnvironment()

async function show(...favourites: ReturnType<typeof cashMethod>[]): Promise<HTMLElement> {
  world.gateway.expects(finance.checkBalance).answers([{ balance: '1,240.50' }])
  world.gateway.expects(finance.listCashMethods, { Type: 1, favorites: 1 }).answers(favourites)
  return fixture('<bnw-quick-deposit></bnw-quick-deposit>')
}

const textOf = (element: HTMLElement) => viewOf(element).querySelector('.root')?.textContent ?? ''

function says(element: HTMLElement, text: string): Promise<unknown> {
  return waitUntil(() => textOf(element).includes(text), `it says "${text}"`)
}

describe('<bnw-quick-deposit>', () => {
  beforeEach(async () => {
    world = testEnvironment({ stored: storedPlayer('ayse', NOW + 10_000) })
    await startCore()
  })

  afterEach(() => verified(world.gateway))

  it('CASH-08 A11Y-01 deposits in one step, and offers the amount again', async () => {
    const element = await show(cashMethod('1', { name: 'Kart' }))
    await says(element, 'Kart')
    await expectAccessible(element)
    named(element, '₺500').click()
    await says(element, '₺500,00 · Kart')
    world.gateway
      .expects(prepayment.processTransaction, { amount: '500.00' })
      .answers({ transaction_id: 'T' })
    world.gateway.expects(finance.checkBalance).answers([{ balance: 1 }])
    const told = oneEvent(element, 'bnw-cashier')
    viewOf(element).querySelector<HTMLElement>('[type="submit"]')!.click()

    expect((await told).detail).to.deep.equal({ action: 'deposit', step: 'start' })
    await says(element, 'Para yatırma talebiniz alındı')
    named(element, 'Yeni İşlem').click()
    await says(element, '₺500,00 · Kart')
  })

  it('CASH-02 CASH-08 changes its heart only when the gateway has agreed', async () => {
    const element = await show(cashMethod('1', { isFavorite: 1 }))
    await says(element, 'Method 1')
    world.gateway.expects(finance.removeFavoriteCashMethod, { id: '1', Type: 1 }).answers()
    named(element, 'Favorilerden Çıkar').click()

    await waitUntil(
      () => viewOf(element).querySelector('[aria-label="Favorilere Ekle"]'),
      'it is none any more'
    )
  })

  it('CASH-08 leads to the other methods, and to all where there is no favourite', async () => {
    const element = await show()
    await says(element, 'favorilerinize ekleyin')
    const told = oneEvent(document, 'bnw-navigate')
    document.addEventListener('bnw-navigate', event => event.preventDefault(), { once: true })
    named(element, 'Ödeme Yöntemleri').click()

    expect((await told).detail).to.deep.equal({ path: '/profile?tab=deposit' })
    await expectAccessible(element)
  })

  it('asks visitors to log in', async () => {
    world = testEnvironment()
    await startCore()
    const element = await fixture('<bnw-quick-deposit></bnw-quick-deposit>')

    await says(element, 'giriş yapın')
    await expectAccessible(element)
  })
})
