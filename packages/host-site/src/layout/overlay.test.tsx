import { startCore } from '@bnw/core'
import { testEnvironment } from '@bnw/core/testing'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { $screen } from '../navigation.ts'
import { Overlay } from './overlay.tsx'

let root: Root

beforeEach(async () => {
  testEnvironment()
  await startCore()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  $screen.set('wait')
  root = createRoot(document.body)
  root.render(<Overlay />)
  const timers = vi.spyOn(globalThis, 'setTimeout')
  await expect.poll(() => timers.mock.calls.some(([, delay]) => delay === 400)).toBe(true)
})

afterEach(() => {
  root.unmount()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const dialog = () => document.querySelector('dialog')

test('NAV-07 after 400 ms of work a spinner says "please wait", and Escape does not close it', async () => {
  vi.advanceTimersByTime(399)
  expect(dialog()).toBeNull()

  vi.advanceTimersByTime(1)

  await expect.poll(() => dialog()?.open).toBe(true)
  expect(dialog()!.querySelector('[role=status]')!.textContent).toBe('Lütfen bekleyin')
  expect(dialog()!.querySelector('.spinner')).not.toBeNull()
  const escape = new Event('cancel', { cancelable: true })
  dialog()!.dispatchEvent(escape)
  expect(escape.defaultPrevented).toBe(true)
})

test('NAV-07 the overlay disappears when the work has ended', async () => {
  vi.advanceTimersByTime(400)
  await expect.poll(dialog).not.toBeNull()

  $screen.set('page')

  await expect.poll(dialog).toBeNull()
})
