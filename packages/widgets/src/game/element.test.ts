import './element.ts'

import { environment } from '@bnw/core'
import { loadBalance } from '@bnw/core/balance'
import { chooseRealityMinutes } from '@bnw/core/game'
import { casino, finance, user } from '@bnw/core/contract'
import { noteServerTime } from '@bnw/core/lib'
import { logOut } from '@bnw/core/session'
import { game, transaction } from '@bnw/core/testing'

import {
  beforeEach,
  describe,
  expect,
  expectAccessible,
  find,
  fixture,
  interceptedDetail,
  it,
  named,
  oneEvent,
  press,
  textOf,
  waitForText,
  waitUntil
} from '../../../../tests/elements/fixture.ts'
import { startWithVisitor, withPlayer, world } from '../../../../tests/elements/player.ts'

const markup = '<bnw-game type="slot" game-id="7" provider-name="Poyraz"></bnw-game>'
const url = 'https://games.invalid/7'
const round = '6f1c1e34-57a0-4b6e-9f5d-0d8f4f0a7c11'

describe('<bnw-game>', () => {
  withPlayer()

  beforeEach(() => {
    world.gateway.expects(user.listFavourites, { type: 'casino' }).answers([])
    world.gateway.expects(finance.checkBalance).answers([{ balance: '1,234.50' }])
  })

  async function open(): Promise<HTMLElement> {
    world.gateway.expects(casino.initGame, { gameID: '7', gamingType: 'real' }).answers({ url })
    world.gateway.expects(finance.listTransactions).answers({ items: [], total: 0 })
    const element = await fixture(markup)
    await waitUntil(() => frame(element), 'there is a frame')
    await waitForText(element, '₺1.234,50')
    return element
  }

  /** Dispatches a message as if the frame had sent it. */
  function receive(element: Element, data: unknown, origin = 'https://games.invalid'): void {
    dispatchEvent(new MessageEvent('message', { data, origin, source: frame(element)!.contentWindow }))
  }

  /** Makes the game ready, in a stand-in for its window. @returns The types of the messages that it gets from now on. */
  function typesPosted(element: Element): string[] {
    const types: string[] = []
    const port = new MessageChannel().port1
    port.postMessage = ({ type }: { type: string }) => types.push(type)
    Object.defineProperty(frame(element), 'contentWindow', { value: port })
    receive(element, { v: 1, type: 'ready' })
    return types
  }

  it('PLAY-02 opens the game in a sandboxed frame, with a bar above it, and is accessible', async () => {
    const element = await open()

    expect(frame(element)!.src).to.equal(url)
    expect(frame(element)!.getAttribute('sandbox')).to.equal(
      'allow-scripts allow-same-origin allow-forms allow-popups'
    )
    expect(frame(element)!.allow).to.equal('autoplay; fullscreen; screen-wake-lock')
    expect(frame(element)!.referrerPolicy).to.equal('strict-origin-when-cross-origin')
    for (const name of ['Favorilere Ekle', 'Oyunu Yenile', 'Tam Ekran', 'Kapat']) named(element, name)
    await expectAccessible(element)
  })

  it('does not call the money of a gateway play money', async () => {
    expect(textOf(find(await open(), '.duty')!))
      .to.contain('18+')
      .and.not.to.contain('Sanal para')
  })

  it('calls the money of a sandbox play money', async () => {
    Object.assign(environment().configuration, { demoPlayer: true })
    expect(textOf(find(await open(), '.duty')!)).to.contain('Sanal para, gerçek ödeme yok · 18+')
  })

  it('PLAY-02 shows the names of the launch for a game that no list contains', async () => {
    const names = { name: 'Bakır Fener', provider: 'Kızıl Vinç' }
    world.gateway.expects(casino.initGame).answers({ url, ...names })
    world.gateway.expects(finance.listTransactions).answers({ items: [], total: 0 })
    const element = await fixture(markup)
    await waitUntil(() => frame(element), 'there is a frame')

    expect(frame(element)!.title).to.equal('Bakır Fener')
    expect(textOf(find(element, '.bar')!))
      .to.contain('Bakır Fener')
      .and.to.contain('Kızıl Vinç')
  })

  it('A11Y-01 has the narrow bar from its first frame on where it is as narrow as a phone', async () => {
    world.gateway.expects(casino.initGame).answers({ url })
    world.gateway.expects(finance.listTransactions).answers({ items: [], total: 0 })
    const place = await fixture(`<div style="width: 320px">${markup}</div>`)
    const element = place.firstElementChild as HTMLElement
    const bars = new Set<string | undefined>()
    let frameRequest = 0
    const note = () => {
      bars.add(find(element, '.bar')?.className)
      frameRequest = requestAnimationFrame(note)
    }
    note()
    await waitUntil(() => frame(element), 'there is a frame')
    await waitForText(element, '₺1.234,50')
    cancelAnimationFrame(frameRequest)

    expect([...bars].filter(Boolean)).to.deep.equal(['bar narrow'])
  })

  for (const width of [320, 390])
    it(`PLAY-04 does not move the name when the time appears at ${width} px`, async () => {
      const launch = world.gateway.expects(casino.initGame).waits()
      world.gateway.expects(finance.listTransactions).answers({ items: [], total: 0 })
      const place = await fixture(`<div style="width: ${width}px">${markup}</div>`)
      const element = place.firstElementChild as HTMLElement
      const name = await waitUntil(() => find(element, '.narrow .name'), 'there is a name')
      const { top } = name.getBoundingClientRect()
      launch.answers({ url })
      await waitUntil(() => find(element, '.narrow .strip'), 'there is a time')

      expect(name.getBoundingClientRect().top).to.equal(top)
    })

  it('PLAY-02 hides its cover on the ready message of the game, and dispatches its step', async () => {
    const element = await open()
    expect(textOf(element)).to.contain('Hazırlanıyor')
    const dispatched = oneEvent(element, 'bnw-game')
    receive(element, { v: 1, type: 'ready' })

    expect((await dispatched).detail).to.deep.equal({ type: 'slot', id: '7', step: 'ready' })
    await waitUntil(() => !textOf(element).includes('Hazırlanıyor'))
  })

  it('PLAY-02 dispatches that a game is closed when the page opens another', async () => {
    const element = await open()
    const details: unknown[] = []
    element.addEventListener('bnw-game', event => details.push(event.detail))
    world.gateway.expects(casino.initGame, { gameID: '8', gamingType: 'real' }).answers({ url })
    world.gateway.expects(finance.listTransactions).answers({ items: [], total: 0 })
    element.setAttribute('game-id', '8')

    await waitUntil(() => details.length === 2)
    expect(details).to.deep.equal([
      { type: 'slot', id: '7', step: 'close' },
      { type: 'slot', id: '8', step: 'open' }
    ])
    await waitUntil(() => world.gateway.count(finance.listTransactions) === 2)
  })

  it('PLAY-02 dispatches that a game is closed at logout, once', async () => {
    const element = await open()
    const steps: string[] = []
    element.addEventListener('bnw-game', ({ detail }) => steps.push(detail.step))
    world.gateway.expects(user.logout).answers()
    await logOut()
    await waitForText(element, 'Oynamak için giriş yapın')

    expect(steps).to.deep.equal(['close'])
  })

  it('PLAY-04 ignores messages of other origins', async () => {
    const element = await open()
    let isRequested = false
    element.addEventListener('bnw-deposit-required', event => {
      isRequested = true
      event.preventDefault()
    })
    receive(element, { v: 1, type: 'deposit' }, 'https://evil.invalid')
    expect(isRequested).to.equal(false)
    receive(element, { v: 1, type: 'deposit' })

    expect(isRequested).to.equal(true)
  })

  it('PLAY-04 shows stake and win as the gateway reports them, not as the game does', async () => {
    const element = await open()
    const row = transaction('1', { transaction_type_id: 2, amount: '5.00', gameID: '7', game_name: 'Fener' })
    world.gateway.expects(finance.listTransactions).answers({ items: [row], total: 1 })
    world.gateway.expects(finance.checkBalance).answers([{ balance: '1,229.50' }])
    receive(element, { v: 1, type: 'balance', value: 999_999 })

    await waitUntil(() => strip(element).includes('\u2212₺5,00'))
    await waitForText(element, '₺1.229,50')
    expect(textOf(element)).to.contain('Fener')
  })

  it('C3 N7 shows the time played also if the clock of the device is set back', async () => {
    const noteTime = (time: number) =>
      noteServerTime(new Date(time).toUTCString(), world.clock.now(), world.clock.now())
    const element = await open()
    await waitUntil(() => strip(element).includes('net'))
    const opened = world.clock.now()
    noteTime(opened)
    world.clock.advance(-3_600_000)
    noteTime(opened + 600_000)

    await waitUntil(() => strip(element).includes('10:0'))
  })

  it('A11Y-01 shows the reality check between two rounds, and continues on its button with the focus in the game', async () => {
    const element = await open()
    await waitUntil(() => strip(element).includes('net'))
    chooseRealityMinutes(15)
    world.clock.advance(15 * 60_000)
    const dialog = await waitUntil(() => find(element, 'dialog[open]'))
    expect(dialog.textContent).to.contain('15:00').and.to.contain('₺0,00')
    await expectAccessible(element)
    await press(element, 'Devam Et')

    await waitUntil(() => !find(element, 'dialog[open]'))
    await waitUntil(() => element.shadowRoot!.activeElement === frame(element))
  })

  it('opens the history from the reality check, which it ends', async () => {
    const element = await open()
    await waitUntil(() => strip(element).includes('net'))
    chooseRealityMinutes(15)
    world.clock.advance(15 * 60_000)
    await waitUntil(() => find(element, 'dialog[open]'))
    const detail = interceptedDetail(element, 'bnw-navigate')
    await press(element, 'Geçmiş')

    expect(await detail).to.deep.equal({ path: '/profile?tab=games' })
    await waitUntil(() => !find(element, 'dialog[open]'))
  })

  it('pauses the game during the reality check', async () => {
    const element = await open()
    await waitUntil(() => strip(element).includes('net'))
    const types = typesPosted(element)
    chooseRealityMinutes(15)
    world.clock.advance(15 * 60_000)
    await waitUntil(() => types.at(-1) === 'pause')
    await press(element, 'Devam Et')

    await waitUntil(() => types.at(-1) === 'resume')
  })

  it('SESS-05 keeps the game mounted when the session expires, and asks to log in over it', async () => {
    const element = await open()
    world.gateway.expects(finance.checkBalance).refuses('Oturum süresi doldu', 401)
    world.gateway.expects(user.initAuth).refuses('Oturum süresi doldu', 401)
    world.gateway.expects(user.logout).answers()
    await loadBalance()
    const dialog = await waitUntil(() => find(element, 'dialog[open]'))

    expect(dialog.textContent).to.contain('Oturum süresi doldu')
    expect(frame(element)?.src).to.equal(url)
    const detail = interceptedDetail(element, 'bnw-login-required')
    await press(element, 'Giriş Yap')
    expect(await detail).to.deep.equal({ returnUrl: '/play/slot/7/Poyraz' })
  })

  it('PLAY-02 F shows the game full screen, but not in a dialog and not as a shortcut of the browser', async () => {
    const element = await open()
    const game = find(element, 'section')!
    let count = 0
    game.requestFullscreen = async () => void count++
    const typeF = (target: Element, more = {}) =>
      target.dispatchEvent(new KeyboardEvent('keydown', { key: 'f', bubbles: true, ...more }))
    find(element, '.duty button:last-child')!.click()
    typeF(await waitUntil(() => find(element, 'dialog[open]')))
    typeF(game, { ctrlKey: true })
    expect(count).to.equal(0)

    typeF(game)
    expect(count).to.equal(1)
  })

  it('PLAY-02 moves actions into a menu on a phone, and collapses the bar', async () => {
    const element = await open()
    element.style.inlineSize = '390px'
    await waitUntil(() => find(element, '.bar.narrow'))
    for (const name of ['Tam Ekran', 'Bakiye']) named(element, name)
    expect(find(element, '.bar .name')!.clientWidth).to.be.above(60)
    element.style.inlineSize = '320px'
    await waitUntil(() => find(element, '.bar')!.clientWidth === 320)
    expect(find(element, '.bar .name')!.clientWidth).to.be.above(40)
    expect(find(element, '.bar')!.clientHeight).to.be.below(57)
    element.style.inlineSize = '390px'
    await press(element, 'Diğer')
    await press(element, 'Çubuğu gizle')
    await waitUntil(() => !find(element, '.bar'))
    await expectAccessible(element)
    await press(element, 'Oyun çubuğunu göster')

    await waitUntil(() => find(element, '.bar'))
  })

  it('asks for confirmation before leaving during a round, and pauses the game', async () => {
    const element = await open()
    const types = typesPosted(element)
    receive(element, { v: 1, type: 'round-start', id: round, stake: 500 })
    await press(element, 'Kapat')
    await waitUntil(() => find(element, 'dialog[open]'))
    await waitUntil(() => types.at(-1) === 'pause')
    // A game that is closed in its round may have moved money.
    world.gateway.expects(finance.checkBalance).answers([{ balance: '1,229.50' }])
    await press(element, 'Çık')

    await waitForText(element, 'Oyun kapatıldı')
    await waitForText(element, '₺1.229,50')
    expect(frame(element)).to.equal(null)
  })

  it('no longer asks for confirmation when the round ends', async () => {
    const element = await open()
    const types = typesPosted(element)
    receive(element, { v: 1, type: 'round-start', id: round, stake: 500 })
    await press(element, 'Kapat')
    await waitUntil(() => find(element, 'dialog[open]'))
    world.gateway.expects(finance.listTransactions).answers({ items: [], total: 0 })
    world.gateway.expects(finance.checkBalance).answers([{ balance: '1,229.50' }])
    receive(element, { v: 1, type: 'round-end', id: round, return: 0 })

    await waitUntil(() => !find(element, 'dialog[open]'), 'the dialog closes')
    await waitUntil(() => types.at(-1) === 'resume')
    await waitForText(element, '₺1.229,50')
  })

  it('PLAY-03 shows that the provider is unreachable, and retries', async () => {
    world.gateway.expects(casino.initGame).refuses('Internal Server Error')
    const similar = game('8', { name: 'Bakır Fener' })
    world.gateway.expects(casino.gamesList).answers({ items: [similar], total: 1 })
    const element = await fixture(markup)
    await waitForText(element, 'Sağlayıcıya Ulaşılamıyor')
    expect(textOf(element), 'a partner page has no lobby').not.to.contain('Lobiye dön')
    const tile = await waitUntil(() => find(element, '.tile'), 'a similar game is offered')
    await expectAccessible(element)
    // In a lobby the key marks the game of a tile as a favourite.
    let isFullScreen = false
    find(element, 'section')!.requestFullscreen = async () => void (isFullScreen = true)
    tile.dispatchEvent(new KeyboardEvent('keydown', { key: 'f', bubbles: true }))
    expect(isFullScreen).to.equal(false)
    world.gateway.expects(casino.initGame).answers({ url })
    world.gateway.expects(finance.listTransactions).answers({ items: [], total: 0 })
    await press(element, 'Tekrar Dene')

    await waitUntil(() => frame(element))
    await waitUntil(() => world.gateway.count(finance.listTransactions) === 1)
    await waitUntil(() => world.gateway.count(finance.checkBalance) === 1)
  })
})

