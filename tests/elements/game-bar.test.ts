import '@bnw/widgets/game'

import { toggleBalance } from '@bnw/core/balance'
import { casino, finance, user, virtualgames } from '@bnw/core/contract'
import { transaction } from '@bnw/core/testing'

import {
  beforeEach,
  describe,
  expect,
  find,
  fixture,
  it,
  named,
  outsideOf,
  press,
  textOf,
  waitForText,
  waitUntil
} from './fixture.ts'
import { withPlayer, world } from './player.ts'

const url = 'https://games.invalid/7'

describe('the bar of <bnw-game>', () => {
  withPlayer()

  beforeEach(() => {
    world.gateway.expects(user.listFavourites, { type: 'casino' }).answers([])
    world.gateway.expects(finance.checkBalance).answers([{ balance: '1,234.50' }])
  })

  async function open(): Promise<HTMLElement> {
    world.gateway.expects(casino.initGame).answers({ url })
    world.gateway.expects(finance.listTransactions).answers({ items: [], total: 0 })
    const element = await fixture('<bnw-game type="slot" game-id="7"></bnw-game>')
    await waitForText(element, '₺1.234,50')
    return element
  }

  it('PLAY-02 a double click on its bar shows the game full screen, but not one on a button', async () => {
    const element = await open()
    let count = 0
    find(element, 'section')!.requestFullscreen = async () => void count++
    const doubleClick = (target: Element) =>
      target.dispatchEvent(new MouseEvent('dblclick', { bubbles: true, composed: true }))
    doubleClick(named(element, 'Favorilere Ekle'))
    expect(count).to.equal(0)

    doubleClick(find(element, '.bar')!)
    expect(count).to.equal(1)
  })

  it('PLAY-02 covers the page where the browser shows no element full screen, until Escape', async () => {
    const element = await open()
    const game = find(element, 'section')!
    game.requestFullscreen = () => Promise.reject(new Error('not allowed'))
    const { style } = document.documentElement
    style.overflow = 'clip'
    await press(element, 'Tam Ekran')
    await waitUntil(() => game.matches(':popover-open'), 'it covers the page')
    expect(style.overflow).to.equal('hidden')
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))

    await waitUntil(() => !game.matches(':popover-open'), 'it is in its place again')
    expect(style.overflow).to.equal('clip')
    style.overflow = ''
  })

  it('GATE-03 breaks the name of a game that is one long word, on the cover too', async () => {
    world.gateway.expects(casino.initGame).answers({ url, name: 'W'.repeat(300) })
    world.gateway.expects(finance.listTransactions).answers({ items: [], total: 0 })
    const element = await fixture('<bnw-game type="slot" game-id="7" style="inline-size:340px"></bnw-game>')
    await waitUntil(() => find(element, '.cover-name')?.textContent.includes('W'), 'the name is shown')

    expect(outsideOf(element)).to.deep.equal([])
  })

  it('BAL-01 hides the net result while the balance is hidden', async () => {
    const element = await open()
    await waitUntil(() => textOf(element).includes('net'))
    toggleBalance()

    await waitUntil(() => !textOf(element).includes('net'))
    expect(textOf(element)).not.to.contain('₺1.234,50')
    toggleBalance()
  })

  it('PLAY-02 keeps its height at 320 px when a long net result breaks below a long name', async () => {
    const names = { name: 'Büyük Blackjack Yakamoz Galata', provider: 'Salon Yakamoz' }
    world.gateway.expects(casino.initGame).answers({ url, ...names })
    world.gateway.expects(finance.listTransactions).answers({ items: [], total: 0 })
    const place = await fixture(
      '<div style="width: 320px"><bnw-game type="slot" game-id="7"></bnw-game></div>'
    )
    const element = place.firstElementChild as HTMLElement
    await waitUntil(() => textOf(element).includes('net'))
    const row = transaction('1', { transaction_type_id: 2, amount: '50,000.00', gameID: '7' })
    world.gateway.expects(finance.listTransactions).answers({ items: [row], total: 1 })
    world.gateway.expects(finance.checkBalance).answers([{ balance: '1,234,567.50' }])
    const { contentWindow } = find<HTMLIFrameElement>(element, 'iframe')!
    const data = { v: 1, type: 'balance', value: 1 }
    dispatchEvent(new MessageEvent('message', { data, origin: new URL(url).origin, source: contentWindow }))
    await waitUntil(() => textOf(element).includes('\u2212₺50.000,00'))
    await waitForText(element, '₺1.234.567,50')
    const lines = find(element, '.summary')!.getBoundingClientRect().height / 13
    expect(Math.floor(lines), 'two lines of the name, time, net').to.equal(4)

    expect(find(element, '.bar')!.getBoundingClientRect().height).to.equal(56)
  })
})

describe('the bar of a game of another kind', () => {
  withPlayer()

  it('PLAY-02 has neither balance nor deposit in a demo', async () => {
    world.gateway.expects(user.listFavourites, { type: 'casino' }).answers([])
    world.gateway.expects(casino.initGame, { gameID: '7', gamingType: 'demo' }).answers({ url })
    const element = await fixture('<bnw-game type="slot" game-id="7" gaming-type="demo"></bnw-game>')
    await waitUntil(() => find(element, 'iframe'), 'there is a frame')

    expect(find(element, '.mode')!.textContent).to.equal('Demo')
    expect(find(element, '.purse')).to.equal(null)
  })

  it('PLAY-02 has no heart for a virtual game, which is in no list of favourites', async () => {
    world.gateway.expects(finance.checkBalance).answers([{ balance: '1,234.50' }])
    world.gateway.expects(finance.listTransactions).answers({ items: [], total: 0 })
    world.gateway.expects(virtualgames.initVirtualGame, { providerID: '7' }).answers({ url, name: 'Balon' })
    const element = await fixture('<bnw-game type="virtual" game-id="7"></bnw-game>')
    await waitForText(element, '₺1.234,50')

    expect(find(element, '.heart')).to.equal(null)
  })
})
