import { expect, it } from 'vitest'

import { stepsOf } from './hands.ts'

const counts = (steps: ReturnType<typeof stepsOf>) =>
  steps.map(({ player, dealer }) => [player.length, dealer.length])

it('deals two cards in turn, then those of the player, then those of the dealer', () => {
  const cards = { player: [1, 2, 3], dealer: [4, 5, 6] }

  expect(counts(stepsOf({ player: [], dealer: [] }, cards))).toEqual([
    [1, 0],
    [1, 1],
    [2, 1],
    [3, 1],
    [3, 2],
    [3, 3]
  ])
})

it('deals only the cards that do not lie yet', () => {
  const lying = { player: [1, 2], dealer: [4] }

  expect(counts(stepsOf(lying, { player: [1, 2, 3], dealer: [4] }))).toEqual([[3, 1]])
  expect(stepsOf(lying, lying)).toEqual([])
})
