import './element.ts'

import { casino, livecasino, user } from '@bnw/core/contract'
import { game, table } from '@bnw/core/testing'

import {
  beforeEach,
  describe,
  expect,
  expectAccessible,
  find,
  fixture,
  focusedIn,
  it,
  named,
  oneEvent,
  viewOf,
  waitUntil
} from '../../../../tests/elements/fixture.ts'
import { withPlayer, world } from '../../../../tests/elements/player.ts'
import { expectLoginAsked } from '../../../../tests/elements/visitor.ts'

describe('<bnw-favourites>', () => {
  withPlayer()

  describe('of a player', () => {
    beforeEach(() => {
      world.gateway.expects(user.listFavourites, { type: 'casino' }).answers([
        { id: '1', type: 'casino' },
        { id: '2', type: 'casino' }
      ])
      world.gateway
        .expects(user.listFavourites, { type: 'livecasino' })
        .answers([{ id: '5', type: 'livecasino' }])
      const games = [game('1', { isFavorite: 1 }), game('2', { isFavorite: 1 })]
      world.gateway
        .expects(casino.gamesList, { favorites: true, limit: 100 })
        .answers({ items: games, total: 2 })
      const tables = [table('5', { isFavorite: 1 })]
      world.gateway
        .expects(livecasino.gameTableList, { favorites: true })
        .answers({ items: tables, total: 1 })
    })

    async function open(markup = '<bnw-favourites></bnw-favourites>'): Promise<HTMLElement> {
      const element = await fixture(markup)
      await waitUntil(() => tiles(element).length > 0, 'there are tiles')
      return element
    }

    it('FAV-01 shows games and tables in two tabs, and is accessible', async () => {
      const element = await open()
      expect(tiles(element)).to.have.length(2)
      await waitUntil(() => viewOf(element).textContent?.includes('Canlı Casino (1)'))
      await expectAccessible(element)
      named(element, 'Canlı Casino (1)').click()

      await waitUntil(() => tiles(element).length === 1)
      expect(tiles(element)[0]!.textContent).to.contain('Table 5')
    })

    for (const [width, columns] of [
      [288, 2],
      [358, 3],
      [1216, 7]
    ] as const)
      it(`FAV-01 shows ${columns} columns at ${width} px, as the lobby does`, async () => {
        const element = await open(`<bnw-favourites style="inline-size:${width}px"></bnw-favourites>`)

        const grid = getComputedStyle(viewOf(element).querySelector('.tiles')!)
        expect(grid.gridTemplateColumns.split(' ')).to.have.length(columns)
      })

    it('FAV-01 selects the tab of its attribute first', async () => {
      const element = await open('<bnw-favourites type="live"></bnw-favourites>')

      expect(tiles(element)[0]!.textContent).to.contain('Table 5')
    })

    it('FAV-01 removes a game once the gateway has confirmed, and dispatches an event', async () => {
      const element = await open()
      const answer = world.gateway.expects(user.changeFavourite, { mode: 'delete', id: '1' }).waits()
      const dispatched = oneEvent(element, 'bnw-favourite')
      named(element, 'Favorilerden Çıkar').click()
      await waitUntil(() => viewOf(element).querySelector('[aria-busy=true][part=heart]'))
      expect(tiles(element)).to.have.length(2)
      answer.answers()

      expect((await dispatched).detail).to.deep.equal({ type: 'slot', id: '1', favourite: false })
      await waitUntil(() => tiles(element).length === 1)
    })

    it('A11Y-01 describes each heart by its game, and keeps the focus when a game is removed', async () => {
      const element = await open()
      world.gateway.expects(casino.gamesList, { categoryID: '94' }).answers({ items: [], total: 0 })
      const heart = () => named(element, 'Favorilerden Çıkar')
      const removeFirst = (id: string) => {
        expect(find(element, `#${heart().getAttribute('aria-describedby')}`)!.textContent).to.equal(
          `Game ${id}`
        )
        world.gateway.expects(user.changeFavourite, { mode: 'delete', id }).answers()
        heart().focus()
        heart().click()
      }
      removeFirst('1')
      await waitUntil(() => tiles(element).length === 1)
      expect(focusedIn(element)).to.equal(heart())
      removeFirst('2')
      const tab = await waitUntil(() => find(element, '[role=tab][aria-selected=true]'))
      await waitUntil(() => tab.textContent === 'Slotlar (0)')

      expect(focusedIn(element)).to.equal(tab)
    })

    it('A11Y-01 moves the focus to the game before the last one when that is removed', async () => {
      const element = await open()
      const last = tiles(element)[1]!.querySelector<HTMLElement>('.heart')!
      world.gateway.expects(user.changeFavourite, { mode: 'delete', id: '2' }).answers()
      last.focus()
      last.click()
      await waitUntil(() => tiles(element).length === 1)

      expect(focusedIn(element)?.className).to.contain('heart')
    })
  })

  it('FAV-01 A11Y-01 offers four popular games if there are no favourites, and keeps the focus when one is chosen', async () => {
    world.gateway.expects(user.listFavourites, { type: 'casino' }).answers([])
    world.gateway.expects(user.listFavourites, { type: 'livecasino' }).answers([])
    world.gateway.expects(casino.gamesList, { favorites: true }).answers({ items: [], total: 0 })
    world.gateway.expects(livecasino.gameTableList, { favorites: true }).answers({ items: [], total: 0 })
    const popular = ['1', '2', '3', '4', '5'].map(id => game(id))
    world.gateway.expects(casino.gamesList, { categoryID: '94' }).answers({ items: popular, total: 50 })
    const element = await fixture('<bnw-favourites></bnw-favourites>')

    await waitUntil(() => tiles(element).length === 4)
    expect(viewOf(element).textContent).to.contain('Kalbe dokunarak ekleyin')
    await expectAccessible(element)

    world.gateway.expects(user.changeFavourite, { mode: 'insert', id: '1' }).answers()
    world.gateway
      .expects(casino.gamesList, { favorites: true })
      .answers({ items: [game('1', { isFavorite: 1 })], total: 1 })
    const heart = named(element, 'Favorilere Ekle')
    heart.focus()
    heart.click()
    await waitUntil(() => tiles(element).length === 1)
    expect(focusedIn(element)?.textContent).to.equal('Slotlar (1)')
  })

  it('asks visitors to log in', async () => {
    await expectLoginAsked('bnw-favourites', '/favorites')
  })
})

function tiles(element: Element): Element[] {
  return [...viewOf(element).querySelectorAll('[part=tile]')]
}
