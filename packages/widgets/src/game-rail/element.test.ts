import './element.ts'

import { casino, livecasino, user } from '@bnw/core/contract'
import { range } from '@bnw/core/lib'
import { category, game, profile, sessionFacts, storedPlayer, table } from '@bnw/core/testing'

import {
  describe,
  expect,
  expectAccessible,
  fixture,
  focusedIn,
  it,
  named,
  oneEvent,
  outsideOf,
  removed,
  verified,
  viewOf,
  waitUntil
} from '../../../../tests/elements/fixture.ts'
import { startWithVisitor, withVisitor, world } from '../../../../tests/elements/player.ts'

describe('<bnw-game-rail>', () => {
  withVisitor()

  function expectGames(ids: string[], input = {}): void {
    world.gateway
      .expects(casino.gamesList, input)
      .answers({ items: ids.map(id => game(id)), total: ids.length })
  }

  async function open(markup: string): Promise<HTMLElement> {
    const element = await fixture(markup)
    await waitUntil(() => tiles(element).length > 0, 'there are tiles')
    return element
  }

  it('LOB-01 shows ten games of its category under its name, and is accessible', async () => {
    world.gateway
      .expects(casino.categoryList)
      .answers({ items: [category('2', { name: 'Popüler' })], total: 1 })
    expectGames(['1', '2', '3'], { limit: 10, categoryID: '2' })
    const element = await open('<bnw-game-rail category="2"></bnw-game-rail>')

    await waitUntil(() => viewOf(element).querySelector('h2')?.textContent === 'Popüler')
    expect(named(element, 'Tümü Popüler').getAttribute('href')).to.equal('https://site.test/slot/category/2')
    await expectAccessible(element)
  })

  it('GATE-06 loads its name again together with its games', async () => {
    world.gateway.expects(casino.categoryList).refuses('Olmadı')
    world.gateway.expects(casino.gamesList).refuses('Olmadı')
    const element = await fixture('<bnw-game-rail category="2"></bnw-game-rail>')
    await waitUntil(() => viewOf(element).querySelector('[role=alert]'))

    world.gateway
      .expects(casino.categoryList)
      .answers({ items: [category('2', { name: 'Popüler' })], total: 1 })
    expectGames(['1'])
    named(element, 'Tekrar Dene').click()

    await waitUntil(() => viewOf(element).querySelector('h2')?.textContent === 'Popüler')
  })

  it('GATE-07 aborts the request of a rail that is removed, whose reply never lands', async () => {
    const late = world.gateway.expects(casino.gamesList).waits()
    const old = await fixture('<bnw-game-rail></bnw-game-rail>')
    await waitUntil(() => world.gateway.count(casino.gamesList) === 1)
    await removed(old)
    expectGames(['2'])
    const element = await open('<bnw-game-rail></bnw-game-rail>')

    late.answers({ items: [game('1')], total: 1 })

    await waitUntil(() => named(element, 'Oyna Game 2'))
    expect(tiles(element)).to.have.length(1)
  })

  it('A11Y-01 leads the keyboard past the tiles of a long rail', async () => {
    expectGames(range(12).map(String), { limit: 12 })
    const element = await open('<bnw-game-rail limit="12"></bnw-game-rail>')
    await waitUntil(() => tiles(element).length === 12)
    expect(named(element, 'Listenin sonuna git').offsetWidth).to.be.greaterThan(0)
    named(element, 'Listenin sonuna git').click()

    expect(focusedIn(element)).to.equal(named(element, 'Oyna Game 11'))
  })

  for (const width of [280, 360, 390, 600, 1280]) {
    it(`EMB-04 stays within its box at ${width} px`, async () => {
      expectGames(['1', '2', '3', '4', '5', '6', '7', '8'])
      const element = await open(`<bnw-game-rail style="inline-size:${width}px"></bnw-game-rail>`)

      expect(outsideOf(element)).to.deep.equal([])
    })
  }

  for (const width of [288, 358])
    it(`shows the whole name of the provider at ${width} px, and "Demo" on the art`, async () => {
      const items = ['1', '2', '3'].map(id => game(id, { providerName: 'Kehribar Tezgâh' }))
      world.gateway.expects(casino.gamesList).answers({ items, total: 3 })
      const element = await open(`<bnw-game-rail style="inline-size:${width}px"></bnw-game-rail>`)
      const [tile] = tiles(element)
      const details = tile!.querySelector('.details')!
      const demo = tile!.querySelector('.demo')!.getBoundingClientRect()
      const art = tile!.querySelector('.frame')!.getBoundingClientRect()
      const heart = tile!.querySelector('.heart')!.getBoundingClientRect()

      expect(details.getBoundingClientRect().height).to.be.below(24)
      expect(details.firstElementChild!.scrollWidth).to.be.at.most(details.firstElementChild!.clientWidth)
      expect([demo.top >= art.top, demo.bottom <= art.bottom, demo.left >= art.left]).not.to.include(false)
      expect(demo.right).to.be.at.most(heart.left)
      expect(demo.height).to.equal(44)
    })

  it('A11Y-01 shows the whole name of the provider with the text spacing of a reader (1.4.12)', async () => {
    const items = [game('1', { providerName: 'Kehribar Tezgâh Atölyesi' })]
    world.gateway.expects(casino.gamesList).answers({ items, total: 1 })
    const element = await open('<bnw-game-rail style="inline-size:1216px"></bnw-game-rail>')
    const provider = viewOf(element).querySelector<HTMLElement>('.details > span')!
    Object.assign(provider.style, { letterSpacing: '0.12em', wordSpacing: '0.16em', lineHeight: '1.5' })

    expect(provider.scrollWidth).to.be.at.most(provider.clientWidth)
  })

  it('shows the provider of a ranked game in one line, with room for its name', async () => {
    expectGames(['1', '2', '3'])
    const element = await open('<bnw-game-rail ranked style="inline-size:288px"></bnw-game-rail>')
    const details = viewOf(element).querySelector<HTMLElement>('.details')!

    expect(details.getBoundingClientRect().height).to.be.below(24)
    expect(details.getBoundingClientRect().width).to.be.above(115)
    expect(getComputedStyle(details.querySelector('.demo')!).fontSize).to.equal('12px')
  })

  it('shows the two digits of the tenth ranked game in one line', async () => {
    expectGames(Array.from({ length: 10 }, (_, index) => String(index + 1)))
    const element = await open('<bnw-game-rail ranked style="--bnw-font: monospace"></bnw-game-rail>')
    await waitUntil(() => tiles(element).length === 10)
    const rows = [...viewOf(element).querySelectorAll('.rail li')]
    const heightOf = (row: Element) => Number.parseFloat(getComputedStyle(row, '::before').height)
    const [first, tenth] = [rows[0]!, rows[9]!]

    tenth.scrollIntoView()
    await waitUntil(() => heightOf(tenth) > 0)

    expect(heightOf(tenth)).to.equal(heightOf(first))
  })

  it('lays out the tiles beyond the end of its row when they are scrolled into view', async () => {
    expectGames(Array.from({ length: 30 }, (_, index) => String(index + 1)))
    const element = await open('<bnw-game-rail limit="30"></bnw-game-rail>')
    await waitUntil(() => tiles(element).length === 30)
    const last = tiles(element)[29]!.querySelector('.name')!
    const isLaidOut = () => last.checkVisibility({ contentVisibilityAuto: true })
    const height = element.offsetHeight
    await waitUntil(() => !isLaidOut())

    last.scrollIntoView()
    await waitUntil(isLaidOut)

    expect(element.offsetHeight).to.equal(height)
  })

  for (const [others, badges] of [
    [1, []],
    [0, ['Yeni']]
  ] as const) {
    it(`LOB-01 marks new games only beside others: ${badges.length} of 2`, async () => {
      const items = [game('1', { isNew: 1 }), game('2', { isNew: others })]
      world.gateway.expects(casino.gamesList).answers({ items, total: 2 })
      const element = await open('<bnw-game-rail></bnw-game-rail>')
      await waitUntil(() => element.getAttribute('aria-busy') !== 'true' && tiles(element).length === 2)

      expect([...viewOf(element).querySelectorAll('.badge')].map(badge => badge.textContent)).to.deep.equal(
        badges
      )
    })
  }

  it('LOB-01 reserves the space of its title until the name of the category is loaded', async () => {
    const names = world.gateway.expects(casino.categoryList).waits()
    expectGames(['1'], { categoryID: '2' })
    const element = await open('<bnw-game-rail category="2"></bnw-game-rail>')
    const title = viewOf(element).querySelector('h2')!
    expect(title.innerText.trim()).to.equal('Slotlar')
    expect(title.querySelector('.visually-hidden')?.textContent).to.equal('Slotlar')
    expect(title.querySelector('.skeleton')).not.to.equal(null)
    const height = title.offsetHeight

    names.answers({ items: [category('2', { name: 'Popüler' })], total: 1 })

    await waitUntil(() => title.textContent === 'Popüler', 'the name is there')
    expect(title.querySelector('.skeleton, .visually-hidden')).to.equal(null)
    expect(title.offsetHeight).to.equal(height)
  })

  it('follows changes of its limit', async () => {
    expectGames(['1', '2', '3'], { limit: 3 })
    const element = await open('<bnw-game-rail limit="3"></bnw-game-rail>')
    expectGames(['1'], { limit: 1 })
    element.setAttribute('limit', '1')

    await waitUntil(() => tiles(element).length === 1)
  })

  it('LIVE-02 shows tables with dealer, limits and free seats', async () => {
    world.gateway.expects(livecasino.gameTableList).answers({ items: [table('5')], total: 1 })
    const element = await open('<bnw-game-rail type="live"></bnw-game-rail>')

    expect(tiles(element)[0]!.textContent).to.contain('Ayşe · Provider₺10–₺5.000')
  })

  it('shows all games of its limit, also those beyond the window', async () => {
    const ids = Array.from({ length: 30 }, (_, index) => String(index + 1))
    expectGames(ids, { limit: 30 })
    const element = await open('<bnw-game-rail limit="30"></bnw-game-rail>')

    await waitUntil(() => tiles(element).length === 30)
  })

  it('loads nothing before it is near the viewport', async () => {
    const element = await fixture('<bnw-game-rail style="margin-block-start:5000px"></bnw-game-rail>')
    await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
    expect(world.gateway.sent).to.have.length(0)
    expectGames(['1'])
    element.scrollIntoView()

    await waitUntil(() => tiles(element).length === 1)
    scrollTo(0, 0)
  })

  it('takes no space if there are no games', async () => {
    world.gateway.expects(casino.gamesList).answers({ items: [], total: 0 })
    const dispatched = oneEvent<{ state: string }>(document, 'bnw-ready')
    const element = await fixture('<bnw-game-rail></bnw-game-rail>')
    await dispatched

    expect(element.offsetHeight).to.equal(0)
  })

  it('shows an error as wide as the rail, and retries', async () => {
    world.gateway.expects(casino.gamesList).refuses('Şu an olmuyor')
    const element = await fixture('<bnw-game-rail ranked></bnw-game-rail>')
    await waitUntil(() => viewOf(element).textContent?.includes('Şu an olmuyor'))
    const problem = viewOf(element).querySelector('[part=problem]')!
    const { bottom, width } = problem.getBoundingClientRect()
    expect(width).to.equal(element.getBoundingClientRect().width)
    expect(element.getBoundingClientRect().bottom - bottom, 'no gap below it').to.be.below(40)
    expectGames(['1'])
    named(element, 'Tekrar Dene').click()

    await waitUntil(() => tiles(element).length === 1)
  })
})

describe('a heart', () => {
  it('FAV-01 counts a click that comes before the session is known', async () => {
    let renewal
    const started = startWithVisitor(storedPlayer(), () => {
      renewal = world.gateway.expects(user.initAuth).waits()
      world.gateway.expects(casino.gamesList).answers({ items: [game('1')], total: 1 })
    })
    const element = await fixture('<bnw-game-rail></bnw-game-rail>')
    const heart = await waitUntil(() => viewOf(element).querySelector<HTMLElement>('[part=heart]'))
    heart.click()
    world.gateway.expects(user.getUserProfile).answers(profile())
    world.gateway.expects(user.listFavourites).answers([])
    world.gateway.expects(user.changeFavourite, { mode: 'insert', id: '1' }).answers()
    renewal!.answers(sessionFacts())
    await started

    await waitUntil(() => heart.ariaPressed === 'true')
    await verified(world.gateway)
  })
})

function tiles(element: Element): Element[] {
  return [...viewOf(element).querySelectorAll('[part=tile]')]
}
