import './element.ts'

import { environment } from '@bnw/core'
import { staticFiles } from '@bnw/core/contract'
import { $language } from '@bnw/core/lib'

import {
  describe,
  expect,
  expectAccessible,
  find,
  findAll,
  fixture,
  it,
  oneEvent,
  press,
  waitForText,
  waitUntil
} from '../../../../tests/elements/fixture.ts'
import { withVisitor, world } from '../../../../tests/elements/player.ts'

describe('<bnw-language>', () => {
  withVisitor()

  const items = (element: Element) => findAll(element, '[role^=menuitem]')

  async function open(markup = '<bnw-language></bnw-language>'): Promise<HTMLElement> {
    world.gateway.expectsFile(staticFiles.languagesFile).answers([
      { id: 1, title: 'TR', lang: 'tr' },
      { id: 2, title: 'EN', lang: 'en' },
      { id: 3, title: 'DE', lang: 'de' }
    ])
    const host = await fixture(markup)
    const element = host.querySelector<HTMLElement>('bnw-language') ?? host
    await waitForText(element, 'TR')
    find(element, '.menu-button')!.click()
    await waitUntil(() => items(element).length === 2)
    return element
  }

  it('I18N-03 offers the listed languages it has words for, by their own names, and is accessible', async () => {
    const element = await open()

    expect(items(element).map(item => [item.textContent, item.lang])).to.deep.equal([
      ['Türkçe', 'tr'],
      ['English', 'en']
    ])
    expect(items(element).map(item => item.getAttribute('aria-checked'))).to.deep.equal(['true', 'false'])
    await expectAccessible(element)
  })

  it('A11Y-01 the name of its button contains what it shows (2.5.3)', async () => {
    const element = await open()

    const code = find(element, '.menu-button .trigger')!
    expect([code.textContent, code.closest('[aria-hidden]')]).to.deep.equal(['TR', null])
  })

  for (const side of ['start', 'end'])
    it(`EMB-04 the list is at the ${side} of its button on a zoomed page`, async () => {
      const style = `zoom:1.5;display:flex;justify-content:${side};margin-block-start:200px`
      const element = await open(`<div style="${style}"><bnw-language></bnw-language></div>`)
      const button = find(element, '.menu-button')!.getBoundingClientRect()
      const list = find(element, ':popover-open')!
      await Promise.all(list.getAnimations().map(({ finished }) => finished))
      const { left, right, top } = list.getBoundingClientRect()

      expect(top - button.bottom).to.be.closeTo(6, 1)
      expect(side === 'start' ? left - button.left : right - button.right).to.be.closeTo(0, 1)
    })

  it('A11Y-01 Escape closes the list alone, not a popover around it', async () => {
    const element = await open()
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })

    items(element)[0]!.dispatchEvent(escape)

    expect(escape.defaultPrevented).to.equal(true)
    expect(find(element, '.menu-button:focus')).not.to.equal(null)
  })

  it('I18N-03 names only the button "Dil" while the list is closed', async () => {
    const element = await open()
    expect(findAll(element, '[aria-label=Dil]')).to.have.length(1)

    await press(element, 'English')

    await waitUntil(() => findAll(element, '[aria-label]').length === 0)
  })

  it('closes the list before the views render in the other language', async () => {
    const element = await open()
    let goOn = () => {}
    environment().nextTask = () => new Promise(resolve => (goOn = resolve))
    await press(element, 'English')

    await waitUntil(() => !find(element, ':popover-open'), 'the list is closed')
    expect($language.get()).to.equal('tr')
    goOn()
    await waitForText(element, 'EN')
  })

  it('I18N-02 switches the language of the page, and stores it', async () => {
    const element = await open()
    const switched = oneEvent<{ lang: string }>(document, 'bnw-language')
    await press(element, 'English')

    expect((await switched).detail.lang).to.equal('en')
    await waitUntil(() => element.lang === 'en')
    await waitForText(element, 'EN')
    expect($language.get()).to.equal('en')
    expect(world.storage.get('bnwUserLang')).to.equal('en')
  })
})
