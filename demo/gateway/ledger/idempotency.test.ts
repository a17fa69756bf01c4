import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { connect, type Connection } from '../db/connect.ts'
import { requests } from '../db/schema/index.ts'
import { emptyDatabase } from '../testing/prepared.ts'
import { addPlayer } from '../testing/test-content.ts'
import { trialBalance } from './checks.ts'
import { fingerprintOf, NO_KEY, once } from './idempotency.ts'
import { balanceOf, credit, debit } from './ledger.ts'

let connection: Connection

beforeAll(async () => {
  // TEST_DATABASE_URL names an empty database of a server, where rows are locked between connections.
  connection = await connect({
    databaseUrl: process.env['TEST_DATABASE_URL'],
    copy: await emptyDatabase()
  })
})
afterAll(() => connection.close())

function db() {
  return connection.database
}

function newPlayer(balance = 0n): Promise<string> {
  return addPlayer(db(), { username: `player-${randomUUID()}`, balance })
}

async function expectBalanced(): Promise<void> {
  expect(await trialBalance(db())).toEqual({ total: 0n, unbalanced: [], differing: [] })
}

describe('BOX-02 a request id', () => {
  const pay = (playerId: string, amount: bigint) => async (transaction: Connection['database']) => {
    const moved = await debit(transaction, { playerId, amount, category: 2 })
    return { transaction_id: moved.transactionId }
  }

  test('moves money once for 20 concurrent repeats and gives all the same answer', async () => {
    const playerId = await newPlayer(100_000n)
    for (let round = 0; round < 10; round += 1) {
      const intent = { playerId, requestId: randomUUID(), fingerprint: 'f' }
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => once(db(), intent, pay(playerId, 100n)))
      )
      expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
    }
    expect(await balanceOf(db(), playerId)).toBe(99_000n)
    await expectBalanced()
  })

  test('is refused for another request, without details of the first', async () => {
    const playerId = await newPlayer(1_000n)
    const requestId = randomUUID()
    await once(db(), { playerId, requestId, fingerprint: 'a' }, pay(playerId, 100n))
    const other = once(
      db(),
      { playerId, requestId: requestId.toUpperCase(), fingerprint: 'b' },
      pay(playerId, 100n)
    )
    await expect(other).rejects.toThrow('used for another request')
    expect(await balanceOf(db(), playerId)).toBe(900n)
  })

  test('stores a refusal and rolls back the work before it', async () => {
    const playerId = await newPlayer(150n)
    const intent = { playerId, requestId: randomUUID(), fingerprint: 'f' }
    const tryTwice = async (transaction: Connection['database']) => {
      await debit(transaction, { playerId, amount: 100n, category: 2 })
      return debit(transaction, { playerId, amount: 100n, category: 2 })
    }
    await expect(once(db(), intent, tryTwice)).rejects.toThrow('Insufficient balance')
    expect(await balanceOf(db(), playerId)).toBe(150n)
    await credit(db(), { playerId, amount: 1_000n, category: 1 })
    await expect(once(db(), intent, tryTwice)).rejects.toThrow('Insufficient balance')
  })

  test('is free again after the work failed', async () => {
    const playerId = await newPlayer(1_000n)
    const intent = { playerId, requestId: randomUUID(), fingerprint: 'f' }
    await expect(once(db(), intent, () => Promise.reject(new Error('down')))).rejects.toThrow('down')
    expect(await db().select().from(requests).where(eq(requests.requestId, intent.requestId))).toEqual([])
    await once(db(), intent, pay(playerId, 100n))
    expect(await balanceOf(db(), playerId)).toBe(900n)
  })

  test('is free again after the work took too long, and nothing has moved', async () => {
    const playerId = await newPlayer(1_000n)
    let time = 0
    const intent = { playerId, requestId: randomUUID(), fingerprint: 'f', arrivedAt: 0, now: () => time }
    const slowly = (transaction: Connection['database']) => {
      time = 46_000
      return pay(playerId, 100n)(transaction)
    }
    await expect(once(db(), intent, slowly)).rejects.toThrow('could not be finished in time')
    expect(await balanceOf(db(), playerId)).toBe(1_000n)
    await once(db(), { ...intent, arrivedAt: 46_000 }, pay(playerId, 100n))
    expect(await balanceOf(db(), playerId)).toBe(900n)
    await once(db(), intent, pay(playerId, 100n))
    expect(await balanceOf(db(), playerId)).toBe(900n)
  })

  test('W-k that is missing is shared by equal requests within 10 seconds', async () => {
    const playerId = await newPlayer(1_000n)
    let time = Date.UTC(2030, 0, 1)
    const send = (fingerprint: string) =>
      once(db(), { playerId, requestId: NO_KEY, fingerprint, now: () => time }, pay(playerId, 100n))
    const answers = await Promise.all(Array.from({ length: 20 }, () => send('a')))
    expect(new Set(answers.map(answer => answer.transaction_id)).size).toBe(1)
    await send('b')
    expect(await balanceOf(db(), playerId)).toBe(800n)
    time += 10_001
    await Promise.all(Array.from({ length: 20 }, () => send('a')))
    expect(await balanceOf(db(), playerId)).toBe(700n)
  })

  test('belongs to one player', async () => {
    const requestId = randomUUID()
    const [first, second] = [await newPlayer(1_000n), await newPlayer(1_000n)]
    const a = await once(db(), { playerId: first, requestId, fingerprint: 'f' }, pay(first, 100n))
    const b = await once(db(), { playerId: second, requestId, fingerprint: 'f' }, pay(second, 100n))
    expect(a.transaction_id).not.toBe(b.transaction_id)
  })

  test('compares calls by their data, regardless of key order, language and id', () => {
    const call = 'finance.save_bank_transfer'
    expect(fingerprintOf(call, { a: 1, b: { c: 2, d: 3 }, Lang: 'tr' })).toBe(
      fingerprintOf(call, { b: { d: 3, c: 2 }, a: 1, Lang: 'en' })
    )
    expect(fingerprintOf(call, { a: 1, request_id: 'AB' })).toBe(
      fingerprintOf(call, { a: 1, request_id: 'ab' })
    )
    expect(fingerprintOf(call, { a: 1 })).not.toBe(fingerprintOf(call, { a: '1' }))
    expect(fingerprintOf(call, { a: 1 })).not.toBe(fingerprintOf('bonus.claim', { a: 1 }))
  })
})
