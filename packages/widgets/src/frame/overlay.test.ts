import { expect, test } from 'vitest'

import { Overlay } from './overlay.ts'
import type { ToFrame } from './protocol.ts'

/** A frame on a page, and what it is told. */
function frame() {
  const root = document.body.appendChild(document.createElement('div'))
  const dialog = root.appendChild(document.createElement('dialog'))
  const sent: ToFrame[] = []
  const overlay = new Overlay({ root, dialog }, message => sent.push(message))
  return { overlay, dialog, sent }
}

test('EMB-10 a second dialog at the same time follows when the first has finished', () => {
  const [one, two] = [frame(), frame()]
  one.overlay.step('wanted')
  two.overlay.step('wanted')
  one.overlay.step('placed')
  two.overlay.step('placed')
  expect([one.dialog.open, two.dialog.open]).toEqual([true, false])
  expect([one.sent.length, two.sent.length]).toEqual([1, 0])

  one.overlay.step('done')
  expect(two.sent).toMatchObject([{ type: 'overlay', place: { left: 0 } }])
  two.overlay.step('placed')
  expect([one.dialog.open, two.dialog.open]).toEqual([false, true])

  two.overlay.end()
  expect(two.dialog.open).toBe(false)
})

test('EMB-10 a dialog whose frame is gone leaves its turn to the next', () => {
  const [one, two] = [frame(), frame()]
  one.overlay.step('wanted')
  two.overlay.step('wanted')
  one.overlay.end()

  expect(two.sent).toHaveLength(1)
})
