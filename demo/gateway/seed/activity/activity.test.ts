import { describe, expect, test } from 'vitest'

import { APPROVED, CANCELLED, NEW } from '../../ledger/ledger.ts'
import { BONUSES, CLAIMED } from './bonuses.ts'
import { startOfDay } from './calendar.ts'
import { balanceOf, FINAL_BALANCE, makeActivity } from './history.ts'

const DAY = 86_400_000

/** An ordinary time, just after midnight, just before it, and years later. */
const MOMENTS = [
  Date.UTC(2026, 0, 15, 12),
  Date.UTC(2026, 5, 1, 21, 0, 5),
  Date.UTC(2026, 10, 21, 20, 59, 58),
  Date.UTC(2029, 1, 28, 6)
]

describe.each(MOMENTS)('BOX-01 the activity of the demo player, seeded at %i', now => {
  const { movements, coupons } = makeActivity(now)
  const finance = movements.filter(({ category }) => [1, 2, 6].includes(category))
  const ageOf = (date: Date) => Math.round((startOfDay(now) - startOfDay(date.getTime())) / DAY)
  const inDays = (days: number) => finance.filter(({ date }) => ageOf(date) <= days).length

  test('sums to the balance and is never negative', () => {
    expect(balanceOf(movements)).toBe(FINAL_BALANCE)
    let balance = 0
    for (const movement of movements) {
      balance += balanceOf([movement])
      expect(balance).toBeGreaterThanOrEqual(0)
    }
  })

  test('is in order and in the past', () => {
    const dates = movements.map(({ date }) => date.getTime())
    expect(dates).toEqual([...dates].sort((one, other) => one - other))
    expect(dates.at(-1)).toBeLessThanOrEqual(now)
  })

  test('HIST-02 has the number of rows of each preset', () => {
    expect([0, 7, 30, 90, 180, 365, 730].map(inDays)).toEqual([2, 12, 38, 74, 110, 150, 176])
    expect(finance.filter(({ date }) => ageOf(date) === 1)).toHaveLength(3)
    expect(finance).toHaveLength(233)
  })

  test('has no row on the first day of a preset', () => {
    const edges = new Set([7, 30, 90, 180, 365, 730])
    expect(movements.filter(({ date }) => edges.has(ageOf(date)))).toEqual([])
  })

  test('HIST-06 contains 57 tickets', () => {
    const tickets = movements.filter(
      ({ date, amount, status = APPROVED, category }) =>
        date >= new Date('2023-12-01T00:00:00+03:00') &&
        date < new Date('2024-01-02T00:00:00+03:00') &&
        amount >= 25_000n &&
        status === APPROVED &&
        category === 1
    )
    expect(tickets).toHaveLength(57)
  })

  test('NOTIF-01 contains 12 cancelled withdrawals, 9 of them in 90 days, one without a note', () => {
    const cancelled = movements.filter(({ category, status }) => category === 2 && status === CANCELLED)
    expect(cancelled).toHaveLength(12)
    expect(cancelled.filter(({ date }) => ageOf(date) <= 90)).toHaveLength(9)
    expect(cancelled.filter(({ note }) => !note)).toHaveLength(1)
  })

  test('leaves one deposit and one withdrawal New', () => {
    const open = movements.filter(({ status }) => status === NEW)
    expect(open.map(({ category }) => category)).toEqual([2, 1])
  })

  test('contains 400 rounds in 25 games', () => {
    const staked = movements.filter(({ category, type }) => [3, 4, 7].includes(category) && type === 2)
    expect(staked).toHaveLength(400)
    expect(new Set(staked.map(({ roundId }) => roundId)).size).toBe(400)
    expect(new Set(staked.map(({ gameId, gameType }) => `${gameType} ${gameId}`)).size).toBe(25)
  })

  test('HIST-03 contains 64 coupons, 5 of them open, 21 in 30 days', () => {
    expect(countByState(coupons)).toEqual({
      open: 5,
      won: 17,
      lost: 36,
      void: 3,
      cashed: 3
    })
    expect(coupons.filter(({ at }) => ageOf(new Date(at)) <= 30)).toHaveLength(21)
    const halfWon = coupons.filter(
      ({ state, lines }) =>
        state === 'open' && lines.length === 4 && lines.filter(({ result }) => result === 'won').length === 2
    )
    expect(halfWon).toHaveLength(1)
  })

  test('pays a coupon by its lines', () => {
    for (const { state, win, possibleWin, lines } of coupons) {
      if (state === 'won')
        expect([win, lines.every(({ result }) => result === 'won')]).toEqual([possibleWin, true])
      if (state === 'lost') expect([win, lines.some(({ result }) => result === 'lost')]).toEqual([0, true])
    }
  })

  test('gives every row a unique id', () => {
    expect(new Set(movements.map(({ id }) => id)).size).toBe(movements.length)
  })

  test('HIST-05 credits each claimed bonus before it expires', () => {
    const credits = movements.filter(({ category }) => category === 6)
    expect(credits.map(({ amount }) => Number(amount))).toEqual(CLAIMED.map(({ amount }) => amount))
    credits.forEach(({ date }, nth) => expect(-ageOf(date)).toBeLessThan(CLAIMED[nth]?.expires ?? 0))
  })
})

test('HIST-05 there are 17 bonuses, one of them at 62 % of its turnover', () => {
  expect(countByState(BONUSES)).toEqual({
    available: 3,
    active: 2,
    used: 6,
    expired: 4,
    cancelled: 2
  })
  expect(BONUSES.filter(bonus => bonus.turnoverDone * 100 === bonus.turnoverNeeded * 62)).not.toEqual([])
})

test('BOX-01 the same time gives the same activity', () => {
  expect(makeActivity(1_800_000_000_000)).toEqual(makeActivity(1_800_000_000_000))
})

function countByState(rows: readonly { state: string }[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { state } of rows) counts[state] = (counts[state] ?? 0) + 1
  return counts
}
