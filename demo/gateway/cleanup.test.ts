import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { Database } from './db/database.ts'
import { startCleanup } from './cleanup.ts'

const HOUR = 3_600_000

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a failed cleanup is logged without the statement and retried every hour', async () => {
  const error = vi.fn()
  const stop = startCleanup(broken(), { now: Date.now, log: { error } })
  await vi.advanceTimersByTimeAsync(2 * HOUR)
  stop()
  await vi.advanceTimersByTimeAsync(HOUR)

  expect(error.mock.calls).toEqual(
    Array(2).fill([
      expect.objectContaining({ error: 'connection lost' }),
      'Expired rows could not be deleted'
    ])
  )
})

/** A database that rejects every statement, with the error of drizzle. */
function broken(): Database {
  const where = () =>
    Promise.reject(new Error('Failed query: delete …', { cause: new Error('connection lost') }))
  return { delete: () => ({ where }) } as unknown as Database
}
