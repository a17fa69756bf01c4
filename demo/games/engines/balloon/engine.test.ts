import { describe, expect, it } from 'vitest'

import { burstHeightOf, heightAt, MAX_HEIGHT, returnAt, START_HEIGHT, timeAbove } from './engine.ts'

const WORDS = 2 ** 32

/** The number of words whose flight reaches this height, found by bisection. */
function wordsReaching(height: number): number {
  let [below, reaching] = [-1, WORDS - 1]
  while (reaching - below > 1) {
    const middle = Math.floor((below + reaching) / 2)
    if (burstHeightOf([middle]) >= height) reaching = middle
    else below = middle
  }
  return WORDS - reaching
}

describe('the balloon', () => {
  it('returns 97 % for a cash-out at any height, counted over all 2³² words', () => {
    const heights = [101, 102, 110, 150, 199, 200, 333, 1_000, 2_500, 10_000, MAX_HEIGHT]

    const returns = heights.map(height => (wordsReaching(height) / WORDS) * (height / START_HEIGHT))

    expect(Math.max(...returns)).toBeLessThanOrEqual(0.97)
    expect(Math.min(...returns)).toBeGreaterThan(0.96999)
  })

  it('bursts about 4 % of its flights on the ground', () => {
    expect(1 - wordsReaching(101) / WORDS).toBeCloseTo(1 - 97 / 101, 6)
  })

  it('bursts at the height of the formula', () => {
    expect([0, WORDS / 2, WORDS * 0.9, WORDS - 1].map(word => burstHeightOf([Math.floor(word)]))).toEqual([
      100, 194, 969, 416_611_827_712
    ])
  })

  it('never loses height, and rises above a height exactly at timeAbove()', () => {
    const heights = [100, 101, 150, 200, 1_234, 99_999]

    expect(heights.map(height => heightAt(timeAbove(height)) > height)).toEqual(heights.map(() => true))
    expect(heights.map(height => heightAt(timeAbove(height) - 2) > height)).toEqual(heights.map(() => false))
    expect([heightAt(-500), heightAt(0), heightAt(7_000), heightAt(10 ** 9)]).toEqual([
      100,
      100,
      200,
      MAX_HEIGHT
    ])
  })

  it('returns whole kuruş for whole lira', () => {
    expect([returnAt(500, 137), returnAt(100, 101), returnAt(10_000, MAX_HEIGHT)]).toEqual([
      685, 101, 10_000_000
    ])
  })
})
