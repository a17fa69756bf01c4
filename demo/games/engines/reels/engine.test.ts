import { describe, expect, it } from 'vitest'

import { EXACT_RETURN, outcomeOf, PAYS, stopsOf, STRIP, SYMBOLS, type Stops } from './engine.ts'

/** All outcomes: 20 × 20 × 20. */
const ALL_STOPS: Stops[] = STRIP.flatMap((_first, first) =>
  STRIP.flatMap((_second, second) => STRIP.map((_third, third): Stops => [first, second, third]))
)

describe('three reels', () => {
  it('returns exactly 7,627 stakes over all 8,000 outcomes', () => {
    const returned = ALL_STOPS.reduce((sum, stops) => sum + outcomeOf(stops).multiplier, 0)

    expect(ALL_STOPS).toHaveLength(EXACT_RETURN.denominator)
    expect(returned).toBe(EXACT_RETURN.numerator)
    expect(returned).toBe(7_627)
  })

  it('pays in one of five outcomes', () => {
    const winning = ALL_STOPS.filter(stops => outcomeOf(stops).multiplier > 0)

    expect(winning).toHaveLength(1_600)
  })

  it('has each symbol as often as the pay table says', () => {
    const counts = SYMBOLS.map(symbol => STRIP.filter(stop => stop === symbol).length)

    expect(counts).toEqual([1, 2, 3, 4, 5, 5])
  })

  it('never has the same symbol twice in a row on a strip', () => {
    const doubled = STRIP.filter((symbol, stop) => symbol === STRIP[(stop + 1) % STRIP.length])

    expect(doubled).toEqual([])
  })

  it('pays three equal symbols by the table', () => {
    expect(outcomeOf([0, 0, 0])).toMatchObject({ matching: 3, multiplier: PAYS.capa.three })
    expect(PAYS.capa).toEqual({ three: 150, two: 20 })
  })

  it('pays two equal symbols at the left, not at the right', () => {
    expect(outcomeOf([7, 15, 0])).toMatchObject({ symbols: ['marti', 'marti', 'capa'], multiplier: 8 })
    expect(outcomeOf([0, 7, 15])).toMatchObject({ matching: 0, multiplier: 0 })
    expect(outcomeOf([7, 0, 15])).toMatchObject({ matching: 0, multiplier: 0 })
  })

  it('skips words that would favour some stops', () => {
    expect(stopsOf([2 ** 32 - 1, 21, 2 ** 32 - 16, 40, 59])).toEqual([1, 0, 19])
    expect(stopsOf([2 ** 32 - 17, 0, 0])).toEqual([19, 0, 0])
  })

  it('throws on a digest with too few fair words', () => {
    expect(() => stopsOf([1, 2, 2 ** 32 - 1])).toThrow(RangeError)
  })
})
