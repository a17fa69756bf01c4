import { beforeEach, describe, expect, test } from 'vitest'

import { failedAttempts } from '../db/schema/index.ts'
import { databaseForFile } from '../testing/ledger.ts'
import { CODE_LIMIT, countAttempt, limitKey, RECOVERY_LIMIT, SMS_LIMIT, type Limit } from './limits.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const START = Date.UTC(2026, 0, 15)

const database = await databaseForFile()

beforeEach(() => database.delete(failedAttempts))

/** Whether an attempt is allowed, `at` ms after the first one. An allowed one counts. */
async function isAllowed(limit: Limit, at: number): Promise<boolean> {
  const attempt = { limit, key: limitKey(limit, 'player'), now: START + at }
  return countAttempt(database, attempt).then(
    () => true,
    () => false
  )
}

async function use(limit: Limit, times: number, at: number): Promise<void> {
  for (let index = 0; index < times; index += 1) expect(await isAllowed(limit, at)).toBe(true)
}

describe('W7 a limit by day or hour', () => {
  test.each([
    ['20 wrong codes a day', CODE_LIMIT, 20, DAY],
    ['10 SMS an hour', SMS_LIMIT, 10, HOUR]
  ] as const)('allows %s, counted from the first', async (_name, limit, max, window) => {
    await use(limit, 1, 0)
    await use(limit, max - 1, window / 2)
    expect(await isAllowed(limit, window / 2)).toBe(false)
    expect(await isAllowed(limit, window - 1)).toBe(false)
    expect(await isAllowed(limit, window)).toBe(true)
  })
})

describe('BOX-03 the limit of password resets', () => {
  test('allows 5 an hour, then a minute and twice as long after each further one', async () => {
    await use(RECOVERY_LIMIT, 5, 0)
    expect(await isAllowed(RECOVERY_LIMIT, MINUTE - 1)).toBe(false)
    expect(await isAllowed(RECOVERY_LIMIT, MINUTE)).toBe(true)
    expect(await isAllowed(RECOVERY_LIMIT, 3 * MINUTE - 1)).toBe(false)
    expect(await isAllowed(RECOVERY_LIMIT, 3 * MINUTE)).toBe(true)
  })

  test('starts again an hour after the first', async () => {
    await use(RECOVERY_LIMIT, 5, 0)
    await use(RECOVERY_LIMIT, 1, 59 * MINUTE)
    expect(await isAllowed(RECOVERY_LIMIT, HOUR - 1)).toBe(false)
    await use(RECOVERY_LIMIT, 5, HOUR)
    expect(await isAllowed(RECOVERY_LIMIT, HOUR + 1)).toBe(false)
  })
})

describe('W7 concurrent attempts', () => {
  test('are counted before they are made', async () => {
    const allowed = await Promise.all(Array.from({ length: 40 }, () => isAllowed(SMS_LIMIT, 0)))
    expect(allowed.filter(Boolean)).toHaveLength(SMS_LIMIT.max)
  })
})
