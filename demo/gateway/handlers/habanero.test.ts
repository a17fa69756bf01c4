import { expect, test } from 'vitest'

import { jackpotAt } from './habanero.ts'

test('HOME-02 a jackpot grows until it drops to its start', () => {
  const level = { start: 124_015, growth: 5, period: 20 * 60 }
  expect(jackpotAt(level, 0)).toBe(124_015)
  expect(jackpotAt(level, 60_000)).toBe(124_015 + 300)
  expect(jackpotAt(level, 20 * 60_000)).toBe(124_015)
})
