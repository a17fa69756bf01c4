import { describe, expect, test } from 'vitest'

import { mondayOf, moveDay, moveMonth, noonOf, weeksOf } from './calendar.ts'
import { formatMonth } from './time.ts'

describe('calendar month', () => {
  test.each([
    ['2025-03-01', 1, '2025-03-02'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2025-01-01', -1, '2024-12-31'],
    ['2025-03-09', 7, '2025-03-16']
  ])('moves %s by %i days to %s', (day, days, moved) => {
    expect(moveDay(day, days)).toBe(moved)
  })

  test.each([
    ['2025-03-31', -1, '2025-02-28'],
    ['2025-12-15', 1, '2026-01-15'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2025-01-31', -12, '2024-01-31']
  ])('moves %s by %i months to %s', (day, months, moved) => {
    expect(moveMonth(day, months)).toBe(moved)
  })

  test('I18N-04 starts weeks on Monday and contains only days of its month', () => {
    const weeks = weeksOf('2025-03-09')

    expect(weeks).toHaveLength(6)
    expect(weeks[0]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      '2025-03-01',
      '2025-03-02'
    ])
    expect(weeks[5]?.[0]).toBe('2025-03-31')
    expect(weeks.flat().filter(Boolean)).toHaveLength(31)
    expect(weeksOf('2021-02-10')).toHaveLength(4)
    expect(mondayOf('2025-03-09')).toBe('2025-03-03')
  })

  test('I18N-04 formats the month in the language', () => {
    expect(formatMonth(noonOf('2025-08-31'), 'tr')).toBe('Ağustos 2025')
    expect(formatMonth(noonOf('2025-08-01'), 'en')).toBe('August 2025')
  })
})
