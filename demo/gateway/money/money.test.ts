import { randomUUID } from 'node:crypto'

import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { connect, type Connection } from '../db/connect.ts'
import { requests, transactions } from '../db/schema/index.ts'
import { Refusal } from '../refusal.ts'
import { addPlayer } from '../testing/small-world.ts'
import { trialBalance } from './checks.ts'
import { approve, reverse } from './decisions.ts'
import { recordHistory } from './history.ts'
import { fingerprintOf, once } from './idempotency.ts'
import { balanceOf, CANCELLED, credit, CREDIT, debit, DEBIT, NEW } from './ledger.ts'
import { kurusOf, liraText, liraWithCommas } from './lira.ts'

let connection: Connection
let count = 0

beforeAll(async () => {
  connection = await connect({})
})
afterAll(() => connection.close())

function db() {
  return connection.database
}

function newPlayer(balance = 0n): Promise<string> {
  return addPlayer(db(), { username: `player-${(count += 1)}`, balance })
}

async function expectBalanced(): Promise<void> {
  expect(await trialBalance(db())).toEqual({ total: 0n, unbalanced: [], differing: [] })
}

describe('BOX-02 the ledger', () => {
  test('lets exactly the funded half of 1,000 debits at once pass', async () => {
    const playerId = await newPlayer(50_000n)
    const outcomes = await Promise.allSettled(
      Array.from({ length: 1_000 }, () => debit(db(), { playerId, amount: 100n, category: 3 }))
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(500)
    const refusals = outcomes.flatMap(each => (each.status === 'rejected' ? [each.reason] : []))
    expect(refusals.every(reason => reason instanceof Refusal && reason.in('tr') === 'Bakiye yetersiz')).toBe(
      true
    )
    expect(await balanceOf(db(), playerId)).toBe(0n)
    const rows = await db().select().from(transactions).where(eq(transactions.playerId, playerId))
    expect(rows).toHaveLength(501)
    await expectBalanced()
  })

  test('writes the row of the history with the balance right after', async () => {
    const playerId = await newPlayer(1_000n)
    const moved = await debit(db(), { playerId, amount: 250n, category: 3, gameId: '1001', roundId: 'r1' })
    const [row] = await db().select().from(transactions).where(eq(transactions.id, moved.transactionId))
    expect(row).toMatchObject({ type: DEBIT, category: 3, amount: 250n, balanceAfter: 750n, gameId: '1001' })
    expect(moved.transactionId).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/)
  })

  test('leaves nothing of a transaction that fails half-way', async () => {
    const playerId = await newPlayer(1_000n)
    const failing = Array.from({ length: 50 }, () =>
      db().transaction(async transaction => {
        await debit(transaction, { playerId, amount: 10n, category: 3 })
        throw new Error('half-way')
      })
    )
    await Promise.allSettled(failing)
    expect(await balanceOf(db(), playerId)).toBe(1_000n)
    await expectBalanced()
  })

  test('refuses amounts that are no amounts', async () => {
    const playerId = await newPlayer(1_000n)
    for (const amount of [0n, -1n, 10n ** 14n + 1n]) {
      await expect(debit(db(), { playerId, amount, category: 3 })).rejects.toThrow(RangeError)
      await expect(credit(db(), { playerId, amount, category: 3 })).rejects.toThrow(RangeError)
    }
  })

  test('is guarded by the database too', async () => {
    const playerId = await newPlayer(100n)
    const overdraw = db().execute(sql`update accounts set balance = -1 where player_id = ${playerId}::uuid`)
    await expect(overdraw).rejects.toThrow()
  })

  test('gives a cancelled withdrawal back once', async () => {
    const playerId = await newPlayer(1_000n)
    const { transactionId } = await debit(db(), { playerId, amount: 400n, category: 2, status: NEW })
    expect(await balanceOf(db(), playerId)).toBe(600n)
    const cancels = await Promise.all([1, 2, 3].map(() => reverse(db(), transactionId, 'IBAN')))
    expect(cancels.filter(Boolean)).toHaveLength(1)
    expect(await balanceOf(db(), playerId)).toBe(1_000n)
    const [row] = await db().select().from(transactions).where(eq(transactions.id, transactionId))
    expect(row).toMatchObject({ status: CANCELLED, note: 'IBAN', balanceAfter: 1_000n })
    await expectBalanced()
  })

  test('credits a deposit when it is approved, once', async () => {
    const playerId = await newPlayer()
    const { transactionId } = await credit(db(), { playerId, amount: 500n, category: 1, status: NEW })
    expect(await balanceOf(db(), playerId)).toBe(0n)
    const approvals = await Promise.all([1, 2, 3].map(() => approve(db(), transactionId)))
    expect(approvals.filter(Boolean)).toHaveLength(1)
    expect(await balanceOf(db(), playerId)).toBe(500n)
    await expectBalanced()
  })

  test('adds up a past in which some rows count for nothing', async () => {
    const playerId = await newPlayer()
    const date = (day: number) => new Date(Date.UTC(2026, 0, day))
    const balance = await recordHistory(db(), playerId, [
      { type: DEBIT, category: 2, amount: 300n, status: CANCELLED, date: date(3) },
      { type: CREDIT, category: 1, amount: 1_000n, date: date(1) },
      { type: CREDIT, category: 1, amount: 70n, status: NEW, date: date(5) },
      { type: DEBIT, category: 2, amount: 200n, status: NEW, date: date(4) },
      { type: DEBIT, category: 3, amount: 50n, date: date(2) }
    ])
    expect(balance).toBe(750n)
    expect(await balanceOf(db(), playerId)).toBe(750n)
    await expectBalanced()
  })
})

