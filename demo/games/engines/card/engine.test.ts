import { describe, expect, it } from 'vitest'

import {
  ballsOf,
  DIGESTS,
  DRAWN,
  fullLines,
  isCard,
  multiplierOf,
  NUMBERS,
  PAYS,
  PER_LINE
} from './engine.ts'

const CARD = [
  [1, 12, 33, 45, 60],
  [4, 20, 51, 72, 90],
  [8, 17, 29, 66, 81]
]

/** Binomial coefficient. */
function choose(of: number, many: number): bigint {
  return Array.from({ length: many }).reduce<bigint>(
    (ways, _, i) => (ways * BigInt(of - i)) / BigInt(i + 1),
    1n
  )
}

/** The number of draws that contain this many given numbers. */
function holding(numbers: number): bigint {
  return choose(NUMBERS - numbers, DRAWN - numbers)
}

describe('the card', () => {
  it('returns exactly 95.25 %, counted over all draws', () => {
    const all = choose(NUMBERS, DRAWN)
    const [one, two, three] = [1, 2, 3].map(lines => holding(lines * PER_LINE)) as [bigint, bigint, bigint]
    const exactly = [3n * (one - 2n * two + three), 3n * (two - three), three] as const
    const returned = exactly.reduce((sum, ways, index) => sum + ways * BigInt(PAYS[index + 1] ?? 0), 0n)
    const percent = (ways: bigint) => Number((ways * 1_000_000n) / all) / 10_000

    expect(exactly.map(percent).map(share => share.toFixed(2))).toEqual(['29.72', '3.61', '0.12'])
    expect(percent(returned).toFixed(2)).toBe('95.25')
  })

  it('pays 2, 8 or 60 stakes for one, two or three full lines', () => {
    const [first = [], second = [], third = []] = CARD

    expect(multiplierOf(CARD, [...first.slice(1), ...second.slice(1), ...third.slice(1)])).toBe(0)
    expect(multiplierOf(CARD, second)).toBe(2)
    expect(multiplierOf(CARD, [...first, ...third])).toBe(8)
    expect(multiplierOf(CARD, CARD.flat())).toBe(60)
    expect(fullLines(CARD, second)).toEqual([false, true, false])
  })

  it('draws 60 different balls out of 90', () => {
    const words = Array.from({ length: DIGESTS * 8 }, (_, index) => (index * 2_654_435_761) % 2 ** 32)

    const balls = ballsOf(words)

    expect(new Set(balls).size).toBe(DRAWN)
    expect(Math.min(...balls)).toBeGreaterThanOrEqual(1)
    expect(Math.max(...balls)).toBeLessThanOrEqual(NUMBERS)
    expect(() => ballsOf(words.slice(0, 59))).toThrow(RangeError)
  })

  it('accepts only cards with 15 different numbers in three lines', () => {
    const [first = [], second = []] = CARD
    const wrong = [
      [],
      [first, second],
      [first, second, first],
      [first, second, [8, 17, 29, 66, 91]],
      CARD.map(l => l.slice(1))
    ]

    expect(isCard(CARD)).toBe(true)
    expect(wrong.map(isCard)).toEqual(wrong.map(() => false))
  })
})
