import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'

import { useWakeLock } from './use-wake-lock.ts'

function Game() {
  useWakeLock(true)
  return null
}

test('a page that is shown again while a lock is requested holds one lock, until the game is closed', async () => {
  const locks: { release: () => Promise<void> }[] = []
  const request = async () => {
    const lock = { release: vi.fn(async () => undefined) }
    locks.push(lock)
    return lock
  }
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'wakeLock'))
  const root = createRoot(document.createElement('div'))
  flushSync(() => root.render(<Game />))
  document.dispatchEvent(new Event('visibilitychange'))
  const released = () => locks.map(({ release }) => vi.mocked(release).mock.calls.length)
  await vi.waitFor(() => expect(released()).toEqual([1, 0]))
  flushSync(() => root.unmount())

  expect(released()).toEqual([1, 1])
})
