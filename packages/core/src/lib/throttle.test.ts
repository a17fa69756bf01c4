import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { testEnvironment } from '../testing/environment.ts'
import { throttle } from './throttle.ts'

beforeEach(() => {
  vi.useFakeTimers()
  testEnvironment()
})
afterEach(() => void vi.useRealTimers())

test('runs at once, then once in an interval, the last request included', () => {
  const work = vi.fn()
  const { run } = throttle(1_000, work)
  for (let count = 0; count < 100; count++) run()
  expect(work).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1_000)
  expect(work).toHaveBeenCalledTimes(2)
  run()
  vi.advanceTimersByTime(1_000)
  expect(work).toHaveBeenCalledTimes(3)
  vi.advanceTimersByTime(1_000)
  run()
  expect(work).toHaveBeenCalledTimes(4)
})

test('says whether a run that is cancelled was still to come', () => {
  const work = vi.fn()
  const { run, cancel } = throttle(1_000, work)
  run()
  expect(cancel()).toBe(false)
  run()
  run()
  expect(cancel()).toBe(true)
  vi.advanceTimersByTime(1_000)
  expect(work).toHaveBeenCalledTimes(2)
})
