import { STRIP } from '../../engines/reels/engine.ts'

/**
 * Positions of a moving reel, in stops: 4.5 is halfway between the stops 4 and 5. The symbols run downwards, so
 * positions decrease.
 */

const STOPS_PER_SECOND = 15
const BRAKE_STOPS = 5

/** Duration of the last stops when braking from the rolling speed. */
export const BRAKE_MS = (3 * BRAKE_STOPS * 1_000) / STOPS_PER_SECOND

/** When each reel stands still, in ms after the start; later if the answer is late. */
export const STANDSTILL_MS = [1_500, 1_900, 2_300] as const

/** Position of a rolling reel `elapsed` ms after `start`. */
export function rollingAt(start: number, elapsed: number): number {
  return wrap(start - (STOPS_PER_SECOND * elapsed) / 1_000)
}

/** Position of a reel `elapsed` ms after it began to brake; it stays at `target`. */
export function brakingAt(target: number, elapsed: number): number {
  const left = Math.max(0, 1 - elapsed / BRAKE_MS)
  return wrap(target + BRAKE_STOPS * left ** 3)
}

function wrap(position: number): number {
  return ((position % STRIP.length) + STRIP.length) % STRIP.length
}
