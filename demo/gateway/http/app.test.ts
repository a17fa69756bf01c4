import { afterEach, expect, test, vi } from 'vitest'

import { catchLog } from '../testing/log-entries.ts'
import { createApp } from './app.ts'

afterEach(() => void vi.restoreAllMocks())

test('a log is JSON on standard output, one line for each entry, with the time in ms since 1970 UTC', async () => {
  const log = catchLog()
  const app = createApp({ logLevel: 'warn' })
  const before = Date.now()
  app.log.info('not logged')
  app.log.warn({ type: 'text\n{"level":50}' }, 'first line\nsecond line')
  app.log.error('next')
  await app.close()

  expect(log.text().trimEnd().split('\n')).toHaveLength(2)
  const [entry] = log.entries()
  expect(entry).toMatchObject({ level: 40, type: 'text\n{"level":50}', msg: 'first line\nsecond line' })
  expect(entry?.['time']).toBeGreaterThanOrEqual(before)
  expect(entry?.['time']).toBeLessThanOrEqual(Date.now())
})
