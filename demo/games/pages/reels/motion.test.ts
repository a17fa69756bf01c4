import { describe, expect, it } from 'vitest'

import { MIN_ROUND_MS } from '../../ui/timing.ts'
import { BRAKE_MS, brakingAt, rollingAt, STANDSTILL_MS } from './motion.ts'

describe('the motion of a reel', () => {
  it('ends exactly at the drawn stop', () => {
    expect(brakingAt(7, BRAKE_MS)).toBe(7)
    expect(brakingAt(7, BRAKE_MS + 5_000)).toBe(7)
    expect(brakingAt(0, BRAKE_MS)).toBe(0)
  })

  it('starts to brake at the rolling speed', () => {
    const rolled = rollingAt(10, 0) - rollingAt(10, 1)
    const braked = brakingAt(3, 0) - brakingAt(3, 1)

    expect(braked).toBeCloseTo(rolled, 3)
  })

  it('stays on the strip for any duration', () => {
    expect(rollingAt(0, 1)).toBeGreaterThan(19)
    expect(rollingAt(5, 60_000)).toBeGreaterThanOrEqual(0)
    expect(rollingAt(5, 60_000)).toBeLessThan(20)
  })

  it('takes at least 2.5 s for a round', () => {
    expect(MIN_ROUND_MS).toBeGreaterThanOrEqual(2_500)
    expect(Math.max(...STANDSTILL_MS)).toBeLessThanOrEqual(MIN_ROUND_MS)
    expect(Math.min(...STANDSTILL_MS)).toBeGreaterThanOrEqual(BRAKE_MS)
  })
})
