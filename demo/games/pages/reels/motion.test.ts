import { describe, expect, it } from 'vitest'

import { CYCLE_MS } from '../../ui/pace.ts'
import { BRAKE_MS, brakingAt, rollingAt, STANDSTILL_MS } from './motion.ts'

describe('the motion of a reel', () => {
  it('comes to rest exactly on the stop that the server drew', () => {
    expect(brakingAt(7, BRAKE_MS)).toBe(7)
    expect(brakingAt(7, BRAKE_MS + 5_000)).toBe(7)
    expect(brakingAt(0, BRAKE_MS)).toBe(0)
  })

  it('brakes from the speed at which it rolled', () => {
    const rolled = rollingAt(10, 0) - rollingAt(10, 1)
    const braked = brakingAt(3, 0) - brakingAt(3, 1)

    expect(braked).toBeCloseTo(rolled, 3)
  })

  it('stays on the strip however long it rolls', () => {
    expect(rollingAt(0, 1)).toBeGreaterThan(19)
    expect(rollingAt(5, 60_000)).toBeGreaterThanOrEqual(0)
    expect(rollingAt(5, 60_000)).toBeLessThan(20)
  })

  it('takes no less than 2.5 s for a round', () => {
    expect(CYCLE_MS).toBeGreaterThanOrEqual(2_500)
    expect(Math.max(...STANDSTILL_MS)).toBeLessThanOrEqual(CYCLE_MS)
    expect(Math.min(...STANDSTILL_MS)).toBeGreaterThanOrEqual(BRAKE_MS)
  })
})
