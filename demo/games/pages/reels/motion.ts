import { STRIP } from '../../engines/reels/engine.ts'

/**
 * How a reel moves. Positions are in stops: 4 shows stop 4 on the line, 4.5 half of it. The pictures run downwards,
 * so positions fall.
 */

const STOPS_PER_SECOND = 15
const BRAKE_STOPS = 5

/** A reel that brakes at the speed it has needs this long for its last stops. */
export const BRAKE_MS = (3 * BRAKE_STOPS * 1_000) / STOPS_PER_SECOND

/** When each reel stands still, in ms after the start; later where the answer came late. */
export const STANDSTILL_MS = [1_500, 1_900, 2_300] as const

/** Where a rolling reel is, `elapsed` ms after it left `start`. */
export function rollingAt(start: number, elapsed: number): number {
  return wrap(start - (STOPS_PER_SECOND * elapsed) / 1_000)
}

/** Where a braking reel is, `elapsed` ms after it began to brake for `target`; there it stays. */
export function brakingAt(target: number, elapsed: number): number {
  const left = Math.max(0, 1 - elapsed / BRAKE_MS)
  return wrap(target + BRAKE_STOPS * left ** 3)
}

function wrap(position: number): number {
  return ((position % STRIP.length) + STRIP.length) % STRIP.length
}
