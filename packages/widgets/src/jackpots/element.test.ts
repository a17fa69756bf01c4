import './element.ts'

import { habanero } from '@bnw/core/contract'

import {
  describe,
  expect,
  expectAccessible,
  fixture,
  interceptedDetail,
  it,
  named,
  oneEvent,
  outsideOf,
  viewOf,
  waitUntil
} from '../../../../tests/elements/fixture.ts'
import { withVisitor, world } from '../../../../tests/elements/player.ts'

describe('<bnw-jackpots>', () => {
  withVisitor()

  function answer(amount: string): void {
    const level = { name: 'Boğaz', amount, currency: 'TRY', gameID: '1041' }
    world.gateway.expects(habanero.getJackpots).answers([{ jackpots: [level] }])
  }

  async function open(amount: string): Promise<HTMLElement> {
    answer(amount)
    const element = await fixture('<bnw-jackpots></bnw-jackpots>')
    await waitUntil(() => viewOf(element).querySelector('.cell'), 'there is a board')
    return element
  }

  async function ask(element: HTMLElement, amount: string): Promise<void> {
    answer(amount)
    await (element as HTMLElement & { refresh(): Promise<void> }).refresh()
  }

  it('HOME-02 shows each level with a link to its game, and is accessible', async () => {
    const element = await open('3,412,880.75')
    const link = viewOf(element).querySelector<HTMLAnchorElement>('a.level')!
    expect(link.textContent).to.contain('Boğaz ₺3.412.880,75')
    expect(link.href).to.equal('https://site.test/play/slot/1041')
    expect(viewOf(element).querySelector('[aria-live], [role=status], [role=alert]')).to.equal(null)
    await expectAccessible(element)
  })

  for (const width of [340, 1000]) {
    it(`HOME-02 breaks a long word of a name, so that a page is not scrolled sideways, at ${width} px`, async () => {
      const level = { name: 'W'.repeat(400), amount: '12.50', currency: 'TRY', gameID: '' }
      world.gateway.expects(habanero.getJackpots).answers([{ jackpots: [level] }])
      const element = await fixture(`<bnw-jackpots style="inline-size:${width}px"></bnw-jackpots>`)
      await waitUntil(() => viewOf(element).querySelector('.cell'), 'there is a board')

      expect(outsideOf(element)).to.deep.equal([])
    })
  }

  it('HOME-02 shows a level in another currency with its sign', async () => {
    const level = { name: 'Boğaz', amount: '12.50', currency: 'EUR', gameID: '' }
    world.gateway.expects(habanero.getJackpots).answers([{ jackpots: [level] }])
    const element = await fixture('<bnw-jackpots></bnw-jackpots>')

    await waitUntil(() => viewOf(element).textContent?.includes('€12,50'), 'there is a board in euros')
  })

  for (const width of [280, 320, 365, 374, 390, 600, 920, 1200]) {
    it(`EMB-04 a jackpot of billions stays within its box at ${width} px`, async () => {
      answer('9,999,999,999.99')
      const element = await fixture(`<bnw-jackpots style="inline-size:${width}px"></bnw-jackpots>`)
      await waitUntil(() => viewOf(element).querySelector('.cell'), 'there is a board')

      const board = viewOf(element).querySelector('.board')!.getBoundingClientRect()
      const level = viewOf(element).querySelector('.level')!.getBoundingClientRect()
      expect(board.right).to.be.at.most(level.right + 0.5)
      expect(board.width).to.be.above(200)
      expect(outsideOf(element)).to.deep.equal([])
    })
  }

  for (const width of [288, 358, 400, 720]) {
    it(`shows each level in one line, with flaps of one size, at ${width} px`, async () => {
      const level = (name: string, amount: string) => ({ name, amount, currency: 'TRY', gameID: '' })
      const jackpots = [level('Martı', '1,240.15'), level('Boğaz', '3,412,880.75')]
      world.gateway.expects(habanero.getJackpots).answers([{ jackpots }])
      const element = await fixture(`<bnw-jackpots style="inline-size:${width}px"></bnw-jackpots>`)
      await waitUntil(() => viewOf(element).querySelector('.cell'), 'there is a board')

      const sizes = (selector: string, side: 'width' | 'height') =>
        [...viewOf(element).querySelectorAll(selector)].map(one => one.getBoundingClientRect()[side])
      expect(sizes('.level', 'height')).to.deep.equal([44, 44])
      expect(new Set(sizes('.cell', 'width')).size).to.equal(1)
    })
  }

  it('EMB-05 a placeholder stays in one line beside its name in the narrowest place', async () => {
    world.gateway.expects(habanero.getJackpots).waits()
    const element = await fixture('<bnw-jackpots style="inline-size:264px"></bnw-jackpots>')
    await waitUntil(() => viewOf(element).querySelector('[aria-busy]'), 'it waits')

    for (const level of viewOf(element).querySelectorAll<HTMLElement>('.level'))
      expect(level.offsetHeight).to.equal(44)
  })

  it('HOME-02 flaps only the digits that change', async () => {
    const element = await open('1,300.00')
    const still = () =>
      [...viewOf(element).querySelectorAll('.cell:not(.flap)')].map(cell => cell.textContent)
    expect(still().join('')).to.equal('130000')
    await ask(element, '1,240.00')
    await ask(element, '1,241.00')
    await waitUntil(() => figure(element) === '₺1.241,00')

    expect(still().join('')).to.equal('100')
  })

  it('EMB-03 lets the page launch the game', async () => {
    const element = await open('1,300.00')
    const detail = interceptedDetail(element, 'bnw-game-launch')
    viewOf(element).querySelector<HTMLAnchorElement>('a.level')!.click()

    expect(await detail).to.deep.equal({ type: 'slot', id: '1041', name: '', provider: '' })
  })

  it('HOME-02 pauses under the mouse, and continues when it leaves', async () => {
    const element = await open('1,300.00')
    const region = viewOf(element).querySelector('section')!
    region.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }))
    // Nothing shows that the pause has been rendered.
    await new Promise(requestAnimationFrame)
    await ask(element, '1,100.00')
    await ask(element, '1,101.00')
    expect(figure(element)).to.equal('₺1.300,00')
    region.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }))

    await waitUntil(() => figure(element) === '₺1.101,00')
  })

  it('HOME-01 decreases only after a win, which is shown once', async () => {
    const element = await open('1,300.00')
    await ask(element, '1,240.00')
    expect(figure(element)).to.equal('₺1.300,00')
    await ask(element, '1,241.00')

    await waitUntil(() => figure(element) === '₺1.241,00')
    expect(viewOf(element).querySelector('.won')?.textContent).to.equal('Kazanıldı')
  })

  it('pauses on its button', async () => {
    const element = await open('1,300.00')
    named(element, 'Sayaçları durdur').click()
    await waitUntil(
      () => viewOf(element).querySelector('button')?.getAttribute('aria-label') === 'Sayaçları sürdür'
    )
    await ask(element, '1,100.00')
    await ask(element, '1,101.00')
    expect(figure(element)).to.equal('₺1.300,00')
    named(element, 'Sayaçları sürdür').click()

    await waitUntil(() => figure(element) === '₺1.101,00')
  })

  it('is hidden if the request fails, until the next response', async () => {
    world.gateway.expects(habanero.getJackpots).refuses('Yok')
    const dispatched = oneEvent<{ code: string }>(document, 'bnw-error')
    const element = await fixture('<bnw-jackpots></bnw-jackpots>')
    expect((await dispatched).detail.code).to.equal('refused')
    await waitUntil(() => element.offsetHeight === 0)
    await ask(element, '1,300.00')

    await waitUntil(() => figure(element) === '₺1.300,00')
  })
})

function figure(element: Element): string | null | undefined {
  return viewOf(element).querySelector('.board .visually-hidden')?.textContent
}
