import { randomUUID } from 'node:crypto'

import { bonus } from '@bnw/core/contract'
import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'

import type { Context } from '../context.ts'
import { bonuses, transactions } from '../db/schema/index.ts'
import { balanceOf } from '../ledger/ledger.ts'
import { expectBalanced } from '../testing/ledger.ts'
import { NOW, seededDatabase } from '../testing/seeded-database.ts'
import { bonusHandlers } from './bonus.ts'
import { listTransactions } from './transactions.ts'

const DAY = 86_400_000

/** Of the seed: available, running, used, run out and cancelled. */
const [AVAILABLE, ACTIVE, USED, EXPIRED, CANCELLED] = ['7001', '7004', '7006', '7012', '7016']

const seeded = await seededDatabase()
const demo = await seeded.as('demo')

beforeEach(async () => {
  await demo.database.update(bonuses).set({ state: 'available' }).where(eq(bonuses.id, AVAILABLE))
})

/** Reads an answer as the client does, so that it must fit the contract. */
async function list(context = demo) {
  const data = await bonusHandlers.listBonuses({}, context)
  return bonus.listBonuses.reply.read({ data })
}

function claim(
  bonusID: string,
  { request_id = randomUUID(), context = demo }: { request_id?: string; context?: typeof demo } = {}
) {
  return bonusHandlers.claimBonus({ bonusID, request_id }, context)
}

function balance(context = demo): Promise<bigint> {
  return balanceOf(context.database, context.player?.id ?? '')
}

function creditsOf(requestId: string) {
  return demo.database.select().from(transactions).where(eq(transactions.requestId, requestId))
}

describe('HIST-05 the bonuses', () => {
  test('are ordered: available, active, then the others', async () => {
    const states = (await list()).map(({ state }) => state)
    expect(states.slice(0, 5)).toEqual(['available', 'available', 'available', 'active', 'active'])
    expect(states.slice(5).toSorted()).toEqual([
      ...Array(2).fill('cancelled'),
      ...Array(4).fill('expired'),
      ...Array(6).fill('used')
    ])
  })

  test('contain amount and turnover, exact to the kuruş', async () => {
    const running = (await list()).find(({ bonusID }) => bonusID === ACTIVE)
    expect(running).toMatchObject({
      amount: 20_000,
      max_amount: 500_000,
      currency: 'TRY',
      turnover_needed: 200_000,
      turnover_done: 124_000
    })
  })

  test('have name, terms and reason in the language of the call', async () => {
    const cancelled = async (context: Context) =>
      (await list(context)).find(({ bonusID }) => bonusID === CANCELLED)
    expect(await cancelled(demo)).toMatchObject({ name: 'Yaz iskelesi', reason: 'Yatırma geri çağrıldı' })
    expect(await cancelled({ ...demo, lang: 'en' })).toMatchObject({
      name: 'Summer pier',
      reason: 'The deposit was called back'
    })
  })

  test('expire', async () => {
    const arrivedAt = NOW + 30 * DAY
    const later = { ...demo, now: () => arrivedAt, request: { ...demo.request, arrivedAt } }
    const states = new Map((await list(later)).map(({ bonusID, state }) => [bonusID, state]))
    expect([AVAILABLE, ACTIVE, USED].map(id => states.get(id))).toEqual(['expired', 'expired', 'used'])
    await expect(claim(AVAILABLE, { context: later })).rejects.toThrow('expired')
  })

  test('belong to one player', async () => {
    expect(await list(await seeded.as('ozel'))).toEqual([])
  })
})

describe('HIST-05 claiming a bonus', () => {
  test('credits its amount at once as a bonus and activates it', async () => {
    const before = await balance()
    const request_id = randomUUID()
    await claim(AVAILABLE, { request_id })
    expect((await balance()) - before).toBe(12_000n)
    expect((await list()).find(({ bonusID }) => bonusID === AVAILABLE)?.state).toBe('active')
    const rows = await creditsOf(request_id)
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ category: 6, type: 1, status: 1002, amount: 12_000n })
    expect(rows[0]).toMatchObject({ note: 'Çarşamba iadesi', balanceAfter: before + 12_000n })
    await expectBalanced(demo.database)
  })

  test('is listed in the history in the language of the reader', async () => {
    const request_id = randomUUID()
    await claim(AVAILABLE, { request_id, context: { ...demo, lang: 'en' } })
    const playerId = demo.player?.id ?? ''
    const noteIn = async (lang: 'tr' | 'en') => {
      const page = { limit: 10, offset: 0, OrderDir: 'DESC', OrderPar: 'id', searchID: request_id } as const
      return (await listTransactions(demo.database, page, { playerId, lang })).items.map(({ note }) => note)
    }
    expect(await noteIn('tr')).toEqual(['Çarşamba iadesi'])
    expect(await noteIn('en')).toEqual(['Wednesday cashback'])
  })

  test('BOX-02 pays once for 20 concurrent repeats, with the same answer for all', async () => {
    const before = await balance()
    const request_id = randomUUID()
    await Promise.all(Array.from({ length: 20 }, () => claim(AVAILABLE, { request_id })))
    await claim(AVAILABLE, { request_id: request_id.toUpperCase() })
    expect((await balance()) - before).toBe(12_000n)
    expect(await creditsOf(request_id)).toHaveLength(1)
  })

  test('BOX-02 pays once for 20 concurrent requests with different ids', async () => {
    const before = await balance()
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => claim(AVAILABLE)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await balance()) - before).toBe(12_000n)
  })

  test('is refused with a reason when it cannot be claimed', async () => {
    const before = await balance()
    for (const [id, reason] of [
      [ACTIVE, 'claimed this bonus already'],
      [USED, 'claimed this bonus already'],
      [EXPIRED, 'has expired'],
      [CANCELLED, 'was cancelled'],
      ['nobody', 'was not found']
    ] as const) {
      await expect(claim(id), id).rejects.toThrow(reason)
    }
    expect(await balance()).toBe(before)
  })

  test('is not found for another player', async () => {
    const stranger = await seeded.as('ozel')
    const before = await balance(stranger)
    await expect(claim(AVAILABLE, { context: stranger })).rejects.toThrow('was not found')
    expect(await balance(stranger)).toBe(before)
    const own = and(eq(bonuses.id, AVAILABLE), eq(bonuses.state, 'available'))
    expect(await demo.database.select().from(bonuses).where(own)).toHaveLength(1)
  })

  test('gives a repeat the stored refusal and a new request a new answer', async () => {
    await demo.database.update(bonuses).set({ state: 'cancelled' }).where(eq(bonuses.id, AVAILABLE))
    const request_id = randomUUID()
    await expect(claim(AVAILABLE, { request_id })).rejects.toThrow('was cancelled')
    await demo.database.update(bonuses).set({ state: 'available' }).where(eq(bonuses.id, AVAILABLE))
    await expect(claim(AVAILABLE, { request_id })).rejects.toThrow('was cancelled')
    await claim(AVAILABLE)
  })
})
