import { randomInt, randomUUID } from 'node:crypto'

import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { rowsOf, type Database } from '../db/database.ts'
import { transactions } from '../db/schema/index.ts'
import { trialBalance } from '../ledger/checks.ts'
import { approve, reverse } from '../ledger/decisions.ts'
import { once } from '../ledger/idempotency.ts'
import { balanceOf, credit, debit, NEW } from '../ledger/ledger.ts'
import { Refusal } from '../refusal.ts'
import { addPlayer } from '../testing/small-world.ts'
import { findPostgres } from '../../../scripts/find-postgres.js'
import { backendsWith, LONG, newBooks, record, size, storm, type Books } from './proof.ts'

const WRITERS = 50
const BALANCED = { total: 0n, unbalanced: [], differing: [] }

describe.each(backendsWith(findPostgres()))('BOX-02 the ledger on $name', backend => {
  beforeAll(() => backend.start())
  afterAll(() => backend.stop())

  let books: Books

  beforeAll(async () => {
    books = await newBooks(backend)
  })
  afterAll(() => books.close())

  const newPlayer = (balance: bigint) => addPlayer(books.database, { username: randomUUID(), balance })

  test('W1 lets the funded half of a storm of debits pass, and not one more', LONG, async () => {
    const debits = size(1_000, 10_000)
    const playerId = await newPlayer(BigInt(debits / 2) * 100n)
    const outcomes = { passed: 0, refused: 0 }
    await storm(books, WRITERS, async database => {
      for (let nth = 0; nth < debits / WRITERS; nth += 1) {
        const outcome = await unlessRefused(debit(database, { playerId, amount: 100n, category: 2 }))
        outcomes[outcome ? 'passed' : 'refused'] += 1
      }
    })
    expect(outcomes).toEqual({ passed: debits / 2, refused: debits / 2 })
    expect(await balanceOf(books.database, playerId)).toBe(0n)
    const rows = await books.database.$count(transactions, eq(transactions.playerId, playerId))
    expect(rows).toBe(debits / 2 + 1)
    expect(await trialBalance(books.database)).toEqual(BALANCED)
    record({
      id: 'W1',
      backend: backend.name,
      text: `${debits} debits, ${debits / 2} funded: ${outcomes.passed} passed, 0 overdrafts, balance 0, books at 0`
    })
  })

  test('W11 shows books that agree in every snapshot while 50 write', LONG, async () => {
    const players = await Promise.all(Array.from({ length: 20 }, () => newPlayer(100_000n)))
    const done = { movements: 0, refused: 0, snapshots: 0 }
    const progress = { isOver: false }
    const write = async (database: Database) => {
      while (!progress.isOver) {
        const playerId = players[randomInt(players.length)] ?? ''
        const moved = await unlessRefused(moveSomehow(database, playerId))
        done[moved ? 'movements' : 'refused'] += 1
        // The embedded database answers without leaving the process: without a pause no timer would ever run.
        await new Promise(resolve => setImmediate(resolve))
      }
    }
    const writing = storm(books, WRITERS, write)
    const end = performance.now() + size(0, 60_000)
    try {
      while (done.snapshots < SNAPSHOTS || performance.now() < end) {
        const before = done.movements
        expect(await snapshot(books.database)).toEqual({ ...BALANCED, below: 0 })
        done.snapshots += 1
        await expect.poll(() => done.movements, { timeout: 60_000 }).toBeGreaterThan(before + WRITERS)
        if (performance.now() < end) await new Promise(resolve => setTimeout(resolve, 1_000))
      }
    } finally {
      progress.isOver = true
      await writing
    }
    expect(await trialBalance(books.database)).toEqual(BALANCED)
    record({
      id: 'W11',
      backend: backend.name,
      text: `${done.movements} movements by ${WRITERS} writers in ${size(0, 60)} s: ${done.snapshots} snapshots, 0 of them off`
    })
  })

  test('W10 gives back every amount to the kuruş', LONG, async () => {
    const amounts = Array.from({ length: size(100, 1_000) }, () => BigInt(randomInt(1, 2 ** 40)))
    const playerId = await newPlayer(0n)
    for (const amount of amounts) await credit(books.database, { playerId, amount, category: 1 })
    const rows = await books.database
      .select({ amount: transactions.amount })
      .from(transactions)
      .where(eq(transactions.playerId, playerId))
      .orderBy(transactions.sequence)
    expect(rows.map(({ amount }) => amount)).toEqual(amounts)
    expect(await balanceOf(books.database, playerId)).toBe(amounts.reduce((sum, amount) => sum + amount, 0n))
  })
})

/** At least so many, however short the time. */
const SNAPSHOTS = 3

/** Nobody else's doing is seen in the middle, and nothing is changed. */
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

/** False where the ledger refuses for want of money; anything else that goes wrong breaks the proof. */
async function unlessRefused(work: Promise<unknown>): Promise<boolean> {
  try {
    await work
    return true
  } catch (error) {
    if (error instanceof Refusal && error.in('tr') === 'Bakiye yetersiz') return false
    throw error
  }
}

class BrokenOff extends Error {}

/** What players do, in turn: play, win, pay in, pay out and have it back, ask twice, and break down half-way. */
async function moveSomehow(database: Database, playerId: string): Promise<void> {
  const amount = BigInt(randomInt(1, 30_000))
  const ways = [
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
    () => askTwice(database, playerId, amount),
    () =>
      database
        .transaction(async transaction => {
          await credit(transaction, { playerId, amount, category: 6 })
          throw new BrokenOff()
        })
        .catch((error: unknown) => {
          if (!(error instanceof BrokenOff)) throw error
        })
  ]
  await ways[randomInt(ways.length)]?.()
}

/** Two requests with one key at the same time. */
async function askTwice(database: Database, playerId: string, amount: bigint): Promise<void> {
  const intent = { playerId, requestId: randomUUID(), fingerprint: 'f' }
  const pay = async (transaction: Database) => {
    const { transactionId } = await debit(transaction, { playerId, amount, category: 2 })
    return { transactionId }
  }
  const answers = await Promise.allSettled([once(database, intent, pay), once(database, intent, pay)])
  for (const answer of answers) if (answer.status === 'rejected') throw answer.reason
}
