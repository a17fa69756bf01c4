import { SEGMENTS } from '../../engines/fortune/engine.ts'

/** Degrees per second. */
const SPEED = 220

/** Minimum turn while it brakes, in degrees. */
const MIN_RUN = 270

export const DEGREES_PER_SEGMENT = 360 / SEGMENTS.length

/** Angle of the wheel, in degrees clockwise, at which this segment is below the pointer. */
export function angleOf(segment: number): number {
  return -segment * DEGREES_PER_SEGMENT
}

export function turningFrom(start: number, elapsed: number): number {
  return start + (SPEED * elapsed) / 1_000
}

/** Brakes from the turning speed until this segment is below the pointer; times in ms. */
export function brakingFrom(start: number, segment: number) {
  const ahead = (((angleOf(segment) - start) % 360) + 360) % 360
  const run = ahead < MIN_RUN ? ahead + 360 : ahead
  const duration = (3 * run * 1_000) / SPEED
  return {
    duration,
    at: (elapsed: number) => start + run * (1 - Math.max(0, 1 - elapsed / duration) ** 3)
  }
}
