import { expect, it } from 'vitest'

import { EXACT_RETURN, MULTIPLES, returnOfAll, SEGMENTS, segmentOf } from './engine.ts'

const PLACES = SEGMENTS.map((_multiple, place) => place)

it('returns exactly 48 of 49 stakes on every bet, over all segments', () => {
  const returns = MULTIPLES.map(multiple =>
    PLACES.reduce((sum, place) => sum + returnOfAll({ [multiple]: 1 }, place), 0)
  )

  expect(PLACES).toHaveLength(EXACT_RETURN.denominator)
  expect(returns).toEqual(MULTIPLES.map(() => EXACT_RETURN.numerator))
})

it('has no two equal segments beside each other', () => {
  expect(PLACES.filter(place => SEGMENTS[place] === SEGMENTS.at(place - 1))).toEqual([])
})

it('draws every segment from the words of a digest', () => {
  expect(PLACES.map(place => segmentOf([place + 49]))).toEqual(PLACES)
})

it('pays the bets on the drawn multiple only', () => {
  expect(returnOfAll({ '2': 100, '48': 500 }, 0)).toBe(24_000)
  expect(returnOfAll({ '2': 100, '48': 500 }, 1)).toBe(200)
})
