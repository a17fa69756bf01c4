import { expect, test, vi } from 'vitest'

import { Place } from './place.ts'
import { frameStyles } from './styles.ts'

/** The rule of a frame that has not reported its size. */
const waitingRule = /\.place\[data-state='waiting'\] dialog \{[^}]*\}/.exec(frameStyles)?.[0]

// In a hidden frame of another site Chromium draws nothing, so it would never report its size.
test('EMB-10 a waiting frame is transparent and inert, but not hidden, until it has reported its size', () => {
  const host = document.body.appendChild(document.createElement('div'))
  const place = new Place(host, '100px')
  place.newFrame('about:blank', '')
  expect(waitingRule).toContain('opacity: 0')
  expect(waitingRule).toContain('pointer-events: none')
  expect(waitingRule).not.toMatch(/visibility|display/)
  expect(place.dialog.inert).toBe(true)

  place.resize({ type: 'size', height: 100, below: 0 })
  expect(place.dialog.inert).toBe(false)
  host.remove()
})

test('EMB-10 is as wide as the page lets it be again after a size without a width', () => {
  const host = document.body.appendChild(document.createElement('div'))
  const place = new Place(host, '100px')
  const before = host.shadowRoot!.adoptedStyleSheets.length
  place.resize({ type: 'size', height: 100, below: 0, width: 300 })
  expect(host.shadowRoot!.adoptedStyleSheets).toHaveLength(before + 1)

  place.resize({ type: 'size', height: 120, below: 0 })
  expect(host.shadowRoot!.adoptedStyleSheets).toHaveLength(before)
  host.remove()
})

test('EMB-10 a frame without content takes no focus but for its dialog, and has room for messages when it asks', async () => {
  const host = document.body.appendChild(document.createElement('div'))
  const place = new Place(host, '100px')
  const frame = place.newFrame('about:blank', '')
  place.resize({ type: 'size', height: 0, below: 72 })
  expect(frame.getAttribute('tabindex')).toBe('-1')
  expect(place.root.hasAttribute('data-below')).toBe(true)

  place.dialog.show()
  await vi.waitFor(() => expect(frame.hasAttribute('tabindex')).toBe(false))
  place.resize({ type: 'size', height: 0, below: 0 })
  expect(frame.hasAttribute('tabindex')).toBe(false)
  expect(place.root.hasAttribute('data-below')).toBe(false)
  host.remove()
})
