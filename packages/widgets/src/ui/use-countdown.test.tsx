import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'

import { useCountdown } from './use-countdown.ts'

function Seconds({ left }: { left: number }) {
  return useCountdown(() => left)
}

test.each([
  [2_000, '2'],
  [1_001, '2'],
  [1_000, '1'],
  [1, '1'],
  [0, '0']
])('a countdown with %i ms left shows %s: a started second counts as whole', (left, shown) => {
  const element = document.createElement('div')
  const root = createRoot(element)
  flushSync(() => root.render(<Seconds left={left} />))

  expect(element.textContent).toBe(shown)
  root.unmount()
})

test('a countdown that is over has no timer', () => {
  vi.useFakeTimers()
  const root = createRoot(document.createElement('div'))
  flushSync(() => root.render(<Seconds left={1_000} />))
  expect(vi.getTimerCount()).toBe(1)
  flushSync(() => root.render(<Seconds left={0} />))
  expect(vi.getTimerCount()).toBe(0)

  root.unmount()
  vi.useRealTimers()
})
