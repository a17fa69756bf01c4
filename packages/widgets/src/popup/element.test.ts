import './element.ts'

import { cmscontroller } from '@bnw/core/contract'

import {
  describe,
  expect,
  expectAccessible,
  fixture,
  it,
  named,
  oneEvent,
  outsideOf,
  removed,
  viewOf,
  waitUntil
} from '../../../../tests/elements/fixture.ts'
import { withVisitor, world } from '../../../../tests/elements/player.ts'

describe('<bnw-popup>', () => {
  withVisitor()

  function answer(more: object = {}): void {
    const popup = { ID: '7', Title: 'Hoş geldiniz', Text: '<p>Metin</p>', Image: '', Link: '/promotions' }
    world.gateway.expects(cmscontroller.popupInformation).answers([{ ...popup, Active: 1, ...more }])
  }

  const card = (element: Element) => viewOf(element).querySelector<HTMLElement>('section.popup')

  it('HOME-01 shows the active popup without taking the focus, is accessible, and stays closed', async () => {
    answer()
    const element = await fixture('<bnw-popup></bnw-popup>')
    await waitUntil(() => card(element))
    expect(document.activeElement).to.equal(document.body)
    await waitUntil(() => viewOf(element).querySelector('div.html p'))
    await expectAccessible(element)
    named(element, 'Kapat').click()

    await waitUntil(() => !card(element))
    expect(world.storage.get('modalStatus')).to.equal('7')
  })

  it('GATE-07 aborts the request of a popup that is removed, whose reply never lands', async () => {
    const late = world.gateway.expects(cmscontroller.popupInformation).waits()
    const old = await fixture('<bnw-popup></bnw-popup>')
    await waitUntil(() => world.gateway.count(cmscontroller.popupInformation) === 1)
    await removed(old)
    answer()
    const element = await fixture('<bnw-popup></bnw-popup>')
    await waitUntil(() => card(element))
    late.answers([])

    expect(card(element)).not.to.equal(null)
  })

  it('A11Y-01 is a region with a name, and keeps the focus at its place when it is closed', async () => {
    answer()
    const element = await fixture('<bnw-popup style="outline: 3px solid"></bnw-popup>')
    const strip = await waitUntil(() => card(element))
    const heading = viewOf(element).querySelector(`#${strip.getAttribute('aria-labelledby')}`)
    expect([heading?.textContent, strip.getAttribute('role')]).to.deep.equal(['Hoş geldiniz', null])
    const button = named(element, 'Kapat')
    button.focus()
    button.click()

    await waitUntil(() => !card(element))
    expect(document.activeElement).to.equal(element)
    expect(getComputedStyle(element).outlineStyle).to.equal('none')
  })

  it('SEC-01 shows its text without scripts and handlers', async () => {
    answer({ Text: '<p onclick="x()">Güvenli</p><img src="x" onerror="x()"><script>x()</script>' })
    const element = await fixture('<bnw-popup></bnw-popup>')
    await waitUntil(() => viewOf(element).querySelector('div.html p'))

    expect(viewOf(element).querySelector('script, [onclick], [onerror]')).to.equal(null)
  })

  it('closes when its link is followed, and navigates', async () => {
    answer()
    const element = await fixture('<bnw-popup></bnw-popup>')
    await waitUntil(() => card(element))
    const asked = oneEvent<{ path: string }>(element, 'bnw-navigate')
    element.addEventListener('bnw-navigate', event => event.preventDefault())
    named(element, 'Detay').click()

    expect((await asked).detail.path).to.equal('/promotions')
    await waitUntil(() => !card(element))
  })

  it('HOME-01 is in the flow of the page, and covers nothing', async () => {
    answer()
    const element = await fixture('<bnw-popup></bnw-popup>')
    await waitUntil(() => card(element))

    const { height } = element.getBoundingClientRect()
    expect(height).to.equal(card(element)!.getBoundingClientRect().height)
    expect(height).to.be.at.least(48)
    expect(getComputedStyle(card(element)!).position).to.equal('static')
  })

  it('GATE-06 appears when the device is online again', async () => {
    world.gateway.expects(cmscontroller.popupInformation).refuses('Şu an olmuyor')
    const element = document.createElement('bnw-popup')
    const failed = oneEvent(element, 'bnw-error')
    document.body.append(element)
    await failed
    answer()
    dispatchEvent(new Event('online'))

    await waitUntil(() => card(element))
    element.remove()
  })

  it('EMB-04 has room for its text at 280 px', async () => {
    answer({ Text: '<p>Bütün para sanaldır; dilediğiniz gibi gezin.</p>', Image: '/popup.webp' })
    const element = await fixture('<bnw-popup style="inline-size: 280px"></bnw-popup>')
    const text = await waitUntil(() => viewOf(element).querySelector('div.html p'))

    expect(text.getBoundingClientRect().width).to.be.above(120)
    expect(outsideOf(element)).to.deep.equal([])
  })
})
