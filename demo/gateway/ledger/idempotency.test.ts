import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'

import type { Database } from '../db/connect.ts'
import { requests } from '../db/schema/index.ts'
import { databaseForFile, playerWithBalance } from '../testing/ledger.ts'
import { fingerprintOf, NO_KEY, runIdempotent } from './idempotency.ts'
import { balanceOf, credit, debit } from './ledger.ts'

const database = await databaseForFile()

describe('BOX-02 a request id', () => {
  const pay = (playerId: string, amount: bigint) => async (transaction: Database) => {
    const moved = await debit(transaction, { playerId, amount, category: 2 })
    return { transaction_id: moved.transactionId }
  }

  test('moves money once for 20 concurrent repeats and gives all the same answer', async () => {
    const playerId = await playerWithBalance(database, 100_000n)
    for (let round = 0; round < 10; round += 1) {
      const keyed = { playerId, requestId: randomUUID(), fingerprint: 'f' }
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => runIdempotent(database, keyed, pay(playerId, 100n)))
      )
      expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
    }
    expect(await balanceOf(database, playerId)).toBe(99_000n)
  })

  test('is refused for another request, without details of the first', async () => {
    const playerId = await playerWithBalance(database, 1_000n)
    const requestId = randomUUID()
    await runIdempotent(database, { playerId, requestId, fingerprint: 'a' }, pay(playerId, 100n))
    const other = runIdempotent(
      database,
      { playerId, requestId: requestId.toUpperCase(), fingerprint: 'b' },
      pay(playerId, 100n)
    )
    await expect(other).rejects.toThrow('used for another request')
    expect(await balanceOf(database, playerId)).toBe(900n)
  })

  test('stores a refusal and rolls back the work before it', async () => {
    const playerId = await playerWithBalance(database, 150n)
    const keyed = { playerId, requestId: randomUUID(), fingerprint: 'f' }
    const payTwice = async (transaction: Database) => {
      await debit(transaction, { playerId, amount: 100n, category: 2 })
      return debit(transaction, { playerId, amount: 100n, category: 2 })
    }
    await expect(runIdempotent(database, keyed, payTwice)).rejects.toThrow('Insufficient balance')
    expect(await balanceOf(database, playerId)).toBe(150n)
    await credit(database, { playerId, amount: 1_000n, category: 1 })
    await expect(runIdempotent(database, keyed, payTwice)).rejects.toThrow('Insufficient balance')
  })

  test('is free again after the work failed', async () => {
    const playerId = await playerWithBalance(database, 1_000n)
    const keyed = { playerId, requestId: randomUUID(), fingerprint: 'f' }
    await expect(runIdempotent(database, keyed, () => Promise.reject(new Error('down')))).rejects.toThrow(
      'down'
    )
    expect(await database.select().from(requests).where(eq(requests.requestId, keyed.requestId))).toEqual([])
    await runIdempotent(database, keyed, pay(playerId, 100n))
    expect(await balanceOf(database, playerId)).toBe(900n)
  })

  test('is free again after the work took too long, and nothing has moved', async () => {
    const playerId = await playerWithBalance(database, 1_000n)
    let time = 0
    const keyed = { playerId, requestId: randomUUID(), fingerprint: 'f', arrivedAt: 0, now: () => time }
    const slowly = (transaction: Database) => {
      time = 46_000
      return pay(playerId, 100n)(transaction)
    }
    await expect(runIdempotent(database, keyed, slowly)).rejects.toThrow('could not be finished in time')
    expect(await balanceOf(database, playerId)).toBe(1_000n)
    await runIdempotent(database, { ...keyed, arrivedAt: 46_000 }, pay(playerId, 100n))
    expect(await balanceOf(database, playerId)).toBe(900n)
    await runIdempotent(database, keyed, pay(playerId, 100n))
    expect(await balanceOf(database, playerId)).toBe(900n)
  })

  test('that is missing is shared by equal requests within 10 seconds', async () => {
    const playerId = await playerWithBalance(database, 1_000n)
    let time = Date.UTC(2030, 0, 1)
    const send = (fingerprint: string) =>
      runIdempotent(
        database,
        { playerId, requestId: NO_KEY, fingerprint, now: () => time },
        pay(playerId, 100n)
      )
    const answers = await Promise.all(Array.from({ length: 20 }, () => send('a')))
    expect(new Set(answers.map(answer => answer.transaction_id)).size).toBe(1)
    await send('b')
    expect(await balanceOf(database, playerId)).toBe(800n)
    time += 10_001
    await Promise.all(Array.from({ length: 20 }, () => send('a')))
    expect(await balanceOf(database, playerId)).toBe(700n)
    // The clock was ahead, and is right again.
    time -= 3_600_000
    await Promise.all(Array.from({ length: 20 }, () => send('a')))
    expect(await balanceOf(database, playerId)).toBe(600n)
  })

  test('belongs to one player', async () => {
    const requestId = randomUUID()
    const [first, second] = [
      await playerWithBalance(database, 1_000n),
      await playerWithBalance(database, 1_000n)
    ]
    const send = (playerId: string) =>
      runIdempotent(database, { playerId, requestId, fingerprint: 'f' }, pay(playerId, 100n))
    const [a, b] = [await send(first), await send(second)]
    expect(a.transaction_id).not.toBe(b.transaction_id)
    expect([await send(first), await send(second)]).toEqual([a, b])
  })

  test('compares calls by their data, regardless of key order, language and id', () => {
    const call = 'finance.save_bank_transfer'
    expect(fingerprintOf(call, { a: 1, b: { c: 2, d: 3 }, Lang: 'tr' })).toBe(
      fingerprintOf(call, { b: { d: 3, c: 2 }, a: 1, Lang: 'en' })
    )
    expect(fingerprintOf(call, { a: 1, request_id: 'AB' })).toBe(
      fingerprintOf(call, { a: 1, request_id: 'ab' })
    )
    expect(fingerprintOf(call, { a: 1, b: undefined })).toBe(fingerprintOf(call, { a: 1 }))
    expect(fingerprintOf(call, { a: 1 })).not.toBe(fingerprintOf(call, { a: '1' }))
    expect(fingerprintOf(call, { a: 1 })).not.toBe(fingerprintOf('bonus.claim', { a: 1 }))
  })
})
