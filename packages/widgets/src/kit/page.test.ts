import { $isStepUpAsked } from '@bnw/core/gateway'
import { testEnvironment } from '@bnw/core/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { startPage } from './page.ts'

beforeEach(() => {
  vi.useFakeTimers()
  testEnvironment()
  startPage()
})
afterEach(() => {
  document.body.replaceChildren()
  vi.useRealTimers()
})

test('SEC-02 calls that wait for a confirmation fail if its code does not load', async () => {
  $isStepUpAsked.set(true)
  expect(document.querySelector('bnw-step-up')).not.toBeNull()
  await vi.advanceTimersByTimeAsync(14_999)
  expect($isStepUpAsked.get()).toBe(true)
  await vi.advanceTimersByTimeAsync(1)

  expect($isStepUpAsked.get()).toBe(false)
})
