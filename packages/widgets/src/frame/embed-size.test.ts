import { expect, onTestFinished, test, vi } from 'vitest'

import { reportSize } from './embed-size.ts'
import type { ToPage } from './protocol.ts'

/** An element of which the view has this type of container, and what it reports. */
function create(containerType: string) {
  vi.stubGlobal('getComputedStyle', () => ({ containerType }))
  onTestFinished(() => void vi.unstubAllGlobals())
  const element = document.createElement('div')
  element.innerHTML = '<div class="root"></div>'
  const sent: ToPage[] = []
  return { size: reportSize(element, message => sent.push(message)), sent }
}

test('EMB-10 the room for short messages is reported once for each change', () => {
  const { size, sent } = create('inline-size')
  for (const room of [80, 80, 0]) size.setBelow(room)

  expect(sent).toMatchObject([{ below: 80 }, { below: 0 }])
})

test('EMB-10 an element as wide as its content asks for no room: it is too narrow for a message', () => {
  const { size, sent } = create('normal')
  size.setBelow(80)

  expect(sent).toEqual([])
})
