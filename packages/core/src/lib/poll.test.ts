import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { createPoll } from './poll.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function polled() {
  let count = 0
  const ask = async () => void count++
  return { poll: createPoll(ask, 10_000, () => Date.now()), count: () => count }
}

describe('what is asked for while somebody looks', () => {
  test('is asked for at once and every ten seconds, once for all who look', async () => {
    const { poll, count } = polled()
    const leave = [poll.watch(), poll.watch()]
    await vi.advanceTimersByTimeAsync(0)
    expect(count()).toBe(1)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(count()).toBe(3)
    leave.forEach(end => end())
  })

  test('rests when nobody looks, and is not asked for sooner afterwards', async () => {
    const { poll, count } = polled()
    poll.watch()()
    const leave = poll.watch()
    await vi.advanceTimersByTimeAsync(0)
    leave()
    leave()
    await vi.advanceTimersByTimeAsync(4_000)
    poll.watch()
    await vi.advanceTimersByTimeAsync(5_999)
    expect(count()).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(count()).toBe(2)
    poll.clear()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(count()).toBe(2)
  })
})
