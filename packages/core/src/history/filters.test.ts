import { describe, expect, test } from 'vitest'

import {
  daysOf,
  HISTORY_KINDS,
  historyPath,
  readFilters,
  readMinimum,
  startingFilters,
  type HistoryFilters,
  type HistoryKind
} from './filters.ts'

/** 2025-03-01 01:30 in Istanbul, which is still February elsewhere. */
const NOW = Date.UTC(2025, 1, 28, 22, 30)

function read(kind: HistoryKind, path: string): HistoryFilters {
  const query = Object.fromEntries(new URL(path, 'https://site.test').searchParams)
  return readFilters(kind, query, startingFilters(kind))
}

describe('history filters', () => {
  test('HIST-02 start with 30 days of bets, 7 days of games and finance, and no range elsewhere', () => {
    expect(HISTORY_KINDS.map(kind => startingFilters(kind).preset)).toEqual(['30', '7', '7', '', ''])
    expect(startingFilters('finance', { preset: 'last-month' }).preset).toBe('last-month')
    expect(startingFilters('finance', { preset: 'sometime' }).preset).toBe('7')
    expect(startingFilters('tickets', { preset: '30' }).preset).toBe('')
  })

  test('NAV-03 HIST-01 are restored from the URL', () => {
    const filters: HistoryFilters = {
      ...startingFilters('finance'),
      from: '2025-01-05',
      to: '2025-02-01',
      type: '1',
      category: '1,6',
      subCategory: '101',
      status: '1003',
      min: '99.50',
      id: 'A1 & B2=?'
    }
    const path = historyPath('finance', filters)

    expect(path).toBe(
      '/profile?tab=finance&from=2025-01-05&to=2025-02-01&type=1&category=1%2C6&sub-category=101&status=1003&min=99.50&id=A1+%26+B2%3D%3F'
    )
    expect(read('finance', path)).toEqual(filters)
  })

  test('NAV-03 are omitted from the URL when they have their default value', () => {
    for (const kind of HISTORY_KINDS)
      expect(historyPath(kind, startingFilters(kind))).toBe(`/profile?tab=${kind}`)
    expect(historyPath('finance', { ...startingFilters('finance'), preset: '90' })).toBe(
      '/profile?tab=finance&preset=90'
    )
    expect(historyPath('bets', { ...startingFilters('bets'), state: 'closed' })).toBe(
      '/profile?tab=bets&state=closed'
    )
  })

  test('ignore invalid values of the URL', () => {
    const path = '/profile?preset=7000&from=yesterday&to=31.02.2025&type=x&category=1,b&status=-1&min=lots'
    expect(read('finance', path)).toEqual(startingFilters('finance'))
    expect(read('tickets', '/profile?preset=90&status=1003&min=5')).toEqual(startingFilters('tickets'))
    expect(read('games', '/profile?status=1003&category=4')).toEqual({
      ...startingFilters('games'),
      category: '4'
    })
    expect(read('bets', '/profile?state=won').state).toBe('open')
  })

  test('HIST-03 start with the state of the coupons that the page gives, which only the URL replaces', () => {
    const start = startingFilters('bets', { state: 'closed' })
    expect([
      start.state,
      startingFilters('bets').state,
      startingFilters('games', { state: 'closed' }).state
    ]).toEqual(['closed', 'open', ''])
    expect(readFilters('bets', {}, start).state).toBe('closed')
    expect(readFilters('bets', { state: 'open' }, start).state).toBe('open')
  })

  test('NAV-03 HIST-02 free dates, also one alone, stand in place of the preset in the URL', () => {
    const filters = { ...startingFilters('finance'), preset: '90' as const, from: '2025-01-05' }
    expect(historyPath('finance', filters)).toBe('/profile?tab=finance&from=2025-01-05')
  })

  test('HIST-02 swap the ends of a reversed range, and accept a range with one end', () => {
    expect(read('finance', '/profile?from=2025-02-05&to=2025-02-01')).toMatchObject({
      from: '2025-02-01',
      to: '2025-02-05'
    })
    expect(daysOf(read('finance', '/profile?from=2025-02-05&preset=90'), NOW)).toEqual({ from: '2025-02-05' })
  })

  test('HIST-02 count days in Istanbul time', () => {
    const days = (preset: HistoryFilters['preset']) => daysOf({ ...startingFilters('finance'), preset }, NOW)
    expect(days('today')).toEqual({ from: '2025-03-01', to: '2025-03-01' })
    expect(days('7')).toEqual({ from: '2025-02-22', to: '2025-03-01' })
    expect(days('last-month')).toEqual({ from: '2025-02-01', to: '2025-02-28' })
    expect(days('all')).toEqual({ to: '2025-03-01' })
    expect(daysOf(startingFilters('bonuses'), NOW)).toEqual({})
  })

  test.each([
    ['1.250', '1250'],
    ['1,250.5', '1250.50'],
    ['99,5', '99.50'],
    ['₺ 250', '250'],
    ['0', ''],
    ['-5', ''],
    ['many', '']
  ])('VALID-03 parse the minimum amount %s in either notation', (typed, read) => {
    expect(readMinimum(typed)).toBe(read)
  })
})
