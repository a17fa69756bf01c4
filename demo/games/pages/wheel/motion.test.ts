import { describe, expect, it } from 'vitest'

import { POCKETS } from '../../engines/wheel/engine.ts'
import { brakingFrom, pocketAngle, rollingFrom } from './motion.ts'

function between(degrees: number): number {
  return Math.abs((((degrees % 360) + 540) % 360) - 180)
}

describe('the motion of the wheel', () => {
  it('stops the ball in the drawn pocket from any position', () => {
    const starts = [0, 33, 180, 359].map(ball => ({ wheel: -ball * 2, ball }))
    const misses = POCKETS.flatMap(number =>
      starts.map(start => {
        const { duration, at } = brakingFrom(start, number)
        const { wheel, ball } = at(duration)
        return between(wheel + pocketAngle(number) - ball)
      })
    )

    expect(Math.max(...misses)).toBeLessThan(0.001)
  })

  it('starts to brake at the rolling speed and takes less than five seconds', () => {
    const start = { wheel: -10, ball: 250 }
    const { duration, at } = brakingFrom(start, 17)

    expect(at(1).ball - at(0).ball).toBeCloseTo(rollingFrom(start, 1).ball - start.ball, 2)
    expect(at(1).wheel - at(0).wheel).toBeCloseTo(rollingFrom(start, 1).wheel - start.wheel, 2)
    expect(duration).toBeLessThan(5_000)
    expect(at(duration + 60_000)).toEqual(at(duration))
  })
})
