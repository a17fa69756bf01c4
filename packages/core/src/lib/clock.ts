import { atom, onMount } from 'nanostores'

import { environment } from '../environment.ts'
import { onPageReset } from '../page-life.ts'
import { pageEvents } from './page-events.ts'

const SECOND_MS = 1_000

const UNKNOWN = { min: -Infinity, max: Infinity }

/** Bounds of the difference between the gateway's clock and the device's, ms. Unknown before the first response. */
let offset = UNKNOWN
onPageReset(() => (offset = UNKNOWN))

/**
 * Estimates the gateway's clock, by which offers start and end. Each response narrows the bounds. One that contradicts
 * them means that the device's clock was changed, and replaces them.
 *
 * @param date The header `Date`, in whole seconds; null if the page may not read it.
 * @param sent When the request was sent, @param received when the response came, by the device's clock, ms.
 */
export function noteServerTime(date: string | null, sent: number, received: number): void {
  const second = Date.parse(date ?? '')
  if (Number.isNaN(second)) return
  const min = second - received
  const max = second + SECOND_MS - sent
  const isConsistent = min <= offset.max && max >= offset.min
  offset = isConsistent ? { min: Math.max(min, offset.min), max: Math.min(max, offset.max) } : { min, max }
}

/** The time by the gateway's clock, ms since 1970 UTC, accurate to a second; the device's before the first response. */
export function serverNow(): number {
  const middle = (offset.min + offset.max) / 2
  return environment().now() + (Number.isFinite(middle) ? Math.round(middle) : 0)
}

/** The gateway's time. While it has listeners it changes at each full second, and when the page resumes. */
export const $serverTime = atom(0)
onPageReset(() => $serverTime.set(0))
onMount($serverTime, () => {
  let stopTimer = () => {}
  const tick = () => {
    stopTimer()
    const now = serverNow()
    $serverTime.set(now)
    stopTimer = environment().after(SECOND_MS - (now % SECOND_MS), tick)
  }
  tick()
  const stop = pageEvents.on('resume', tick)
  return () => {
    stop()
    stopTimer()
  }
})
