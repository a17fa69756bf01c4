import { expect, it } from 'vitest'

import { stepsOf } from './hands.ts'

it('deals to player and banker in turn, and a third card only where there is one', () => {
  const steps = stepsOf({ player: [1, 2], banker: [3, 4, 5] })

  expect(steps.map(({ player, banker }) => [player.length, banker.length])).toEqual([
    [1, 0],
    [1, 1],
    [2, 1],
    [2, 2],
    [2, 3]
  ])
})
