import { startCore } from '@bnw/core'
import { chooseTheme } from '@bnw/core/theme'

import { beforeEach, describe, expect, fixture, it, oneEvent, waitUntil } from './fixture.ts'
import { defineTestElements, renders } from '../../packages/widgets/src/kit/test-elements.tsx'

defineTestElements()

describe('another theme', () => {
  beforeEach(() => startCore())

  it('does not render the view of an element again', async () => {
    const ready = oneEvent(document, 'bnw-ready')
    const element = await fixture('<bnw-test></bnw-test>')
    await ready
    const { count } = renders
    chooseTheme('light')

    await waitUntil(() => element.dataset['mode'] === 'light')
    expect(renders.count).to.equal(count)
  })

  it('EMB-11 with theme="auto" follows elements of the page around it, slow changes of colour, and a move', async () => {
    const page = await fixture('<main style="background: #fff"><bnw-test theme="auto"></bnw-test></main>')
    const element = page.firstElementChild as HTMLElement
    await waitUntil(() => element.dataset['mode'] === 'light')

    page.style.background = '#111'
    await waitUntil(() => element.dataset['mode'] === 'dark', 'another colour')

    page.style.transition = 'background-color 50ms'
    page.style.background = '#fff'
    await waitUntil(() => element.dataset['mode'] === 'light', 'a slow change')

    const other = await fixture('<div style="background: #111"></div>')
    other.append(element)
    await waitUntil(() => element.dataset['mode'] === 'dark', 'a move')
  })
})
