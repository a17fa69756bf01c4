import { describe, expect, it } from 'vitest'

import {
  colourOf,
  EXACT_RETURN,
  FIELDS,
  numberOf,
  POCKETS,
  returnOf,
  returnOfAll,
  splitOf
} from './engine.ts'

describe('the wheel', () => {
  it('has each of the 37 numbers once, with red and black alternating after zero', () => {
    const colours = POCKETS.slice(1).map(colourOf)

    expect(POCKETS.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, number) => number))
    expect(POCKETS[0]).toBe(0)
    expect(colours.every((colour, index) => colour === (index % 2 === 0 ? 'red' : 'black'))).toBe(true)
  })

  it('returns exactly 36 of 37 stakes on each of its fields: 97.30 %', () => {
    const returned = [...FIELDS.keys()].map(name =>
      POCKETS.reduce((sum, number) => sum + returnOf(name, 1, number), 0)
    )

    expect(returned).toEqual(Array(FIELDS.size).fill(EXACT_RETURN.numerator))
    expect((100 * EXACT_RETURN.numerator) / EXACT_RETURN.denominator).toBeCloseTo(97.3, 2)
  })

  it('has 37 numbers, 60 pairs of neighbours, 3 dozens and 6 even chances', () => {
    const counts = [35, 17, 2, 1].map(
      pays => [...FIELDS.values()].filter(field => field.pays === pays).length
    )

    expect(counts).toEqual([37, 60, 3, 6])
    expect([splitOf(17, 20), splitOf(18, 17), splitOf(0, 2)]).toEqual(['17-20', '17-18', '0-2'])
    expect([splitOf(3, 4), splitOf(17, 19), splitOf(36, 39), splitOf(5, 5)]).toEqual(Array(4).fill(undefined))
  })

  it('loses all outside bets on zero', () => {
    const outside = [...FIELDS].filter(([, { pays }]) => pays < 17).map(([name]) => returnOf(name, 100, 0))

    expect(outside).toEqual(Array(9).fill(0))
  })

  it('adds up the returns of several bets', () => {
    const bets = { '17': 100, '17-20': 200, 'dozen-2': 500, black: 1_000, even: 300 }

    expect(returnOfAll(bets, 17)).toBe(3_600 + 3_600 + 1_500 + 2_000)
    expect(returnOfAll(bets, 0)).toBe(0)
  })

  it('skips words that would favour some numbers', () => {
    expect(numberOf([2 ** 32 - 1, 38])).toBe(1)
    expect(() => numberOf([2 ** 32 - 1])).toThrow(RangeError)
  })
})
