import { startCore } from '@bnw/core'
import { testEnvironment } from '@bnw/core/testing'
import { createElement } from 'react'

import {
  declareElement,
  defineElement,
  useElementState,
  useRefresh
} from '../../packages/widgets/src/kit/index.ts'
import { beforeEach, describe, expect, find, fixture, it, oneEvent, waitUntil } from './fixture.ts'
import { defineTestElements } from '../../packages/widgets/src/kit/test-elements.tsx'

defineTestElements()

/** How often an element that has not shown its first content yet was asked to load again. */
let earlyLoads = 0
const loading = declareElement({
  tag: 'bnw-test-loading',
  tier: 'public',
  attributes: {},
  events: {},
  styles: []
})
defineElement(loading, () => {
  useElementState('loading')
  useRefresh(async () => void earlyLoads++)
  return createElement('output')
})

async function openReady(markup = '<bnw-test></bnw-test>'): Promise<HTMLElement> {
  const ready = oneEvent(document, 'bnw-ready')
  const element = await fixture(markup)
  await ready
  return element
}

/** How often an element has loaded its data again. */
function loads(element: Element): string {
  return find(element, '#loads')!.textContent
}

/** Resolves after what another element has rendered meanwhile, and after its place in the viewport is known. */
async function aRender(): Promise<void> {
  const element = await openReady()
  await new Promise<void>(resolve => {
    new IntersectionObserver((_, observer) => {
      observer.disconnect()
      resolve()
    }).observe(element)
  })
}

describe('an element on a page that is shown again', () => {
  let { clock } = testEnvironment()
  beforeEach(async () => {
    clock = testEnvironment().clock
    await startCore()
  })

  /** The code that notices it loads while the page is hidden. */
  async function hideFor(ms: number): Promise<void> {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
    await import('../../packages/widgets/src/kit/renewal.ts')
    clock.advance(ms)
    Reflect.deleteProperty(document, 'visibilityState')
    document.dispatchEvent(new Event('visibilitychange'))
  }

  it('loads its data again after more than five minutes', async () => {
    const element = await openReady()
    await hideFor(5 * 60_000)
    await aRender()
    expect(loads(element)).to.equal('0')
    await hideFor(5 * 60_000 + 1)

    await waitUntil(() => loads(element) === '1')
    await aRender()
    expect(loads(element)).to.equal('1')
  })

  it('does not load again what is still loading', async () => {
    const early = await fixture('<bnw-test-loading></bnw-test-loading>')
    const element = await openReady()
    await waitUntil(() => find(early, 'output'))
    await hideFor(3_600_000)

    await waitUntil(() => loads(element) === '1')
    expect(earlyLoads).to.equal(0)
  })

  it('loads it only when it is near the viewport', async () => {
    const far = await openReady('<bnw-test style="position: absolute; inset-block-start: 5000px"></bnw-test>')
    const near = await openReady()
    await hideFor(3_600_000)
    await waitUntil(() => loads(near) === '1')
    expect(loads(far)).to.equal('0')
    far.style.insetBlockStart = '0'

    await waitUntil(() => loads(far) === '1')
  })
})
