import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Database } from '../db/database.ts'
import { bonuses } from '../db/schema/index.ts'
import { debitStake } from '../games/round-money.ts'
import { claimIn } from '../handlers/bonus.ts'
import { withdraw } from '../ledger/bonus-lock.ts'
import { balanceOf } from '../ledger/ledger.ts'
import { Refusal } from '../refusal.ts'
import { expectBalanced } from '../testing/ledger.ts'
import { addPlayer } from '../testing/test-content.ts'
import { createStressDatabase, describeOnBackends, type StressDatabase } from './backends.ts'
import { bonusRow } from './bonus-row.ts'
import { LONG, size } from '../testing/sizes.ts'

const NOW = Date.UTC(2029, 0, 1)
const ROUNDS = size(20, 500)

describeOnBackends('BOX-02 the locked amount of bonuses', backend => {
  let stress: StressDatabase

  beforeAll(async () => {
    stress = await createStressDatabase(backend)
  })
  afterAll(() => stress.close())

  /** A player with a bonus of 1,000 kuruş, which are in the balance where it is active. */
  async function newPlayer(balance: bigint, bonus: Partial<typeof bonuses.$inferInsert>) {
    const playerId = await addPlayer(stress.database, { username: randomUUID(), balance })
    const id = randomUUID()
    const row = { ...bonusRow(id, playerId), turnoverNeeded: 5_000n, ...bonus }
    await stress.database.insert(bonuses).values(row)
    return { playerId, id }
  }

  /** Runs each in a transaction of its own, spread over the connections. @returns Which of them passed. */
  async function atOnce(works: readonly ((transaction: Database) => Promise<unknown>)[]): Promise<boolean[]> {
    const { database, databases } = stress
    const outcomes = works.map((work, index) =>
      (databases[index % databases.length] ?? database).transaction(work).then(
        () => true,
        (error: unknown) => {
          if (error instanceof Refusal) return false
          throw error
        }
      )
    )
    return Promise.all(outcomes)
  }

  const withdrawing = (playerId: string, amount: bigint) => (transaction: Database) =>
    withdraw(transaction, { playerId, amount, category: 2 })

  test('is left by many withdrawals at once', LONG, async () => {
    const { playerId } = await newPlayer(6_000n, { state: 'active' })
    const passed = await atOnce(Array.from({ length: 50 }, () => withdrawing(playerId, 500n)))
    expect(passed.filter(Boolean)).toHaveLength(10)
    expect(await balanceOf(stress.database, playerId)).toBe(1_000n)
    await expectBalanced(stress.database)
  })

  test('is left by withdrawals that race the claim', LONG, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { playerId, id } = await newPlayer(1_000n, {})
      const claim = { id, playerId, requestId: randomUUID(), now: NOW }
      const [isClaimed] = await atOnce([
        transaction => claimIn(transaction, claim),
        ...Array.from({ length: 4 }, () => withdrawing(playerId, 1_000n))
      ])
      expect(isClaimed).toBe(true)
      expect(await balanceOf(stress.database, playerId)).toBe(1_000n)
    }
    await expectBalanced(stress.database)
  })

  test(
    'is free only after the stake that completes the turnover, which a withdrawal races',
    LONG,
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const { playerId } = await newPlayer(1_500n, { state: 'active', turnoverDone: 4_500n })
        const stake = { playerId, amount: 500n, category: 3, counted: 500n, date: new Date(NOW) } as const
        const [isStaked, isWithdrawn] = await atOnce([
          transaction => debitStake(transaction, stake),
          withdrawing(playerId, 1_000n)
        ])
        expect(isStaked).toBe(true)
        expect(await balanceOf(stress.database, playerId)).toBe(isWithdrawn ? 0n : 1_000n)
      }
      await expectBalanced(stress.database)
    }
  )
})
