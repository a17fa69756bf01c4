import './element.ts'

import { startCore } from '@bnw/core'
import { cmscontroller } from '@bnw/core/contract'
import { testEnvironment } from '@bnw/core/testing'

import { showBelow, staysOnTop } from '../kit/index.ts'
import {
  afterEach,
  beforeEach,
  describe,
  expect,
  expectAccessible,
  fixture,
  it,
  named,
  oneEvent,
  verified,
  viewOf,
  waitUntil
} from '../../../../tests/elements/fixture.ts'

describe('<bnw-popup>', () => {
  let world = testEnvironment()

  beforeEach(async () => {
    world = testEnvironment()
    await startCore()
  })

  afterEach(() => verified(world.gateway))

  function answer(more: object = {}): void {
    const popup = { ID: '7', Title: 'Hoş geldiniz', Text: '<p>Metin</p>', Image: '', Link: '/promotions' }
    world.gateway.expects(cmscontroller.popupInformation).answers([{ ...popup, Active: 1, ...more }])
  }

  const card = (element: Element) => viewOf(element).querySelector<HTMLElement>('[role=dialog]')

  it('HOME-01 shows the active popup without taking the focus, is accessible, and stays closed', async () => {
    answer()
    const element = await fixture('<bnw-popup></bnw-popup>')
    await waitUntil(() => card(element)?.matches(':popover-open'))
    expect(document.activeElement).to.equal(document.body)
    await waitUntil(() => viewOf(element).querySelector('div.html p'))
    await expectAccessible(element)
    named(element, 'Kapat').click()

    await waitUntil(() => !card(element))
    expect(world.storage.get('modalStatus')).to.equal('7')
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

  it('HOME-01 is hidden over a game', async () => {
    const game = await fixture('<div></div>')
    game.append(document.createElement('bnw-game'))
    answer()
    const dispatched = oneEvent(document, 'bnw-ready')
    const element = await fixture('<bnw-popup></bnw-popup>')
    await dispatched
    expect(card(element)).to.equal(null)
    game.replaceChildren()
    document.dispatchEvent(new FocusEvent('focusout'))

    await waitUntil(() => card(element))
  })

  it('HOME-01 waits until no dialog is open, since a modal dialog would make it inert', async () => {
    const place = await fixture('<div></div>')
    const dialog = place.appendChild(document.createElement('dialog'))
    dialog.showModal()
    answer()
    const dispatched = oneEvent(document, 'bnw-ready')
    const element = await fixture('<bnw-popup></bnw-popup>')
    await dispatched
    expect(card(element)).to.equal(null)
    dialog.close()
    document.dispatchEvent(new FocusEvent('focusout'))

    await waitUntil(() => card(element))
  })

  it('HOME-01 waits until an open menu of the page is closed', async () => {
    const menu = await fixture<HTMLElement>('<div popover="auto">Menu</div>')
    menu.showPopover()
    answer()
    const dispatched = oneEvent(document, 'bnw-ready')
    const element = await fixture('<bnw-popup></bnw-popup>')
    await dispatched
    expect(card(element)).to.equal(null)
    menu.hidePopover()

    await waitUntil(() => card(element))
  })

  it('HOME-01 stays below toasts that are already shown', async () => {
    const notices = await fixture('<div popover="manual"></div>')
    let isAbove = false
    const stop = staysOnTop(() => {
      isAbove = document.querySelector('bnw-popup')?.shadowRoot?.querySelector(':popover-open') !== null
      notices.showPopover()
    })
    answer()
    await fixture('<bnw-popup></bnw-popup>')

    await waitUntil(() => notices.matches(':popover-open'))
    expect(isAbove).to.equal(true)
    stop()
  })

  it('EMB-06 shows no popover of a disconnected element', () => {
    const card = Object.assign(document.createElement('div'), { popover: 'manual' })

    showBelow(card)

    expect(card.matches(':popover-open')).to.equal(false)
  })
})
