import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'

import { transactions } from '../db/schema/index.ts'
import { Refusal } from '../refusal.ts'
import { databaseForFile, playerWithBalance } from '../testing/ledger.ts'
import { approve, reverse } from './decisions.ts'
import { recordHistory } from './history.ts'
import { APPROVED, balanceOf, CANCELLED, credit, CREDIT, debit, DEBIT, NEW } from './ledger.ts'

const database = await databaseForFile()

describe('BOX-02 the ledger', () => {
  test('allows exactly the funded half of 1,000 concurrent debits', async () => {
    const playerId = await playerWithBalance(database, 50_000n)
    const outcomes = await Promise.allSettled(
      Array.from({ length: 1_000 }, () => debit(database, { playerId, amount: 100n, category: 3 }))
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(500)
    const refusals = outcomes.flatMap(each => (each.status === 'rejected' ? [each.reason] : []))
    expect(refusals.every(reason => reason instanceof Refusal && reason.in('tr') === 'Bakiye yetersiz')).toBe(
      true
    )
    expect(await balanceOf(database, playerId)).toBe(0n)
    const rows = await database.select().from(transactions).where(eq(transactions.playerId, playerId))
    expect(rows).toHaveLength(501)
  })

  test('records a debit with the balance after it', async () => {
    const playerId = await playerWithBalance(database, 1_000n)
    const moved = await debit(database, {
      playerId,
      amount: 250n,
      category: 3,
      gameId: '1001',
      roundId: 'r1'
    })
    const [row] = await database.select().from(transactions).where(eq(transactions.id, moved.transactionId))
    expect(row).toMatchObject({ type: DEBIT, category: 3, amount: 250n, balanceAfter: 750n, gameId: '1001' })
    expect(moved.transactionId).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/)
  })

  test('writes nothing of a transaction that fails', async () => {
    const playerId = await playerWithBalance(database, 1_000n)
    const failing = Array.from({ length: 50 }, () =>
      database.transaction(async transaction => {
        await debit(transaction, { playerId, amount: 10n, category: 3 })
        throw new Error('aborted')
      })
    )
    await Promise.allSettled(failing)
    expect(await balanceOf(database, playerId)).toBe(1_000n)
  })

  test('refuses amounts out of range', async () => {
    const playerId = await playerWithBalance(database, 1_000n)
    for (const amount of [0n, -1n, 10n ** 14n + 1n]) {
      await expect(debit(database, { playerId, amount, category: 3 })).rejects.toThrow(RangeError)
      await expect(credit(database, { playerId, amount, category: 3 })).rejects.toThrow(RangeError)
      const recorded = credit(database, { playerId, amount, category: 1, status: NEW })
      await expect(recorded).rejects.toThrow(RangeError)
    }
  })

  test('cannot go below zero in the database', async () => {
    const playerId = await playerWithBalance(database, 100n)
    const overdraw = database.execute(
      sql`update accounts set balance = -1 where player_id = ${playerId}::uuid`
    )
    await expect(overdraw).rejects.toThrow()
  })

  test('returns a cancelled withdrawal once', async () => {
    const playerId = await playerWithBalance(database, 1_000n)
    const { transactionId } = await debit(database, { playerId, amount: 400n, category: 2, status: NEW })
    expect(await balanceOf(database, playerId)).toBe(600n)
    const cancels = await Promise.all([1, 2, 3].map(() => reverse(database, transactionId, 'IBAN')))
    expect(cancels.filter(Boolean)).toHaveLength(1)
    expect(await balanceOf(database, playerId)).toBe(1_000n)
    const [row] = await database.select().from(transactions).where(eq(transactions.id, transactionId))
    expect(row).toMatchObject({ status: CANCELLED, note: 'IBAN', balanceAfter: 1_000n })
  })

  test('credits a deposit when it is approved, once', async () => {
    const playerId = await playerWithBalance(database)
    const { transactionId } = await credit(database, { playerId, amount: 500n, category: 1, status: NEW })
    expect(await balanceOf(database, playerId)).toBe(0n)
    const approvals = await Promise.all([1, 2, 3].map(() => approve(database, transactionId)))
    expect(approvals.filter(Boolean)).toHaveLength(1)
    expect(await balanceOf(database, playerId)).toBe(500n)
  })

  test('moves nothing for a deposit that is cancelled before its approval', async () => {
    const playerId = await playerWithBalance(database, 1_000n)
    const { transactionId } = await credit(database, { playerId, amount: 500n, category: 1, status: NEW })
    expect(await reverse(database, transactionId, 'unpaid')).toBe(true)
    expect(await balanceOf(database, playerId)).toBe(1_000n)
  })

  test('credits no deposit that was cancelled before its approval', async () => {
    const playerId = await playerWithBalance(database)
    const { transactionId } = await credit(database, { playerId, amount: 500n, category: 1, status: NEW })
    await reverse(database, transactionId, 'unpaid')
    expect(await approve(database, transactionId)).toBe(false)
    expect(await balanceOf(database, playerId)).toBe(0n)
  })

  test('cancels no deposit that the player has spent', async () => {
    const playerId = await playerWithBalance(database)
    const { transactionId } = await credit(database, { playerId, amount: 500n, category: 1 })
    await debit(database, { playerId, amount: 1n, category: 3 })
    await expect(reverse(database, transactionId, 'disputed')).rejects.toThrow(Refusal)
    expect(await balanceOf(database, playerId)).toBe(499n)
    const [row] = await database.select().from(transactions).where(eq(transactions.id, transactionId))
    expect(row).toMatchObject({ status: APPROVED, amount: 500n })
  })

  test('sums a history with New and cancelled rows', async () => {
    const playerId = await playerWithBalance(database)
    const date = (day: number) => new Date(Date.UTC(2026, 0, day))
    const balance = await recordHistory(database, playerId, [
      { type: DEBIT, category: 2, amount: 300n, status: CANCELLED, date: date(3) },
      { type: CREDIT, category: 1, amount: 1_000n, date: date(1) },
      { type: CREDIT, category: 1, amount: 70n, status: NEW, date: date(5) },
      { type: DEBIT, category: 2, amount: 200n, status: NEW, date: date(4) },
      { type: DEBIT, category: 3, amount: 50n, date: date(2) }
    ])
    expect(balance).toBe(750n)
    expect(await balanceOf(database, playerId)).toBe(750n)
  })
})
