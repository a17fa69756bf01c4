import { beforeEach, describe, expect, test } from 'vitest'

import { failedAttempts } from '../db/schema/index.ts'
import { databaseForFile } from '../testing/ledger.ts'
import { applyLimit, countAttempts, limitedAttempt } from './attempt-limits.ts'
import { limitKey, PASSWORD_LIMIT, SMS_LIMIT, uncountAttempt } from './limits.ts'

const wide = applyLimit(SMS_LIMIT, 'player')
const narrow = applyLimit(PASSWORD_LIMIT, 'player')

const database = await databaseForFile()

beforeEach(() => database.delete(failedAttempts))

function context() {
  return { database, now: () => Date.UTC(2026, 0, 15) }
}

/** How many attempts count under the wide and under the narrow limit. */
async function counts(): Promise<number[]> {
  const rows = await database.select().from(failedAttempts)
  return [wide, narrow].map(({ key }) => rows.find(row => row.key === key)?.count ?? 0)
}

describe('W7 an attempt under several limits', () => {
  test('counts under all of them', async () => {
    await countAttempts(context(), [wide, narrow])

    expect(await counts()).toEqual([1, 1])
  })

  test('counts under none when one of them is reached', async () => {
    for (let index = 0; index < PASSWORD_LIMIT.max; index += 1) await countAttempts(context(), [wide, narrow])

    await expect(countAttempts(context(), [wide, narrow])).rejects.toMatchObject({ code: 429 })

    expect(await counts()).toEqual([PASSWORD_LIMIT.max, PASSWORD_LIMIT.max])
  })

  test.each([
    ['fails', async () => undefined, 1],
    ['succeeds', async () => 'session', 0],
    ['is not made', () => Promise.reject(new Error('no database')), 0]
  ])('that %s counts %j times', async (_name, attempt, count) => {
    await limitedAttempt(context(), [wide, narrow], attempt).catch(() => undefined)

    expect(await counts()).toEqual([count, count])
  })

  test('that is taken back twice allows no further one', async () => {
    await countAttempts(context(), [wide, narrow])
    for (const { key } of [wide, wide]) await uncountAttempt(database, key)

    expect(await counts()).toEqual([0, 1])
  })

  test('is not made when one of them is reached', async () => {
    for (let index = 0; index < PASSWORD_LIMIT.max; index += 1) await countAttempts(context(), [narrow])
    let isMade = false
    const attempt = async () => {
      isMade = true
    }

    await expect(limitedAttempt(context(), [wide, narrow], attempt)).rejects.toMatchObject({ code: 429 })
    expect(isMade).toBe(false)
  })
})

test('W7 the key of an attempt names neither the player nor an address', () => {
  expect(limitKey(SMS_LIMIT, 'ayse', '203.0.113.7')).not.toMatch(/ayse|203/)
  expect(limitKey(SMS_LIMIT, 'ayse')).not.toBe(limitKey(PASSWORD_LIMIT, 'ayse'))
})
