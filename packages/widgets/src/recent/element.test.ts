import './element.ts'

import { startCore } from '@bnw/core'
import { rememberGame } from '@bnw/core/recent'
import { NOW, storedPlayer, testEnvironment } from '@bnw/core/testing'

import {
  describe,
  expect,
  expectAccessible,
  fixture,
  it,
  named,
  oneEvent,
  viewOf,
  waitUntil
} from '../../../../tests/elements/fixture.ts'

describe('<bnw-recent>', () => {
  async function begin(stored: Record<string, string>): Promise<void> {
    testEnvironment({ stored })
    await startCore()
    rememberGame({ type: 'live', id: '5', name: 'Rulet Yakamoz', provider: 'Salon' })
    rememberGame({ type: 'slot', id: '7', name: 'Bakır Fener', provider: 'Poyraz' })
  }

  it('shows recent games, newest first, launches them, and is accessible', async () => {
    await begin(storedPlayer('ayse', NOW + 10_000))
    const element = await fixture('<bnw-recent></bnw-recent>')
    await waitUntil(() => games(element).length === 2)
    expect(games(element)[0]!.textContent).to.contain('Bakır Fener')
    await expectAccessible(element)
    const dispatched = oneEvent(element, 'bnw-game-launch')
    element.addEventListener('bnw-game-launch', event => event.preventDefault())
    named(element, 'Oyna Rulet Yakamoz').click()

    expect((await dispatched).detail).to.deep.equal({
      type: 'live',
      id: '5',
      name: 'Rulet Yakamoz',
      provider: 'Salon'
    })
  })

  it('shows games of one type only, and adds one that is opened meanwhile', async () => {
    await begin(storedPlayer('ayse', NOW + 10_000))
    const element = await fixture('<bnw-recent type="slot"></bnw-recent>')
    await waitUntil(() => games(element).length === 1)
    rememberGame({ type: 'slot', id: '8', name: 'Gizli Bilye', provider: 'Poyraz' })

    await waitUntil(() => games(element).length === 2)
  })

  it('has room for the name of a table on a small phone and on a wide page', async () => {
    await begin(storedPlayer('ayse', NOW + 10_000))
    rememberGame({ type: 'live', id: '6', name: 'Türkçe Rulet Ihlamur', provider: 'Salon' })
    for (const width of [288, 720, 1200]) {
      const box = await fixture(`<div style="width: ${width}px"><bnw-recent></bnw-recent></div>`)
      const element = box.querySelector('bnw-recent')!
      await waitUntil(() => games(element).length === 3)
      const name = named(element, 'Oyna Türkçe Rulet Ihlamur')

      expect(name.scrollWidth, `${width} px`).to.be.at.most(name.clientWidth)
    }
  })

  it('shows nothing to a visitor', async () => {
    await begin({})
    const element = await fixture('<bnw-recent></bnw-recent>')

    expect(games(element)).to.have.length(0)
  })
})

function games(element: Element): Element[] {
  return [...viewOf(element).querySelectorAll('[part=game]')]
}
