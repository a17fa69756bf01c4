import '@bnw/widgets/cashier'

import { finance } from '@bnw/core/contract'
import { cashMethod } from '@bnw/core/testing'

import {
  describe,
  expect,
  expectAccessible,
  findAll,
  fixture,
  interceptedDetail,
  it,
  named,
  press,
  textOf,
  typeInto,
  waitForText,
  waitUntil
} from '../../../../tests/elements/fixture.ts'
import { startWithPlayer, startWithVisitor, withPlayer, world } from '../../../../tests/elements/player.ts'
import { answerMethods, card, openForm, showCashier, single } from '../../../../tests/elements/cashier.ts'

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
    const element = await showCashier()
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
    const element = await showCashier()
    await typeInto(named(element, 'Yöntem bul'), 'cinar')
    await waitUntil(() => findAll(element, '[data-method]').length === 1, 'one is found')
    expect(card(element, 'x').textContent).to.contain('Çınar Kart')
    await typeInto(named(element, 'Yöntem bul'), 'yok')

    await waitForText(element, 'Sonuç bulunamadı.')
  })

  it('keeps what was typed while the player looks elsewhere, and warns before the page is left', async () => {
    answerMethods(...single(cashMethod('1'), cashMethod('2')))
    const element = await showCashier()
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
    const element = await showCashier()

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
