import './element.ts'

import { startCore } from '@bnw/core'
import { testEnvironment } from '@bnw/core/testing'

import {
  beforeEach,
  describe,
  expect,
  expectAccessible,
  fixture,
  interceptedDetail,
  it,
  named,
  viewOf,
  waitUntil
} from '../../../../tests/elements/fixture.ts'

describe('<bnw-top-wins>', () => {
  let rows: object[] = []
  let isBroken = false

  beforeEach(async () => {
    rows = ['1', '2', '3'].map(win)
    isBroken = false
    await begin('https://feed.test/wins')
  })

  async function begin(topWinsUrl: string): Promise<void> {
    const answer = async () => (isBroken ? new Response('?') : Response.json(rows))
    testEnvironment({ configuration: { topWinsUrl }, environment: { fetch: answer } })
    await startCore()
  }

  async function open(markup = '<bnw-top-wins></bnw-top-wins>'): Promise<HTMLElement> {
    const element = await fixture(markup)
    await waitUntil(() => wins(element).length > 0, 'there are wins')
    return element
  }

  const refresh = (element: HTMLElement) => (element as HTMLElement & { refresh(): Promise<void> }).refresh()

  it('HOME-01 shows masked names, games, amounts and times, and is accessible', async () => {
    const element = await open('<bnw-top-wins limit="2"></bnw-top-wins>')
    expect(wins(element)).to.have.length(2)
    expect(wins(element)[0]).to.equal('A••• K.Oyun 3₺1.240,00' + '57 dk önce')
    expect(named<HTMLAnchorElement>(element, 'Oyun 3').href).to.equal(
      'https://site.test/play/slot/3/Sa%C4%9Flay%C4%B1c%C4%B1'
    )
    await expectAccessible(element)
  })

  it('THEME-03 rows grow with their text', async () => {
    const element = await open('<bnw-top-wins style="--bnw-t-14: 28px/40px"></bnw-top-wins>')
    const name = viewOf(element).querySelector('.what')!

    expect(name.scrollHeight).to.equal(name.clientHeight)
  })

  it('HOME-01 shows a win in another currency with its sign', async () => {
    rows = [{ ...win('1'), currency: 'EUR' }]

    expect(wins(await open())[0]).to.contain('€1.240,00')
  })

  it('EMB-03 lets the page launch the game', async () => {
    const element = await open()
    const detail = interceptedDetail(element, 'bnw-game-launch')
    named(element, 'Oyun 3').click()

    expect(await detail).to.deep.equal({ type: 'slot', id: '3', name: 'Oyun 3', provider: 'Sağlayıcı' })
  })

  it('HOME-02 pauses under the mouse, and continues when it leaves', async () => {
    const element = await open()
    const list = viewOf(element).querySelector('section')!
    list.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }))
    // Nothing shows that the pause has been rendered.
    await new Promise(requestAnimationFrame)
    rows = [win('9'), ...rows]
    await refresh(element)
    expect(wins(element)).to.have.length(3)
    list.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }))

    await waitUntil(() => wins(element).length === 4)
  })

  it('shows the picture of a game if the feed has one, in a row of the same height', async () => {
    rows[2] = { ...win('3'), image: 'https://gateway.test/images/games/3.webp' }
    const element = await open()
    const [first, second] = viewOf(element).querySelectorAll<HTMLElement>('[part=win]')

    expect(first!.querySelector('img')!.src).to.equal('https://gateway.test/images/games/3.webp')
    expect(second!.querySelector('[part=picture]')).to.equal(null)
    expect(first!.offsetHeight).to.equal(second!.offsetHeight)
    const [left, other] = [first!, second!].map(row => row.querySelector<HTMLElement>('.who')!.offsetLeft)
    expect(other).to.equal(left)
  })

  it('EMB-05 takes no space if no feed is configured, also far from the viewport', async () => {
    await begin('')
    const page = await fixture('<div><p style="height: 3000px"></p><bnw-top-wins></bnw-top-wins></div>')
    const element = page.querySelector<HTMLElement>('bnw-top-wins')!
    await waitUntil(() => viewOf(element).querySelector('.root'))

    expect(element.offsetHeight).to.equal(0)
  })

  it('shows an error, and retries', async () => {
    isBroken = true
    const element = await fixture('<bnw-top-wins></bnw-top-wins>')
    await waitUntil(() => viewOf(element).querySelector('[role=alert]'))
    isBroken = false
    named(element, 'Tekrar Dene').click()

    await waitUntil(() => wins(element).length === 3)
  })
})

function win(id: string) {
  return {
    player: 'A••• K.',
    game: `Oyun ${id}`,
    gameID: id,
    providerName: 'Sağlayıcı',
    amount: '1,240.00',
    currency: 'TRY',
    date: `2025-03-01 11:0${id}:00`
  }
}

function wins(element: Element): string[] {
  return [...viewOf(element).querySelectorAll('[part=win]')].map(row => row.textContent)
}
