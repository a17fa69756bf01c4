import '../element.ts'

import { betframe, finance } from '@bnw/core/contract'
import { coupon } from '@bnw/core/testing'

import {
  beforeEach,
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
  waitForText,
  waitUntil
} from '../../../../../tests/elements/fixture.ts'
import { withPlayer, world } from '../../../../../tests/elements/player.ts'

const CLOSED = [
  coupon('W', { state: 'won', win: '250.00' }),
  coupon('L', { state: 'lost' }),
  coupon('V', { state: 'void', win: '100.00' }),
  coupon('C', { state: 'cashed', win: '80.00' })
]

describe('<bnw-history kind="bets">', () => {
  withPlayer()

  beforeEach(() => {
    world.gateway.expects(finance.checkBalance).answers([{ balance: '1000.00' }])
  })

  async function open(): Promise<HTMLElement> {
    world.gateway.expects(betframe.getCoupons, { state: 'open' }).answers({ items: [coupon('A1')], total: 1 })
    const element = await fixture('<bnw-history kind="bets"></bnw-history>')
    await waitUntil(() => tickets(element).length === 1, 'there is a coupon')
    return element
  }

  it('GATE-03 HIST-03 shows a bet without a market by its selection alone', async () => {
    const bets = [{ event: 'A - B', market: null, selection: 'X', result: 'open' }]
    const items = [coupon('A1', { bets })]
    world.gateway.expects(betframe.getCoupons, { state: 'open' }).answers({ items, total: 1 })
    const element = await fixture('<bnw-history kind="bets"></bnw-history>')
    await waitUntil(() => find(element, '.line p'), 'there is a bet')

    expect(find(element, '.line p')!.textContent).to.equal('X')
  })

  it('HIST-03 A11Y-01 shows a coupon that expands to its bets with their results', async () => {
    const element = await open()
    const [ticket] = tickets(element)
    expect(textOf(ticket!)).to.contain('Yatırılan₺100,00')
    expect(textOf(ticket!)).to.contain('Oran2,50')
    expect(textOf(ticket!)).to.contain('Olası kazanç₺250,00')
    expect(textOf(ticket!)).to.contain('2 maçın 1 tanesi sonuçlandı')
    const summary = ticket!.querySelector('summary')!
    expect(ticket!.querySelector<HTMLElement>('.line')!.checkVisibility()).to.equal(false)
    summary.focus()
    expect(focusedIn(element)).to.equal(summary)
    summary.click()

    const lines = [...ticket!.querySelectorAll<HTMLElement>('.line')]
    await waitUntil(() => lines.every(line => line.checkVisibility()))
    expect(lines.map(line => line.querySelector('h4')?.textContent)).to.deep.equal([
      'Kıyı – Liman',
      'Martı – Fener'
    ])
    expect(lines.map(line => line.querySelector('.result')?.textContent)).to.deep.equal(['Tuttu', 'Bekliyor'])
    await expectAccessible(element)
  })

  it('HIST-03 does not count a bet without a result as settled', async () => {
    const [bet] = coupon('A1').bets!
    const bets = ['won', null, 'open', 'strange'].map(result => ({ ...bet, result }))
    world.gateway
      .expects(betframe.getCoupons, { state: 'open' })
      .answers({ items: [coupon('A1', { bets })], total: 1 })
    const element = await fixture('<bnw-history kind="bets"></bnw-history>')

    await waitForText(element, '4 maçın 1 tanesi sonuçlandı')
  })

  it('HIST-03 shows a coupon whose bets the gateway leaves out, without their number', async () => {
    const bare = coupon('A1', { bets: null as never })
    world.gateway.expects(betframe.getCoupons, { state: 'open' }).answers({ items: [bare], total: 1 })
    const element = await fixture('<bnw-history kind="bets"></bnw-history>')
    await waitUntil(() => tickets(element).length === 1, 'there is a coupon')

    expect(textOf(tickets(element)[0]!))
      .to.match(/^\s*Kupon/)
      .and.not.to.contain('maç')
    expect(find(element, 'summary')).to.equal(null)
  })

  it('GATE-03 HIST-03 shows a dash for a state that the gateway does not name or that is unknown', async () => {
    const items = [coupon('A1', { state: null }), coupon('A2', { state: 'other' })]
    world.gateway.expects(betframe.getCoupons, { state: 'open' }).answers({ items, total: 2 })
    const element = await fixture('<bnw-history kind="bets"></bnw-history>')
    await waitUntil(() => tickets(element).length === 2, 'there are coupons')

    const states = findAll(element, '[part=ticket-stub]').map(stub => stub.textContent.trim())
    expect(states).to.deep.equal(['–', '–'])
  })

  it('HIST-03 shows closed coupons with their wins in a second tab, also by keyboard', async () => {
    const element = await open()
    world.gateway.expects(betframe.getCoupons, { state: 'closed' }).answers({ items: CLOSED, total: 4 })
    named(element, 'Açık').focus()
    find(element, '[role=tablist]')!.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true })
    )

    await waitUntil(() => tickets(element).length === 4)
    const states = findAll(element, '[part=ticket-stub]').map(stub => stub.textContent.trim())
    expect(states).to.deep.equal(['Kazandı', 'Kaybetti', 'İade', 'Bozduruldu'])
    expect(textOf(tickets(element)[3]!)).to.contain('Kazanç₺80,00')
    await expectAccessible(element)
  })

  it('HIST-03 A11Y-01 shortens a long number of a coupon, and copies all of it', async () => {
    const long = '0b5f7c1a-52d4-4d0e-9c1f-8a6be2749f3c'
    world.gateway.expects(betframe.getCoupons, { state: 'open' }).answers({ items: [coupon(long)], total: 1 })
    const element = await fixture('<bnw-history kind="bets"></bnw-history>')
    let copied = ''
    const clipboard = { writeText: (text: string) => Promise.resolve(void (copied = text)) }
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
    await press(element, 'Kopyala')

    await waitForText(element, 'Kopyalandı')
    expect(copied).to.equal(long)
    expect(find(element, `[title="${long}"]`)!.textContent).to.equal('0b5f…9f3c')
    await expectAccessible(element)
  })

  it('HIST-04 shows “No results found.”, and offers to remove the dates', async () => {
    world.gateway.expects(betframe.getCoupons).answers({ items: [], total: 0 })
    const element = await fixture('<bnw-history kind="bets" state="closed" preset="7"></bnw-history>')
    await waitForText(element, 'Sonuç bulunamadı.')
    world.gateway.expects(betframe.getCoupons, { state: 'closed' }).answers({ items: CLOSED, total: 4 })
    await press(element, 'Tüm zamanlara bak')

    await waitUntil(() => tickets(element).length === 4)
  })
})

function tickets(element: Element): HTMLElement[] {
  return findAll(element, '[part=ticket]')
}
