import '@bnw/widgets/lobby'

import { casino, maintenance } from '@bnw/core/contract'
import { category, game, provider } from '@bnw/core/testing'

import {
  afterEach,
  beforeEach,
  describe,
  expect,
  find,
  findAll,
  fixture,
  it,
  named,
  textOf,
  waitUntil
} from './fixture.ts'
import { withVisitor, world } from './player.ts'

const TOTAL = 20_000

describe('the window of <bnw-lobby>', () => {
  afterEach(() => scrollTo(0, 0))
  withVisitor()

  beforeEach(() => {
    world.gateway.expects(casino.categoryList).answers({ items: [category('1'), category('2')], total: 2 })
    world.gateway.expects(casino.providerList).answers({ items: [provider('11')], total: 1 })
  })

  /** Answers the next page with games numbered from the offset. */
  function expectPage(offset = 0, total = TOTAL): void {
    const count = Math.min(48, total - offset)
    const items = Array.from({ length: count }, (_, index) => game(`${offset + index + 1}`))
    world.gateway.expects(casino.gamesList, { offset }).answers({ items, total })
  }

  async function open(markup = '<bnw-lobby style="inline-size:800px"></bnw-lobby>'): Promise<HTMLElement> {
    const element = await fixture(markup)
    await waitUntil(() => tiles(element).length > 0, 'there are tiles')
    return element
  }

  it('MAINT-04 keeps the words of maintenance in view in a list of many screens', async () => {
    expectPage()
    const element = await open()
    world.gateway.expects(casino.gamesList, { categoryID: '1' }).refuses('This site is under maintenance')
    const status = world.gateway.expects(maintenance.checkStatus).waits()
    named(element, 'Category 1').click()
    const words = () => find(element, '.maintenance p')
    await waitUntil(words, 'the message is there')

    scrollTo(0, element.offsetHeight / 2)
    expect(words()!.getBoundingClientRect().top).to.be.within(0, innerHeight)

    await waitUntil(() => world.gateway.count(maintenance.checkStatus) === 1, 'the status is requested')
    element.remove()
    status.answers({ status: false })
  })

  it('I18N-02 the card of maintenance names its language, also if the page writes another one on the element', async () => {
    expectPage()
    const element = await open()
    element.lang = 'de'
    world.gateway.expects(casino.gamesList, { categoryID: '1' }).refuses('This site is under maintenance')
    world.gateway.expects(maintenance.checkStatus).answers({ status: false })
    named(element, 'Category 1').click()
    const card = await waitUntil(() => find(element, '.maintenance'))

    expect(card.lang).to.equal('tr')
  })

  for (const width of [390, 1216])
    it(`LOB-04 ends a long name of a provider with its row at ${width} px`, async () => {
      const providerName = 'Pembe Balina Interactive Entertainment'
      const items = ['1', '2'].map(id => game(id, { name: 'Üç Denizin Kaptanı ve Tayfası', providerName }))
      world.gateway.expects(casino.gamesList).answers({ items, total: 2 })
      const element = await open(`<bnw-lobby style="inline-size:${width}px"></bnw-lobby>`)
      const bottomOf = (part: string) => find(element, part)!.getBoundingClientRect().bottom

      expect(bottomOf('.details > span')).to.be.at.most(bottomOf('.row'))
    })

  it('LOB-05 renders only tiles near the view, in a list as tall as all of them', async () => {
    expectPage()
    const element = await open()

    expect(tiles(element).length).to.be.below(100)
    expect(grid(element).offsetHeight).to.be.above(1_000_000)
    expect(tiles(element)[0]!.closest('[role=listitem]')!.getAttribute('aria-setsize')).to.equal(`${TOTAL}`)
  })

  for (const style of ['zoom:1.5', 'zoom:0.6', 'transform:scale(0.5);transform-origin:0 0'])
    it(`EMB-04 lays out the same rows on a page with ${style}`, async () => {
      expectPage()
      const lobby = '<bnw-lobby style="inline-size:600px"></bnw-lobby>'
      const usual = await open(lobby)
      const height = grid(usual).offsetHeight
      usual.remove()
      const host = await fixture(`<div style="${style}">${lobby}</div>`)
      const element = host.querySelector<HTMLElement>('bnw-lobby')!
      await waitUntil(() => tiles(element).length > 0, 'there are tiles')

      expect(grid(element).offsetHeight).to.equal(height)
    })

  it('LOB-05 shows the number of games, and no range, below the end of the list', async () => {
    expectPage(0, 48)
    const element = await open('<bnw-lobby style="inline-size:800px;margin-block-end:3000px"></bnw-lobby>')
    const count = find(element, '.count')!
    element.scrollIntoView({ block: 'end' })
    await waitUntil(() => count.textContent.endsWith('–48 / 48'))
    scrollBy(0, 2000)

    await waitUntil(() => count.textContent === '48 oyun')
  })

  it('LOB-05 uses the elements of rows again while it scrolls, and puts them in order afterwards', async () => {
    expectPage()
    const element = await open()
    expectPage(48)
    const before = rows(element)
    for (let row = 1; row <= 8; row += 0.25) {
      scrollToRow(element, row)
      await nextFrame()
      await nextFrame()
    }

    const reused = rows(element).filter(
      row => before.includes(row) && firstIndexOf(row) >= 8 * columns(element)
    )
    expect(reused).to.have.length.above(0)
    const indexes = () => rows(element).map(firstIndexOf)
    await waitUntil(() => String(indexes()) === String(indexes().toSorted((one, other) => one - other)))
    await waitUntil(() => world.gateway.count(casino.gamesList) === 2)
  })

  it('LOB-05 loads no pictures of rows that pass by too fast to look at, until the list is still', async () => {
    expectPage(0, 96)
    const element = await open()
    expectPage(48, 96)
    const scrolling = scrollAt(3)
    await waitUntil(
      () => pictures(element, 24) === 0 && textOf(element).includes('Game 25'),
      'tiles pass by'
    ).finally(scrolling.end)

    await waitUntil(() => pictures(element) === tiles(element).length, 'all tiles have pictures')
    await waitUntil(() => world.gateway.count(casino.gamesList) === 2)
  })

  it('LOB-05 keeps no row of a longer list', async () => {
    expectPage()
    const element = await open()
    expect(rows(element).length).to.be.above(1)
    world.gateway.expects(casino.gamesList, { categoryID: '1' }).answers({ items: [game('9')], total: 1 })
    named(element, 'Category 1').click()

    await waitUntil(() => tiles(element).length === 1)
    expect(rows(element)).to.have.length(1)
  })

  it('LOB-01 fetches the tiles near the view and the page after them after a jump of the scroll bar', async () => {
    expectPage()
    const element = await open()
    // In the middle of page 200, so that the page before it is out of reach.
    expectPage(200 * 48)
    expectPage(201 * 48)
    scrollToRow(element, 200 * (48 / columns(element)) + 5)

    await waitUntil(() => textOf(element).includes('Game 9621'), 'a distant game is shown')
    expect(textOf(element)).to.not.contain('Game 1Provider')
    expect(world.gateway.count(casino.gamesList)).to.equal(3)
  })

  it('A11Y-01 moves by tile with the arrow keys, to the ends of a row with Home and End', async () => {
    expectPage(0, 48)
    const element = await open()
    const across = columns(element)
    tiles(element)[0]!.querySelector<HTMLElement>('.open')!.focus()

    for (const [key, index] of [
      ['ArrowRight', 1],
      ['ArrowDown', 1 + across],
      ['Home', across],
      ['End', 2 * across - 1],
      ['ArrowUp', across - 1],
      ['ArrowLeft', across - 2]
    ] as const) {
      press(element, key)
      await waitUntil(() => focusedIndex(element) === index, `${key} focuses ${index}`)
    }
  })

  it('keeps the focused tile when it is scrolled out of view', async () => {
    expectPage()
    const element = await open()
    expectPage(200 * 48)
    expectPage(201 * 48)
    const link = tiles(element)[0]!.querySelector<HTMLElement>('.open')!
    link.focus({ preventScroll: true })
    scrollToRow(element, 200 * (48 / columns(element)) + 5)
    await waitUntil(() => textOf(element).includes('Game 9621'), 'another part is rendered')

    expect(element.shadowRoot!.activeElement).to.equal(link)
  })
})

