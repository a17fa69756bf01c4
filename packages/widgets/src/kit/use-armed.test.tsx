import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { guardButtons, useArmed } from './use-armed.ts'

let notify: (entry: { intersectionRatio: number; isVisible?: boolean }) => void
let place: { left: number; top: number; width: number; height: number }
let root: Root
let button: HTMLButtonElement

function Button({ isGuarded = true }) {
  const { ref, isArmed } = useArmed(isGuarded)
  return (
    <button ref={ref} type="button">
      {isArmed ? 'armed' : 'idle'}
    </button>
  )
}

/** Time passes, with its frames and timers. */
function pass(duration: number): void {
  flushSync(() => vi.advanceTimersByTime(duration))
}

beforeEach(() => {
  vi.useFakeTimers()
  place = { left: 20, top: 300, width: 200, height: 48 }
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => place as DOMRect)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: object[]) => void) {
        notify = entry => flushSync(() => callback([entry]))
      }
      observe() {}
      disconnect() {}
    }
  )
  guardButtons()
  const container = document.body.appendChild(document.createElement('div'))
  root = createRoot(container)
  flushSync(() => root.render(<Button />))
  // Effects run after the next frame.
  pass(50)
  button = container.querySelector('button')!
})

afterEach(() => {
  root.unmount()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('H30 a guarded button acts once it has been wholly visible for half a second', () => {
  notify({ intersectionRatio: 0.5, isVisible: true })
  pass(600)
  expect(button.textContent).toBe('idle')

  notify({ intersectionRatio: 1, isVisible: false })
  pass(600)
  expect(button.textContent).toBe('idle')

  notify({ intersectionRatio: 1, isVisible: true })
  pass(450)
  expect(button.textContent).toBe('idle')
  pass(100)
  expect(button.textContent).toBe('armed')
})

test('H30 a guarded button that has moved inside the frame waits again', () => {
  notify({ intersectionRatio: 1, isVisible: true })
  pass(600)
  expect(button.textContent).toBe('armed')

  place = { ...place, top: 120 }
  pass(50)
  expect(button.textContent).toBe('idle')
  pass(550)
  expect(button.textContent).toBe('armed')
})

test('H30 a pressed button, which moves by a pixel, stays armed; one that drifts away does not', () => {
  notify({ intersectionRatio: 1, isVisible: true })
  pass(600)

  place = { ...place, top: 301 }
  pass(50)
  expect(button.textContent).toBe('armed')

  for (const top of [302, 303, 304, 305]) {
    place = { ...place, top }
    pass(20)
  }
  expect(button.textContent).toBe('idle')
})

test('H30 a guarded button waits again when the page has resized the frame', () => {
  notify({ intersectionRatio: 1, isVisible: true })
  pass(600)

  vi.stubGlobal('innerHeight', innerHeight + 300)
  pass(50)
  expect(button.textContent).toBe('idle')
})

test('H30 a guarded button waits while the page draws the frame at less than half its size', () => {
  notify({ intersectionRatio: 1, isVisible: true })
  pass(600)

  // As in Chromium 156 with a CSS zoom around the frame, which `isVisible` does not notice.
  vi.stubGlobal('devicePixelRatio', 0.3)
  pass(600)
  expect(button.textContent).toBe('idle')

  vi.stubGlobal('devicePixelRatio', 1)
  pass(600)
  expect(button.textContent).toBe('armed')
})

test('a button that moves no money acts at once', () => {
  flushSync(() => root.render(<Button isGuarded={false} />))

  expect(button.textContent).toBe('armed')
})
