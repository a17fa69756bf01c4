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
})