describe('BOX-02 a request id', () => {
  const pay = (playerId: string, amount: bigint) => async (transaction: Connection['database']) => {
    const moved = await debit(transaction, { playerId, amount, category: 2 })
    return { transaction_id: moved.transactionId }
  }

  test('moves money once for 20 repeats at once and gives all of them the same answer', async () => {
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

  test('is refused for something else, without a word about the first', async () => {
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

  test('remembers a refusal, and undoes what was done before it', async () => {
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

  test('is free again where the work broke down', async () => {
    const playerId = await newPlayer(1_000n)
    const intent = { playerId, requestId: randomUUID(), fingerprint: 'f' }
    await expect(once(db(), intent, () => Promise.reject(new Error('down')))).rejects.toThrow('down')
    expect(await db().select().from(requests).where(eq(requests.requestId, intent.requestId))).toEqual([])
    await once(db(), intent, pay(playerId, 100n))
    expect(await balanceOf(db(), playerId)).toBe(900n)
  })

  test('belongs to one player', async () => {
    const requestId = randomUUID()
    const [first, second] = [await newPlayer(1_000n), await newPlayer(1_000n)]
    const a = await once(db(), { playerId: first, requestId, fingerprint: 'f' }, pay(first, 100n))
    const b = await once(db(), { playerId: second, requestId, fingerprint: 'f' }, pay(second, 100n))
    expect(a.transaction_id).not.toBe(b.transaction_id)
  })

  test('compares calls by their data, whatever the order of the keys, and not by the language', () => {
    const call = 'finance.save_bank_transfer'
    expect(fingerprintOf(call, { a: 1, b: { c: 2, d: 3 }, Lang: 'tr' })).toBe(
      fingerprintOf(call, { b: { d: 3, c: 2 }, a: 1, Lang: 'en' })
    )
    expect(fingerprintOf(call, { a: 1 })).not.toBe(fingerprintOf(call, { a: '1' }))
    expect(fingerprintOf(call, { a: 1 })).not.toBe(fingerprintOf('bonus.claim', { a: 1 }))
  })
})

describe('amounts', () => {
  test('are written and read back to the kuruş', () => {
    let seed = 1
    for (let index = 0; index < 20_000; index += 1) {
      seed = (seed * 48_271) % 2_147_483_647
      const amount = BigInt(seed) * (index % 2 ? 1n : 40_000n)
      expect(kurusOf(liraText(amount))).toBe(amount)
      expect(kurusOf(liraWithCommas(amount))).toBe(amount)
    }
    expect(liraWithCommas(1_845_275n)).toBe('18,452.75')
    expect(liraText(5n)).toBe('0.05')
    expect(liraText(-5n)).toBe('-0.05')
  })

  test('are nothing where they are not exact and above zero', () => {
    const wrong = [
      '-1',
      '0',
      '0.00',
      '1e3',
      '1.234',
      '1,5',
      '1,23',
      '９',
      '',
      ' ',
      '1 000',
      '0x10',
      'NaN',
      'Infinity'
    ]
    for (const text of [...wrong, '10000000000000', null, [], {}, [1], true, NaN, 1.005, 1e300]) {
      expect(kurusOf(text), String(text)).toBeUndefined()
    }
  })
})
