import { betframe } from '@bnw/core/contract'
import { describe, expect, test } from 'vitest'

import { NOW, seededDatabase } from '../testing/seeded-database.ts'
import { betframeHandlers } from './betframe.ts'
import { momentText } from '../dates.ts'

const DAY = 86_400_000

const seeded = await seededDatabase()
const demo = await seeded.as('demo')

/** Reads an answer as the client does, so that it must fit the contract. */
async function coupons(filters: Record<string, unknown> = {}, context = demo) {
  const page = { limit: 250, offset: 0, ...filters }
  const { items, total } = await betframeHandlers.getCoupons(page, context)
  return betframe.getCoupons.reply.read({ data: items, pagination: { ...page, total } })
}

function day(before: number): string {
  return momentText(new Date(NOW - before * DAY)).slice(0, 10)
}

describe('HIST-03 the coupons', () => {
  test('are either open or closed', async () => {
    const open = await coupons({ state: 'open' })
    const closed = await coupons({ state: 'closed' })
    expect([open.total, closed.total, (await coupons()).total]).toEqual([5, 59, 64])
    expect(open.items.every(({ state, win }) => state === 'open' && win === 0)).toBe(true)
    expect(new Set(closed.items.map(({ state }) => state))).toEqual(
      new Set(['won', 'lost', 'void', 'cashed'])
    )
  })

  test('are paged, newest first, without duplicates', async () => {
    const first = await coupons({ limit: 10 })
    const rest = await coupons({ limit: 100, offset: 10 })
    expect([first.items.length, rest.items.length, first.total]).toEqual([10, 54, 64])
    const all = [...first.items, ...rest.items]
    expect(new Set(all.map(({ couponID }) => couponID)).size).toBe(64)
    const dates = all.map(({ date }) => date ?? 0)
    expect(dates).toEqual(dates.toSorted((one, other) => other - one))
  })

  test.each([
    ['is full', { limit: 10, offset: 0 }, 10],
    ['is full and the last', { limit: 32, offset: 32 }, 32],
    ['is the last', { limit: 10, offset: 60 }, 4],
    ['is beyond the last', { limit: 10, offset: 70 }, 0]
  ])('have the same total whether a page %s', async (_, page, length) => {
    const { items, total } = await coupons(page)
    expect([items.length, total]).toEqual([length, 64])
  })

  test('are filtered by date, both days included', async () => {
    expect((await coupons({ startDate: day(30), endDate: day(0) })).total).toBe(21)
    const { items } = await coupons({ startDate: day(2), endDate: day(2) })
    expect(items.map(({ state }) => state)).toEqual(['open', 'open'])
  })

  test('are found by id in any case; an unknown id finds nothing', async () => {
    const [coupon] = (await coupons()).items
    const id = coupon?.couponID ?? ''
    expect((await coupons({ searchID: ` ${id.toLowerCase()} ` })).items).toEqual([coupon])
    expect((await coupons({ searchID: id.slice(1) })).total).toBe(0)
    expect((await coupons({ searchID: '%' })).total).toBe(0)
  })

  test('contain their bets in the language of the call', async () => {
    const turkish = (await coupons({ state: 'open' })).items
    const english = (await coupons({ state: 'open' }, { ...demo, lang: 'en' })).items
    const halfWon = turkish.findIndex(({ bets }) => bets.some(({ result }) => result === 'won'))
    const results = turkish[halfWon]?.bets.map(({ result }) => result)
    expect(results).toEqual(['won', 'won', 'open', 'open'])
    expect(english[halfWon]?.bets[0]?.event).toBe(turkish[halfWon]?.bets[0]?.event)
    expect(english[halfWon]?.bets[0]?.market).not.toBe(turkish[halfWon]?.bets[0]?.market)
  })

  test('contain stake and possible win, exact to the kuruş', async () => {
    for (const { stake = 0, odds = 0, possible_win, win, state } of (await coupons()).items) {
      if (state === 'cashed') continue
      expect(possible_win).toBe(Math.floor(Math.round(stake * odds * 100) / 100))
      expect(win).toBe({ won: possible_win, void: stake, open: 0, lost: 0 }[state])
    }
  })

  test('belong to one player', async () => {
    expect((await coupons({}, await seeded.as('ozel'))).total).toBe(0)
  })
})
