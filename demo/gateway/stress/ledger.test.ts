import { randomInt, randomUUID } from 'node:crypto'

import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { rowsOf, type Database } from '../db/database.ts'
import { transactions } from '../db/schema/index.ts'
import { trialBalance } from '../ledger/checks.ts'
import { approve, reverse } from '../ledger/decisions.ts'
import { runIdempotent } from '../ledger/idempotency.ts'
import { balanceOf, credit, debit, NEW } from '../ledger/ledger.ts'
import { Refusal } from '../refusal.ts'
import { expectBalanced } from '../testing/ledger.ts'
import { addPlayer } from '../testing/test-content.ts'
import { createStressDatabase, describeOnBackends, runWriters, type StressDatabase } from './backends.ts'
import { record } from '../testing/figures.ts'
import { LONG, size } from '../testing/sizes.ts'

const WRITERS = 50
const BALANCED = { total: 0n, unbalanced: [], differing: [] }

describeOnBackends('BOX-02 the ledger', backend => {
  let stress: StressDatabase

  beforeAll(async () => {
    stress = await createStressDatabase(backend)
  })
  afterAll(() => stress.close())

  const newPlayer = (balance: bigint) => addPlayer(stress.database, { username: randomUUID(), balance })

  test('W1 allows exactly the funded half of many concurrent debits', LONG, async () => {
    const debits = size(1_000, 10_000)
    const playerId = await newPlayer(BigInt(debits / 2) * 100n)
    const outcomes = { passed: 0, refused: 0 }
    await runWriters(stress, WRITERS, async database => {
      for (let index = 0; index < debits / WRITERS; index += 1) {
        const outcome = await unlessRefused(debit(database, { playerId, amount: 100n, category: 2 }))
        outcomes[outcome ? 'passed' : 'refused'] += 1
      }
    })
    expect(outcomes).toEqual({ passed: debits / 2, refused: debits / 2 })
    expect(await balanceOf(stress.database, playerId)).toBe(0n)
    const rows = await stress.database.$count(transactions, eq(transactions.playerId, playerId))
    expect(rows).toBe(debits / 2 + 1)
    await expectBalanced(stress.database)
    record({
      id: 'W1',
      subject: backend.name,
      text: `${debits} debits, ${debits / 2} funded: ${outcomes.passed} passed, 0 overdrafts, balance 0, ledger balanced`
    })
  })

  test('W11 balances in every snapshot during 50 concurrent writers', LONG, async () => {
    const players = await Promise.all(Array.from({ length: 20 }, () => newPlayer(100_000n)))
    const done = { movements: 0, refused: 0, snapshots: 0 }
    const progress = { isStopped: false }
    const write = async (database: Database) => {
      while (!progress.isStopped) {
        const playerId = players[randomInt(players.length)] ?? ''
        const moved = await unlessRefused(moveRandomly(database, playerId))
        done[moved ? 'movements' : 'refused'] += 1
        // The embedded database answers without I/O: without this pause no timer would run.
        await new Promise(resolve => setImmediate(resolve))
      }
    }
    const writing = runWriters(stress, WRITERS, write)
    const end = performance.now() + size(0, 60_000)
    try {
      while (done.snapshots < MIN_SNAPSHOTS || performance.now() < end) {
        const before = done.movements
        expect(await snapshot(stress.database)).toEqual({ ...BALANCED, below: 0 })
        done.snapshots += 1
        await expect.poll(() => done.movements, { timeout: 60_000 }).toBeGreaterThan(before + WRITERS)
        if (performance.now() < end) await new Promise(resolve => setTimeout(resolve, 1_000))
      }
    } finally {
      progress.isStopped = true
      await writing
    }
    await expectBalanced(stress.database)
    record({
      id: 'W11',
      subject: backend.name,
      text: `${done.movements} movements by ${WRITERS} writers in ${size(0, 60)} s: ${done.snapshots} snapshots, 0 of them off`
    })
  })

  test('W11 takes back a deposit that was approved while its reversal waited', LONG, async () => {
    const { database } = stress
    const playerId = await newPlayer(0n)
    for (let index = 0; index < size(20, 1_000); index += 1) {
      const { transactionId } = await credit(database, { playerId, amount: 100n, category: 1, status: NEW })
      await Promise.all([approve(database, transactionId), reverse(database, transactionId, 'x')])
    }
    expect(await balanceOf(database, playerId)).toBe(0n)
    await expectBalanced(database)
  })

  test('W10 stores every amount exactly', LONG, async () => {
    const amounts = Array.from({ length: size(100, 1_000) }, () => BigInt(randomInt(1, 2 ** 40)))
    const playerId = await newPlayer(0n)
    for (const amount of amounts) await credit(stress.database, { playerId, amount, category: 1 })
    const rows = await stress.database
      .select({ amount: transactions.amount })
      .from(transactions)
      .where(eq(transactions.playerId, playerId))
      .orderBy(transactions.sequence)
    expect(rows.map(({ amount }) => amount)).toEqual(amounts)
    expect(await balanceOf(stress.database, playerId)).toBe(amounts.reduce((sum, amount) => sum + amount, 0n))
  })
})

/** Minimum number of snapshots, however short the run. */
const MIN_SNAPSHOTS = 3

/** Reads in one read-only serializable transaction. */
async function snapshot(database: Database) {
  return database.transaction(
    async transaction => {
      const [wallets] = await rowsOf<{ below: number }>(
        transaction,
        sql`select count(*)::integer as below from accounts where balance < 0`
      )
      return { ...(await trialBalance(transaction)), below: wallets?.below }
    },
    { isolationLevel: 'serializable', accessMode: 'read only' }
  )
}

/** False for "Insufficient balance"; any other error fails the test. */
async function unlessRefused(work: Promise<unknown>): Promise<boolean> {
  try {
    await work
    return true
  } catch (error) {
    if (error instanceof Refusal && error.in('tr') === 'Bakiye yetersiz') return false
    throw error
  }
}

class Aborted extends Error {}

/** One random operation: stake, win, deposit, withdrawal, repeated request, or an aborted transaction. */
async function moveRandomly(database: Database, playerId: string): Promise<void> {
  const amount = BigInt(randomInt(1, 30_000))
  const operations = [
    () => debit(database, { playerId, amount, category: 3 }),
    () => credit(database, { playerId, amount, category: 3 }),
    async () => {
      const { transactionId } = await credit(database, { playerId, amount, category: 1, status: NEW })
      await Promise.all([approve(database, transactionId), approve(database, transactionId)])
    },
    async () => {
      const { transactionId } = await debit(database, { playerId, amount, category: 2, status: NEW })
      await (randomInt(2) ? approve(database, transactionId) : reverse(database, transactionId, 'x'))
    },
    () => requestTwice(database, playerId, amount),
    () =>
      database
        .transaction(async transaction => {
          await credit(transaction, { playerId, amount, category: 6 })
          throw new Aborted()
        })
        .catch((error: unknown) => {
          if (!(error instanceof Aborted)) throw error
        })
  ]
  await operations[randomInt(operations.length)]?.()
}

/** Two concurrent requests with the same request id. */
async function requestTwice(database: Database, playerId: string, amount: bigint): Promise<void> {
  const keyed = { playerId, requestId: randomUUID(), fingerprint: 'f' }
  const pay = async (transaction: Database) => {
    const { transactionId } = await debit(transaction, { playerId, amount, category: 2 })
    return { transactionId }
  }
  const answers = await Promise.allSettled([
    runIdempotent(database, keyed, pay),
    runIdempotent(database, keyed, pay)
  ])
  for (const answer of answers) if (answer.status === 'rejected') throw answer.reason
}
