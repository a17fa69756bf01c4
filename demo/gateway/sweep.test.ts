import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { Database } from './db/database.ts'
import { startSweeping } from './sweep.ts'

const HOUR = 3_600_000

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('what could not be thrown away is told to the operator, without the statement, each hour anew', async () => {
  const error = vi.fn()
  const stop = startSweeping(broken(), { now: Date.now, log: { error } })
  await vi.advanceTimersByTimeAsync(2 * HOUR)
  stop()
  await vi.advanceTimersByTimeAsync(HOUR)

  expect(error.mock.calls).toEqual(
    Array(2).fill([
      expect.objectContaining({ trouble: 'connection lost' }),
      'What is old could not be thrown away'
    ])
  )
})

/** A database that refuses every statement, as drizzle tells it. */
function broken(): Database {
  const where = () =>
    Promise.reject(new Error('Failed query: delete …', { cause: new Error('connection lost') }))
  return { delete: () => ({ where }) } as unknown as Database
}
