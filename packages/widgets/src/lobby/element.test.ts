import './element.ts'

import { auth, casino, livecasino, maintenance } from '@bnw/core/contract'
import { category, game, provider, table } from '@bnw/core/testing'

import {
  beforeEach,
  describe,
  expect,
  expectAccessible,
  find,
  findAll,
  fixture,
  focusedIn,
  interceptedDetail,
  it,
  named,
  oneEvent,
  outsideOf,
  press,
  statesOf,
  textOf,
  viewOf,
  waitUntil
} from '../../../../tests/elements/fixture.ts'
import { startWithVisitor, withVisitor, world } from '../../../../tests/elements/player.ts'
import { onIntent } from '../kit/index.ts'

describe('<bnw-lobby>', () => {
  withVisitor()

  beforeEach(() => {
    world.gateway.expects(casino.categoryList).answers({ items: [category('1'), category('2')], total: 2 })
    world.gateway.expects(casino.providerList).answers({ items: [provider('11')], total: 1 })
  })

  /** Answers the next page with games that are numbered from 1 on. */
  function expectPage(total: number, more: Record<string, string> = {}): void {
    const items = Array.from({ length: Math.min(48, total) }, (_, index) => game(`${index + 1}`))
    world.gateway.expects(casino.gamesList, more).answers({ items, total })
  }

  async function open(markup = '<bnw-lobby style="inline-size:800px"></bnw-lobby>'): Promise<HTMLElement> {
    const element = await fixture(markup)
    const isDrawn = () => tiles(element).length > 0 && !element.shadowRoot!.querySelector('.coming')
    await waitUntil(isDrawn, 'all tiles are there')
    return element
  }

  it('LOB-04 shows games with provider, heart and links, and is accessible', async () => {
    expectPage(5)
    const element = await open()

    expect(named(element, 'Oyna Game 1').getAttribute('href')).to.equal(
      'https://site.test/play/slot/1/Provider'
    )
    expect(named(element, 'Demo Oyna Game 1').getAttribute('href')).to.match(/\/play\/slot\/1\/demo$/)
    expect(named(element, 'Favorilere Ekle').getAttribute('aria-pressed')).to.equal('false')
    await expectAccessible(element)
  })

  it('LIVE-01 LIVE-02 shows tables with dealer, limits and seats, and is accessible', async () => {
    await startWithVisitor()
    world.gateway.expects(livecasino.liveCategoryList, { limit: 150 }).answers({ items: [], total: 0 })
    world.gateway.expects(livecasino.liveProviderList, { limit: 150 }).answers({ items: [], total: 0 })
    const tables = [table('1'), table('2', { seats: 0, dealer: '' }), table('3', { seats: null })]
    world.gateway.expects(livecasino.gameTableList, { limit: 48 }).answers({ items: tables, total: 3 })
    const element = await open('<bnw-lobby type="live" style="inline-size:800px"></bnw-lobby>')
    const [open1, full, unknown] = tiles(element).map(tile => tile.textContent)

    expect(status(element)).to.equal('3 masa')
    expect(open1).to.contain('7 yer').and.to.contain('Ayşe').and.to.contain('₺10–₺5.000')
    expect(full).to.contain('Dolu').and.to.contain('Otomatik')
    expect(unknown).not.to.match(/Dolu|yer/)
    await expectAccessible(element)
  })

  it('I18N-04 shows names that run from right to left in the order of the line', async () => {
    await startWithVisitor()
    world.gateway.expects(livecasino.liveCategoryList).answers({ items: [], total: 0 })
    world.gateway.expects(livecasino.liveProviderList).answers({ items: [], total: 0 })
    const row = table('1', { dealer: 'מרים', providerName: 'ספק' })
    world.gateway.expects(livecasino.gameTableList).answers({ items: [row], total: 1 })
    const element = await open('<bnw-lobby type="live" style="inline-size:800px"></bnw-lobby>')
    const [dealer, provider] = findAll(element, '.details bdi').map(name => name.getBoundingClientRect())

    expect(textOf(element)).to.contain('מרים · ספק')
    expect(provider!.left).to.be.above(dealer!.right)
  })

  it('LIVE-02 says which limit of a table is known if it is only one', async () => {
    await startWithVisitor()
    const tables = [
      table('1', { maxBet: null }),
      table('2', { minBet: null }),
      table('3', { minBet: 0, maxBet: '0.00' })
    ]
    world.gateway.expects(livecasino.liveCategoryList).answers({ items: [], total: 0 })
    world.gateway.expects(livecasino.liveProviderList).answers({ items: [], total: 0 })
    world.gateway.expects(livecasino.gameTableList).answers({ items: tables, total: 3 })
    const element = await open('<bnw-lobby type="live" style="inline-size:800px"></bnw-lobby>')

    const stakes = findAll(element, '.details .number').map(each => each.textContent)
    expect(stakes).to.deep.equal(['en az ₺10', 'en çok ₺5.000'])
  })

  it('LOB-02 searches in place, dispatches an event, and returns to the category', async () => {
    expectPage(60, { categoryID: '2' })
    const element = await open('<bnw-lobby category="2" style="inline-size:800px"></bnw-lobby>')
    const before = location.href
    expectPage(7, { searchGameName: 'fener' })
    const dispatched = oneEvent(element, 'bnw-search')
    type(element, 'fener')

    expect((await dispatched).detail).to.deep.equal({ length: 5, results: 7 })
    expect(status(element)).to.contain('“fener” için 7 oyun')
    expect(location.href).to.equal(before)
    named(element, 'Aramayı temizle').click()
    expect(focusedIn(element)).to.equal(find(element, '[type=search]'))
    await waitUntil(() => status(element).includes('60 oyun'), 'the category is back')
  })

  it('I18N-04 writes the number of games with a thousands mark', async () => {
    expectPage(1_234)
    const element = await open()

    expect(status(element)).to.equal('1.234 oyun')
    expect(find(element, '.count')!.textContent).to.equal('1.234 oyun')
  })

  it('LOB-02 shows a hint for two letters', async () => {
    expectPage(5)
    const element = await open()
    type(element, 'fe')

    await waitUntil(() => text(element).includes('Arama yapmak için en az 3 karakter girin.'))
  })

  it('LOB-02 shows the hint and all games for a search attribute of two letters', async () => {
    expectPage(5)
    const element = await open('<bnw-lobby search=" fe" style="inline-size:800px"></bnw-lobby>')

    expect(status(element)).to.contain('5 oyun').and.not.to.contain('fe')
    expect(text(element)).to.contain('Arama yapmak için en az 3 karakter girin.')
  })

  it('LOB-02 shows that nothing was found, and a button to show all', async () => {
    expectPage(5)
    const element = await open()
    world.gateway.expects(casino.gamesList, { searchGameName: 'gamee' }).answers({ items: [], total: 0 })
    world.gateway.expects(casino.gamesList, { categoryID: '94' }).answers({ items: [], total: 0 })
    type(element, 'gamee')

    await waitUntil(() => text(element).includes('Sonuç bulunamadı.'))
    await waitUntil(() => text(element).includes('Game 1'), 'a game with a like name is suggested')
    await waitUntil(() => world.gateway.count(casino.gamesList) === 3, 'popular games are requested')
    expect(viewOf(element).querySelector('.nothing > svg')!.getBoundingClientRect().width).to.equal(72)
    named(element, 'Tüm oyunları göster').click()
    await waitUntil(() => tiles(element).length === 5)
  })

  it('LOB-02 offers popular games in an empty category, whose place is kept until they are loaded', async () => {
    world.gateway.expects(casino.gamesList, { categoryID: '2' }).answers({ items: [], total: 0 })
    const popular = world.gateway.expects(casino.gamesList, { categoryID: '94', limit: 5 }).waits()
    const element = await fixture('<bnw-lobby category="2" style="inline-size:800px"></bnw-lobby>')
    await waitUntil(() => findAll(element, '.offered .skeleton').length === 4)
    const reserved = find(element, '.offered')!.getBoundingClientRect()
    popular.answers({ items: ['1', '2', '3', '4', '5'].map(id => game(id)), total: 5 })
    await waitUntil(() => findAll(element, '.offered .tile').length === 4)

    expect(text(element)).to.contain('Burada henüz oyun yok.').and.to.contain('Popüler oyunlar')
    const { top, height } = find(element, '.offered')!.getBoundingClientRect()
    expect([top, height]).to.deep.equal([reserved.top, reserved.height])
    await expectAccessible(element)
  })

  it('LOB-02 offers no way to all games where there are none', async () => {
    for (const limit of [48, 5])
      world.gateway.expects(casino.gamesList, { limit }).answers({ items: [], total: 0 })
    const element = await fixture('<bnw-lobby></bnw-lobby>')
    await waitUntil(() => world.gateway.count(casino.gamesList) === 2, 'popular games are requested')
    expect(find(element, '.nothing button')).to.equal(null)
  })

  it('LOB-03 follows its category attribute', async () => {
    expectPage(5)
    const element = await open()
    expectPage(3, { categoryID: '2' })
    element.setAttribute('category', '2')

    await waitUntil(() => tiles(element).length === 3)
    expect(named(element, 'Category 2').getAttribute('aria-current')).to.equal('true')
  })

  it('LOB-03 shows a category in place; the former tiles stay until it is loaded', async () => {
    expectPage(5)
    const element = await open()
    const answer = world.gateway.expects(casino.gamesList, { categoryID: '1' }).waits()
    named(element, 'Category 1').click()
    await waitUntil(() => grid(element).classList.contains('old'))
    expect(tiles(element)).to.have.length(5)
    answer.answers({ items: [game('9')], total: 1 })

    await waitUntil(() => tiles(element).length === 1)
  })

  it('LOB-01 shows the providers with their logos', async () => {
    expectPage(5)
    const element = await open()
    named(element, 'Sağlayıcılar').click()
    await waitUntil(() => find(element, 'dialog[open]'))

    const logos = findAll<HTMLImageElement>(element, '.choice img')
    expect(logos.map(({ src, offsetWidth }) => [new URL(src).pathname, offsetWidth])).to.deep.equal([
      ['/covers/p.svg', 32]
    ])
  })

  it('LOB-03 closes the list of providers when the browser goes back', async () => {
    expectPage(5)
    const element = await open()
    named(element, 'Sağlayıcılar').click()
    await waitUntil(() => find(element, 'dialog[open]'))

    dispatchEvent(new PopStateEvent('popstate'))

    await waitUntil(() => !find(element, 'dialog[open]'))
  })

  it('EMB-03 lets the page launch the game', async () => {
    expectPage(5)
    const element = await open()
    const dispatched = oneEvent(element, 'bnw-game-launch')
    element.addEventListener('bnw-game-launch', event => event.preventDefault())
    named(element, 'Oyna Game 1').click()

    expect((await dispatched).detail).to.deep.equal({
      type: 'slot',
      id: '1',
      name: 'Game 1',
      provider: 'Provider'
    })
  })

  it('EMB-03 lets the page launch a demo', async () => {
    expectPage(5)
    const element = await open()
    const detail = interceptedDetail(element, 'bnw-game-launch')
    named(element, 'Demo Oyna Game 1').click()

    expect(await detail).to.deep.equal({
      type: 'slot',
      id: '1',
      name: 'Game 1',
      provider: 'Provider',
      gamingType: 'demo'
    })
  })

  it('LOB-06 shows games to visitors, and asks them to log in for a heart, to return to the category', async () => {
    expectPage(5)
    const element = await open('<bnw-lobby category="2" style="inline-size:800px"></bnw-lobby>')
    const dispatched = oneEvent(element, 'bnw-login-required')
    element.addEventListener('bnw-login-required', event => event.preventDefault())
    expect(named(element, 'Favorilere Ekle').title).to.equal('Favori eklemek için sitede giriş yapın')
    named(element, 'Favorilere Ekle').click()

    expect((await dispatched).detail).to.deep.equal({ returnUrl: '/slot/category/2' })
  })

  it('LOB-06 has hearts without a hint on the site, where the login is', async () => {
    const stop = onIntent(() => undefined)
    expectPage(5)
    const element = await open()
    stop()

    expect(named(element, 'Favorilere Ekle').title).to.equal('')
  })

  it('shows an error, and retries', async () => {
    world.gateway.expects(casino.gamesList).refuses('Şu an olmuyor')
    const element = await fixture('<bnw-lobby></bnw-lobby>')
    await waitUntil(() => text(element).includes('Şu an olmuyor'))
    await expectAccessible(element)
    expectPage(5)
    named(element, 'Tekrar Dene').click()

    await waitUntil(() => tiles(element).length === 5)
  })

  it('MAINT-04 on a page that starts with the flag shows maintenance, and its games once the site is back', async () => {
    // Resolves once the site is back.
    void startWithVisitor({ siteUnderMaintenance: 'true' }, () => {
      world.gateway.expects(auth.checkMaintenance).answers({ status: false })
      world.gateway.expects(maintenance.checkStatus).answers({ status: false })
    })
    const element = await fixture('<bnw-lobby style="inline-size:800px"></bnw-lobby>')
    const states = statesOf(element)
    await waitUntil(() => card(element)?.textContent.includes('Site Bakima Alindi'))
    await expectAccessible(element)
    expect(find(element, '.covered')!.clientHeight).to.equal(0)
    expect(states).to.include('maintenance')

    world.gateway.expects(maintenance.checkStatus).answers({ status: true })
    world.gateway.expects(casino.categoryList).answers({ items: [category('1')], total: 1 })
    world.gateway.expects(casino.providerList).answers({ items: [provider('11')], total: 1 })
    expectPage(5)
    await press(element, 'Tekrar Dene')

    await waitUntil(() => tiles(element).length === 5)
    expect(card(element), states.join(' ')).to.equal(null)
    expect(states.at(-1)).to.equal('ready')
  })

  it('MAINT-04 keeps its height during maintenance, and comes back by itself', async () => {
    expectPage(5)
    const element = await open()
    const height = element.offsetHeight
    const error = oneEvent(element, 'bnw-error')
    world.gateway.expects(casino.gamesList, { categoryID: '1' }).refuses('This site is under maintenance')
    const status = world.gateway.expects(maintenance.checkStatus).waits()
    named(element, 'Category 1').click()
    await waitUntil(() => card(element))
    expect(element.offsetHeight).to.equal(height)
    expect((await error).detail).to.deep.equal({ code: 'maintenance', retryable: false })
    // The toast announces it, once for all elements.
    expect(card(element)!.querySelector('[role=status], [role=alert], [aria-live]')).to.equal(null)

    expectPage(6)
    world.gateway.expects(casino.categoryList).answers({ items: [category('1')], total: 1 })
    world.gateway.expects(casino.providerList).answers({ items: [provider('11')], total: 1 })
    status.answers({ status: true })

    await waitUntil(() => tiles(element).length === 6 && !card(element))
  })

  it('GATE-06 loads games, categories and providers again when the device is online', async () => {
    await startWithVisitor()
    for (const call of [casino.categoryList, casino.providerList, casino.gamesList])
      world.gateway.expects(call).refuses('Şu an olmuyor')
    const element = await fixture('<bnw-lobby style="inline-size:800px"></bnw-lobby>')
    await waitUntil(() => textOf(element).includes('Şu an olmuyor'))
    world.gateway.expects(casino.categoryList).answers({ items: [category('1')], total: 1 })
    world.gateway.expects(casino.providerList).answers({ items: [provider('11')], total: 1 })
    expectPage(5)
    dispatchEvent(new Event('online'))

    await waitUntil(() => tiles(element).length === 5)
    named(element, 'Category 1')
  })

  for (const width of [280, 360, 390, 600, 1000]) {
    it(`EMB-04 stays within its box at ${width} px`, async () => {
      expectPage(5)
      const element = await open(`<bnw-lobby style="inline-size:${width}px"></bnw-lobby>`)

      expect(outsideOf(element)).to.deep.equal([])
    })
  }

  it('EMB-06 loads nothing again when it is removed and added again', async () => {
    expectPage(5)
    const element = await open()
    const { parentElement } = element
    element.remove()
    await new Promise(resolve => setTimeout(resolve))
    parentElement!.append(element)
    await waitUntil(() => tiles(element).length === 5)

    expect(world.gateway.count(casino.gamesList)).to.equal(1)
  })
})

function card(element: Element): HTMLElement | null {
  return find(element, '[part=maintenance]')
}

function tiles(element: Element): HTMLElement[] {
  return [...viewOf(element).querySelectorAll<HTMLElement>('[part=tile]')]
}

function grid(element: Element): HTMLElement {
  return viewOf(element).querySelector<HTMLElement>('[role=list].grid')!
}

function type(element: Element, value: string): void {
  const input = viewOf(element).querySelector<HTMLInputElement>('input[type=search]')!
  // React listens to the native setter.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

function status(element: Element): string {
  return viewOf(element).querySelector('.result')!.textContent
}

function text(element: Element): string {
  return viewOf(element).textContent ?? ''
}
