import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { Overlay } from './overlay.ts'
import type { ToFrame } from './protocol.ts'

/** A frame on a page, and the messages that it receives. */
function frame() {
  const root = document.body.appendChild(document.createElement('div'))
  const dialog = root.appendChild(document.createElement('dialog'))
  const sent: ToFrame[] = []
  const onSilent = vi.fn()
  const overlay = new Overlay({ root, dialog }, message => sent.push(message), onSilent)
  const cover = () => {
    overlay.step('wanted')
    overlay.step('placed')
  }
  return { overlay, dialog, sent, onSilent, cover }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('EMB-10 a second dialog at the same time follows when the first has finished', () => {
  const [one, two] = [frame(), frame()]
  one.overlay.step('wanted')
  // A second dialog in the same frame.
  one.overlay.step('wanted')
  two.overlay.step('wanted')
  one.overlay.step('placed')
  two.overlay.step('placed')
  expect([one.dialog.open, two.dialog.open]).toEqual([true, false])
  // Its place for each dialog, and one check whether it answers.
  expect([one.sent.length, two.sent.length]).toEqual([3, 0])
  const other = frame()
  other.overlay.step('wanted')
  other.overlay.end()
  expect(one.sent, 'one in the queue is gone').toHaveLength(3)

  one.overlay.step('done')
  expect(two.sent).toMatchObject([{ type: 'overlay', place: { left: 0 } }])
  two.overlay.step('placed')
  expect([one.dialog.open, two.dialog.open]).toEqual([false, true])

  two.overlay.end()
  expect(two.dialog.open).toBe(false)
  const count = two.sent.length
  vi.advanceTimersByTime(5_000)
  expect(two.sent, 'no further checks').toHaveLength(count)
})

test('EMB-10 Escape is left to the frame, and an element that is gone covers nothing', () => {
  const { overlay, dialog, cover } = frame()
  const escape = new Event('cancel', { cancelable: true })
  dialog.dispatchEvent(escape)
  expect(escape.defaultPrevented).toBe(true)

  dialog.remove()
  cover()
  expect(dialog.open).toBe(false)
  overlay.end()
})

test('EMB-10 a dialog whose frame is gone lets the next one open', () => {
  const [one, two] = [frame(), frame()]
  one.overlay.step('wanted')
  two.overlay.step('wanted')
  one.overlay.end()

  expect(two.sent).toHaveLength(1)
  two.overlay.end()
})

test('EMB-10 a frame that no longer answers uncovers the page, and may cover it again', () => {
  const { overlay, dialog, sent, onSilent, cover } = frame()
  const answer = () => overlay.step('placed')
  cover()
  answer()
  vi.advanceTimersByTime(4_000)
  answer()
  vi.advanceTimersByTime(5_000)
  expect(dialog.open).toBe(true)

  vi.advanceTimersByTime(1_000)
  expect(dialog.open).toBe(false)
  expect(sent.at(-1)).toEqual({ type: 'overlay', place: null })
  expect(onSilent).toHaveBeenCalledOnce()
  answer()
  expect(dialog.open, 'it has to ask for the window first').toBe(false)

  cover()
  expect(dialog.open).toBe(true)
  overlay.end()
})

test('EMB-10 a dialog stays over a frame in a hidden tab, or of a site that answers no checks', () => {
  const { overlay, dialog, cover } = frame()
  cover()
  vi.advanceTimersByTime(60_000)
  expect(dialog.open).toBe(true)

  overlay.step('placed')
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  vi.advanceTimersByTime(60_000)
  hidden.mockReturnValue(false)
  vi.advanceTimersByTime(5_000)
  expect(dialog.open).toBe(true)
  overlay.end()
})
