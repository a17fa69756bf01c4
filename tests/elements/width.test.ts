import { startCore } from '@bnw/core'
import { testEnvironment } from '@bnw/core/testing'

import { beforeEach, describe, expect, fixture, it, waitUntil } from './fixture.ts'
import { defineTestElements } from '../../packages/widgets/src/kit/test-elements.tsx'

defineTestElements()

function drawn(element: Element): Promise<Element> {
  return waitUntil(() => element.shadowRoot!.querySelector('#props'))
}

describe('the width of an element', () => {
  beforeEach(async () => {
    testEnvironment()
    await startCore()
  })

  for (const style of [
    'display: flex',
    'display: grid; place-content: center',
    'float: left',
    'writing-mode: vertical-lr'
  ])
    it(`H26 fills what there is in a box with ${style}`, async () => {
      const place = await fixture<HTMLElement>(
        `<div style="inline-size: 500px"><div style="${style}"></div></div>`
      )
      const element = document.createElement('bnw-test')
      place.firstElementChild!.append(element)
      await drawn(element)

      expect(element.getBoundingClientRect().width).to.be.at.least(500)
    })

  it('H26 leaves the others of a row their width, and the page its own rules', async () => {
    const place = await fixture<HTMLElement>(
      '<div style="display: flex; inline-size: 900px"><nav style="inline-size: 300px"></nav><bnw-test></bnw-test></div>'
    )
    const element = place.querySelector<HTMLElement>('bnw-test')!
    await drawn(element)
    expect(Math.round(element.getBoundingClientRect().width / 10)).to.equal(60)

    element.style.cssText = 'flex: none; inline-size: 100px'
    expect(element.getBoundingClientRect().width).to.equal(100)
  })
})
