import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { testEnvironment } from '../testing/index.ts'
import { createPoll } from './poll.ts'
import { createRemote } from './remote.ts'

beforeEach(() => {
  vi.useFakeTimers()
  testEnvironment({ environment: { now: () => Date.now() } })
})
afterEach(() => vi.useRealTimers())

function polled() {
  let count = 0
  const load = async () => void count++
  return { poll: createPoll({ poll: load }, 10_000), count: () => count }
}

describe('polling', () => {
  test('runs immediately and every ten seconds, once for all subscribers', async () => {
    const { poll, count } = polled()
    const leave = [poll.watch(), poll.watch()]
    await vi.advanceTimersByTimeAsync(0)
    expect(count()).toBe(1)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(count()).toBe(3)
    leave.forEach(end => end())
  })

  test('pauses without subscribers, and does not run sooner afterwards', async () => {
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

  test('GATE-07 aborts a request with its last subscriber, and then loads at once for the next', async () => {
    let count = 0
    const remote = createRemote<number>(signal => {
      count++
      return new Promise((_, reject) => signal.addEventListener('abort', reject))
    })
    const poll = createPoll(remote, 10_000)
    const leave = poll.watch()
    await vi.advanceTimersByTimeAsync(4_000)
    leave()
    expect(remote.$remote.get()).toEqual({ status: 'idle' })
    poll.watch()
    await vi.advanceTimersByTimeAsync(0)
    expect(count).toBe(2)
    poll.clear()
  })

  test('keeps running for a new subscriber when one from before clear() leaves', async () => {
    const { poll, count } = polled()
    const leave = poll.watch()
    poll.clear()
    const leaveNew = poll.watch()
    leave()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(count()).toBe(2)
    leaveNew()
  })
})
