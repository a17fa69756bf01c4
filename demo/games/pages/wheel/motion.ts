import { POCKETS } from '../../engines/wheel/engine.ts'

/** Degrees, clockwise. Wheel and ball turn in opposite directions. */
export interface Position {
  readonly wheel: number
  readonly ball: number
}

/** Degrees per second. */
const BALL_SPEED = 340
const WHEEL_SPEED = 70

/** Minimum distance of the ball while it brakes, in degrees. */
const MIN_RUN = 200

/** Angle of the middle of a pocket on the unturned wheel. */
export function pocketAngle(number: number): number {
  return (POCKETS.indexOf(number) * 360) / POCKETS.length
}

export function rollingFrom(start: Position, elapsed: number): Position {
  const seconds = elapsed / 1_000
  return { wheel: start.wheel - WHEEL_SPEED * seconds, ball: start.ball + BALL_SPEED * seconds }
}

export interface Braking {
  /** Ms until wheel and ball have stopped. */
  readonly duration: number
  at(elapsed: number): Position
}

/**
 * Brakes from the rolling speed so that the ball stops in the pocket of this number. Wheel and ball stop at the
 * same moment.
 */
export function brakingFrom(start: Position, number: number): Braking {
  const ratio = WHEEL_SPEED / BALL_SPEED
  const behind = start.wheel + pocketAngle(number) - start.ball
  const turns = Math.ceil((MIN_RUN * (1 + ratio) - behind) / 360)
  const run = (behind + turns * 360) / (1 + ratio)
  const duration = (3 * run * 1_000) / BALL_SPEED
  return {
    duration,
    at(elapsed) {
      const done = 1 - Math.max(0, 1 - elapsed / duration) ** 3
      return { wheel: start.wheel - ratio * run * done, ball: start.ball + run * done }
    }
  }
}