describe('<bnw-game> without an id', () => {
  withPlayer()

  it('PLAY-01 shows nothing until the page sets one', async () => {
    const element = await fixture('<div></div>')
    const game = document.createElement('bnw-game')
    const states: string[] = []
    game.addEventListener('bnw-state', ({ detail }) => states.push(detail.state))
    element.append(game)
    await waitUntil(() => states.includes('empty'))
    expect(game.offsetHeight).to.equal(0)
    world.gateway.expects(user.listFavourites, { type: 'casino' }).answers([])
    world.gateway.expects(finance.checkBalance).answers([{ balance: '1,234.50' }])
    world.gateway.expects(casino.initGame, { gameID: '7', gamingType: 'real' }).answers({ url })
    world.gateway.expects(finance.listTransactions).answers({ items: [], total: 0 })
    game.gameId = '7'

    await waitUntil(() => frame(game), 'there is a frame')
    await waitForText(game, '₺1.234,50')
  })
})

describe('<bnw-game> of a visitor', () => {
  it('LOB-06 asks to log in, with the game as return path', async () => {
    await startWithVisitor()
    const element = await fixture(markup)
    await waitForText(element, 'Giriş Yap')
    const detail = interceptedDetail(element, 'bnw-login-required')
    await press(element, 'Giriş Yap')

    expect(await detail).to.deep.equal({ returnUrl: '/play/slot/7/Poyraz' })
  })
})

function strip(element: Element): string {
  return find(element, '.strip')?.textContent ?? ''
}

function frame(element: Element): HTMLIFrameElement | null {
  return find(element, 'iframe')
}
