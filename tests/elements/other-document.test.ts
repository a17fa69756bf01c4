import { startCore } from '@bnw/core'
import { testEnvironment } from '@bnw/core/testing'

import { beforeEach, describe, expect, fixture, it, waitUntil } from './fixture.ts'
import { defineTestElements } from '../../packages/widgets/src/kit/test-elements.tsx'

defineTestElements()

describe('an element in another document', () => {
  beforeEach(async () => {
    testEnvironment()
    await startCore()
  })

  it('H12 keeps its state, and throws nothing, in a document without a window', async () => {
    const element = await fixture('<bnw-test></bnw-test>')
    const count = await waitUntil(() => element.shadowRoot!.getElementById('count'))
    count.click()
    await waitUntil(() => count.textContent === '1')
    const faults: unknown[] = []
    const note = (event: ErrorEvent) => faults.push(event.message)
    addEventListener('error', note)
    const other = document.implementation.createHTMLDocument()

    other.body.append(other.adoptNode(element))
    await nextTask()
    document.body.append(element)
    await nextTask()

    removeEventListener('error', note)
    expect(faults).to.deep.equal([])
    expect(count.textContent).to.equal('1')
    const { color, fontStyle } = getComputedStyle(element.shadowRoot!.querySelector('.test')!)
    expect([color, fontStyle]).to.deep.equal(['rgb(1, 2, 3)', 'italic'])
    element.remove()
  })
})

function nextTask(): Promise<void> {
  return new Promise(resolve => setTimeout(() => setTimeout(resolve)))
}
