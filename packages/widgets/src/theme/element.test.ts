import './element.ts'

import { startCore } from '@bnw/core'
import { testEnvironment } from '@bnw/core/testing'

import {
  beforeEach,
  describe,
  expect,
  expectAccessible,
  fixture,
  it,
  named,
  press,
  waitUntil
} from '../../../../tests/elements/fixture.ts'

async function openOn(background: string, theme: string): Promise<HTMLElement> {
  document.body.style.background = background
  const element = await fixture(`<bnw-theme theme="${theme}"></bnw-theme>`)
  await waitUntil(() => element.dataset['mode'])
  return element
}

function viewOf(element: Element): HTMLElement {
  return element.shadowRoot!.querySelector<HTMLElement>('.root')!
}

function colourOf(element: Element): string {
  return getComputedStyle(viewOf(element)).backgroundColor
}

describe('<bnw-theme>', () => {
  let world = testEnvironment()

  beforeEach(async () => {
    world = testEnvironment()
    document.body.removeAttribute('style')
    await startCore()
  })

  it('THEME-01 switches the page to light and back, stores it, and names its action in its label', async () => {
    const element = await fixture('<bnw-theme></bnw-theme>')
    await press(element, 'Aydınlık Mod')

    await waitUntil(() => element.dataset['mode'] === 'light')
    expect(world.storage.get('bnwUserMode')).to.equal('light')
    await expectAccessible(element)
    await press(element, 'Karanlık Mod')

    await waitUntil(() => element.dataset['mode'] === 'dark')
    expect(world.storage.get('bnwUserMode')).to.equal('dark')
  })

  it('THEME-01 follows a switch in another tab', async () => {
    const element = await fixture('<bnw-theme></bnw-theme>')
    await waitUntil(() => element.dataset['mode'] === 'dark')
    world.storage.fromOtherTab({ bnwUserMode: 'light' })

    await waitUntil(() => element.dataset['mode'] === 'light')
    named(element, 'Karanlık Mod')
  })

  it('EMB-11 follows the ground of the page with theme="auto", and needs none of its own there', async () => {
    const element = await openOn('#fdf6c9', 'auto')
    expect(element.dataset['mode']).to.equal('light')
    expect(colourOf(element)).to.equal('rgba(0, 0, 0, 0)')

    document.body.style.background = '#101010'
    await waitUntil(() => element.dataset['mode'] === 'dark')
    expect(colourOf(element)).to.equal('rgba(0, 0, 0, 0)')
  })

  it('THEME-01 EMB-11 offers what the page is not with theme="auto" in the configuration', async () => {
    world = testEnvironment({ configuration: { theme: 'auto' } })
    document.body.style.background = '#fdf6c9'
    await startCore()
    const element = await fixture('<bnw-theme></bnw-theme>')
    const label = () => element.shadowRoot?.querySelector('.root button')?.getAttribute('aria-label')
    await waitUntil(() => label() === 'Karanlık Mod', 'a light page offers dark')
    document.body.style.background = '#101010'
    await waitUntil(() => label() === 'Aydınlık Mod', 'a dark one offers light')
    await press(element, 'Aydınlık Mod')

    await waitUntil(() => element.dataset['mode'] === 'light')
  })

  it('A11Y-01 EMB-11 has a ground of its own where its text would not be readable', async () => {
    const element = await openOn('#fff', 'dark')
    expect(colourOf(element)).to.equal('rgb(12, 21, 24)')
    expect(getComputedStyle(viewOf(element)).padding).to.equal('0px 4px')

    document.body.style.background = '#000'
    await waitUntil(() => colourOf(element) === 'rgba(0, 0, 0, 0)')
  })

  it('THEME-02 has the page’s font, or the one of --bnw-font', async () => {
    document.body.style.fontFamily = 'Georgia, serif'
    const element = await openOn('#fff', 'light')
    expect(getComputedStyle(viewOf(element)).fontFamily).to.equal('Georgia, serif')

    element.style.setProperty('--bnw-font', 'Verdana')
    expect(getComputedStyle(viewOf(element)).fontFamily).to.equal('Verdana')
  })

  it('THEME-02 has the spaces of --bnw-word-spacing between its words, and none of the page', async () => {
    document.body.style.wordSpacing = '9px'
    const element = await openOn('#fff', 'light')
    expect(getComputedStyle(viewOf(element)).wordSpacing).to.equal('0px')

    element.style.setProperty('--bnw-word-spacing', '0.1em')
    expect(getComputedStyle(viewOf(element)).wordSpacing).to.equal('1.6px')
  })
})
