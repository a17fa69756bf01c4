import { expect, it } from 'vitest'

import { SEGMENTS } from '../../engines/fortune/engine.ts'
import { angleOf, brakingFrom, turningFrom } from './motion.ts'

function between(degrees: number): number {
  return Math.abs((((degrees % 360) + 540) % 360) - 180)
}

it('stops the drawn segment below the pointer from any angle', () => {
  const misses = SEGMENTS.flatMap((_multiple, segment) =>
    [0, 33, 180, 3_599].map(start => {
      const { duration, at } = brakingFrom(start, segment)
      return between(at(duration) - angleOf(segment))
    })
  )

  expect(Math.max(...misses)).toBeLessThan(0.001)
})

it('starts to brake at the turning speed and takes less than nine seconds', () => {
  const { duration, at } = brakingFrom(250, 17)

  expect(at(1) - at(0)).toBeCloseTo(turningFrom(250, 1) - 250, 2)
  expect(duration).toBeLessThan(9_000)
  expect(at(duration + 60_000)).toBe(at(duration))
})