const tiles = (element: Element) => findAll(element, '[part=tile]')
const grid = (element: Element) => find(element, '[role=list].grid')!
const rows = (element: Element) => findAll(element, '.row')

/** How many tiles from an index on have a picture, or a cover since it does not exist. */
function pictures(element: Element, from = 0): number {
  return findAll(element, '[data-index]').filter(
    item => Number(item.dataset['index']) >= from && item.querySelector('[part=picture] > *')
  ).length
}

/** Scrolls down and up again until it is ended. @param speed px/ms. */
function scrollAt(speed: number): { end(): void } {
  const { scrollHeight } = document.documentElement
  let last = performance.now()
  let direction = 1
  let frame = requestAnimationFrame(function next(now) {
    if (scrollY <= 0) direction = 1
    else if (scrollY >= scrollHeight - innerHeight - 1) direction = -1
    scrollBy(0, direction * speed * Math.max(0, now - last))
    last = now
    frame = requestAnimationFrame(next)
  })
  return { end: () => cancelAnimationFrame(frame) }
}

/** -1 for a row without games. */
function firstIndexOf(row: Element): number {
  return Number(row.querySelector<HTMLElement>('[data-index]')?.dataset['index'] ?? -1)
}

function nextFrame(): Promise<number> {
  return new Promise(resolve => requestAnimationFrame(resolve))
}

function columns(element: Element): number {
  return getComputedStyle(find(element, '.row')!).gridTemplateColumns.split(' ').length
}

/** Brings a row to the top of the window. */
function scrollToRow(element: Element, row: number): void {
  const list = grid(element)
  const rowHeight = list.offsetHeight / Math.ceil(TOTAL / columns(element))
  scrollTo(0, scrollY + list.getBoundingClientRect().top + row * rowHeight)
}

function focusedIndex(element: Element): number {
  const focused = element.shadowRoot!.activeElement
  return Number(focused?.closest<HTMLElement>('[data-index]')?.dataset['index'])
}

function press(element: Element, key: string): void {
  element.shadowRoot!.activeElement!.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, composed: true })
  )
}
