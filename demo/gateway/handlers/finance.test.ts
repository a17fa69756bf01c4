import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { finance } from '@bnw/core/contract'

import { players } from '../db/schema/index.ts'
import type { PastMovement } from '../ledger/history.ts'
import { CREDIT, DEBIT } from '../ledger/ledger.ts'
import { addPlayer } from '../testing/test-content.ts'
import { signIn, testGateway, type Session, type TestGateway } from '../testing/client.ts'

let gateway: TestGateway
let session: Session

const PAGE = { limit: 10, offset: 0, OrderDir: 'DESC', OrderPar: 'date' }

const REQUEST = '6f1c1e34-57a0-4b6e-9f5d-0d8f4f0a7c11'

/** 12 days, a deposit of 100 lira and a stake of 1 lira and some kuruş on each. */
const past: PastMovement[] = Array.from({ length: 12 }, (_, index): PastMovement[] => [
  {
    type: CREDIT,
    category: 1,
    amount: 10_000n,
    date: day(index, 9),
    methodName: 'Havale/EFT',
    ...(index === 3 && { requestId: REQUEST })
  },
  {
    type: DEBIT,
    category: 3,
    amount: 100n + BigInt(index),
    date: day(index, 21),
    gameId: '1001',
    roundId: `r${index}`
  }
]).flat()

function day(index: number, hour: number): Date {
  return new Date(Date.UTC(2026, 0, 1 + index, hour - 3))
}

beforeAll(async () => {
  gateway = await testGateway()
  await addPlayer(gateway.database, { username: 'tarih', past })
  await addPlayer(gateway.database, { username: 'komsu', past: past.slice(0, 4) })
  session = await signIn(gateway, 'tarih')
})
afterAll(() => gateway.close())

async function list(filters: Record<string, unknown>) {
  const reply = await gateway.call('finance.list_transactions', { ...PAGE, ...filters }, { session })
  return { ...reply, rows: reply.data as Record<string, unknown>[] }
}

describe('BAL-01 the balance', () => {
  test('is text with commas, a number, or missing, depending on the account', async () => {
    const balanceOfPlayer = async (name: string) =>
      (await gateway.call('finance.check_balance', {}, { session: await signIn(gateway, name) })).data
    expect(await balanceOfPlayer('demo')).toEqual([{ balance: '18,452.75' }])
    expect(await balanceOfPlayer('yeni')).toEqual([{}])
    expect(await balanceOfPlayer('komsu')).toEqual([{ balance: 197.99 }])
  })
})

describe('HIST-01 the transactions', () => {
  test('are paged, newest first, and match the contract', async () => {
    const first = await list({})
    expect(first.pagination).toEqual({ limit: 10, total: 24, offset: 0 })
    const page = finance.listTransactions.reply.read(first)
    expect(page.items[0]).toMatchObject({
      amount: 111,
      transaction_type_id: '2',
      category_name: 'Casino oyunu'
    })
    const ids = new Set<unknown>()
    for (const offset of [0, 10, 20]) for (const row of (await list({ offset })).rows) ids.add(row['id'])
    expect(ids.size).toBe(24)
  })

  test('contain only the player’s own', async () => {
    const neighbour = await signIn(gateway, 'komsu')
    const reply = await gateway.call('finance.list_transactions', PAGE, { session: neighbour })
    const [row] = reply.data as { id: string }[]
    expect((await list({ searchID: row?.id })).rows).toEqual([])
  })

  test('GATE-03 are restricted by every filter, with ids as text or numbers', async () => {
    const totalOf = async (filters: Record<string, unknown>) => (await list(filters)).pagination?.total
    expect(await totalOf({ searchType: '1' })).toBe(12)
    expect(await totalOf({ searchCategory: '3' })).toBe(12)
    expect(await totalOf({ searchCategory: 3 })).toBe(12)
    expect(await totalOf({ searchCategory: '1,3' })).toBe(24)
    expect(await totalOf({ searchCategory: '2,6' })).toBe(0)
    expect(await totalOf({ searchSubCategory: '302' })).toBe(12)
    expect(await totalOf({ startDate: '2026-01-02', endDate: '2026-01-03' })).toBe(4)
    expect(await totalOf({ status: 1002 })).toBe(24)
    expect(await totalOf({ status: 1003 })).toBe(0)
    expect(await totalOf({ searchMinAmount: '1.05' })).toBe(19)
  })

  test('are found by their id and request id in any case', async () => {
    const [row] = (await list({ limit: 1, searchType: '2' })).rows
    const id = String(row?.['id'])
    const found = (await list({ searchID: ` ${id.toLowerCase()} ` })).rows
    expect(found).toEqual([row])
    expect(row).toMatchObject({ gameID: '1001', round_id: 'r11', balance_after: '1187.34' })
    expect((await list({ searchID: REQUEST.toUpperCase() })).rows).toMatchObject([{ request_id: REQUEST }])
    expect((await list({ searchID: id.slice(1) })).pagination?.total).toBe(0)
  })

  test('can be ordered by the columns of the contract', async () => {
    const amounts = (await list({ OrderPar: 'amount', OrderDir: 'ASC', limit: 250 })).rows.map(row =>
      Number(row['amount'])
    )
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b))
    const equal = (await list({ OrderPar: 'amount', limit: 12 })).rows.map(({ date }) => String(date))
    expect(equal).toEqual(equal.toSorted().toReversed())
  })

  test('are safe against SQL injection', async () => {
    const before = await gateway.database.select().from(players)
    const attacks = ['date; drop table players; --', "' or 1=1 --", '1) or (1=1', '%', '\\', '"', '\0']
    for (const text of attacks) {
      for (const key of [
        'OrderPar',
        'OrderDir',
        'searchType',
        'searchCategory',
        'searchSubCategory',
        'searchID',
        'startDate',
        'status'
      ]) {
        const reply = await list({ [key]: text })
        expect(reply.status, `${key} ${text}`).toBe(text === '\0' ? 400 : 200)
        if (reply.result) expect(reply.rows, `${key} ${text}`).toEqual([])
        expect(reply.text).not.toMatch(/syntax|relation|postgres/i)
      }
    }
    for (const wrong of [{ limit: 251 }, { limit: 0 }, { offset: 1_000_001 }, { offset: -1 }]) {
      expect((await list(wrong)).result).toBe(false)
    }
    expect(await gateway.database.select().from(players)).toEqual(before)
  })
})

describe('FAV-01 the favourites', () => {
  const favourites = (data: Record<string, unknown>) =>
    gateway.call('user.favorites', { type: 'casino', ...data }, { session })

  test('are added once, listed and removed', async () => {
    expect((await favourites({ mode: 'insert', id: '1001' })).result).toBe(true)
    expect((await favourites({ mode: 'insert', id: 1001 })).result).toBe(true)
    expect((await favourites({ mode: 'list' })).data).toEqual([{ id: '1001', type: 'casino' }])
    expect((await favourites({ mode: 'delete', id: '1001' })).result).toBe(true)
    expect((await favourites({ mode: 'list' })).data).toEqual([])
  })

  test('accept only existing games that may be added', async () => {
    for (const id of ['999999', '1910', 'x', "1001' or 1=1", '1e3', '99999999999999999999']) {
      expect((await favourites({ mode: 'insert', id })).result, id).toBe(false)
    }
    expect((await favourites({ mode: 'insert', type: 'livecasino', id: '1001' })).result).toBe(false)
    expect((await favourites({ mode: 'list' })).data).toEqual([])
  })
})
