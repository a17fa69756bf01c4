import { expect, it } from 'vitest'

import { createBets } from './laid-bets.ts'

it('doubles the chips on the table, and lays those of the last round on an empty one', () => {
  const bets = createBets(() => undefined)
  expect(bets.again).toEqual({})
  bets.lay('red', 500)
  bets.lay('red', 500)
  bets.lay('17', 100)
  expect(bets.again).toEqual({ red: 2_000, 17: 200 })

  bets.remember(bets.byField)
  bets.clear()
  bets.remember(bets.again)
  expect(bets.total).toBe(0)
  bets.restore(bets.again)

  expect(bets.byField).toEqual({ red: 1_000, 17: 100 })
})
