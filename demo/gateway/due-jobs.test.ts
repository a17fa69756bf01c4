import { afterEach, expect, test, vi } from 'vitest'

import type { Database } from './context.ts'
import { startDueJobs } from './due-jobs.ts'

afterEach(() => vi.useRealTimers())

test('the end waits for a job even if another one fails', async () => {
  vi.useFakeTimers()
  const log = { error: vi.fn() }
  let finish = () => {}
  const slow = new Promise<number>(resolve => (finish = () => resolve(0)))
  const failing = vi.fn(() => Promise.reject(new Error('no statement')))
  const jobs = [failing, () => slow]
  const stop = startDueJobs({} as Database, { now: () => 0, log, jobs })
  await vi.advanceTimersByTimeAsync(3_000)
  // No second run before the first has ended.
  expect(failing).toHaveBeenCalledOnce()
  expect(log.error).toHaveBeenCalledOnce()

  const ended = vi.fn()
  const end = stop().then(ended)
  await vi.advanceTimersByTimeAsync(0)
  expect(ended).not.toHaveBeenCalled()
  finish()
  await end
})
