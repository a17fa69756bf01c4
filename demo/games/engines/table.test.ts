import { expect, it } from 'vitest'

import { chipsFor } from './table.ts'

it.each([
  [500, 50_000, [500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000]],
  [1_000, 250_000, [1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000]],
  [2_500, 50_000, [2_500, 5_000, 10_000, 20_000, 50_000]],
  [5_000, 50_000, [5_000, 10_000, 20_000, 50_000]]
])('LIVE-02 offers chips from the minimum to the maximum: %i to %i', (minBet, maxBet, chips) => {
  expect(chipsFor(minBet, maxBet)).toEqual(chips)
})
