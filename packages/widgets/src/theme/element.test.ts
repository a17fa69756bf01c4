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

describe('<bnw-theme>', () => {
  let world = testEnvironment()

  beforeEach(async () => {
    world = testEnvironment()
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
})
