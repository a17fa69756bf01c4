import { atom, onMount } from 'nanostores'

import { environment } from '../environment.ts'
import { shared } from '../shared.ts'
import { pageEvents } from './page-events.ts'

const SECOND_MS = 1_000

/** Bounds of the difference between the gateway's clock and the device's, ms. Unknown before the first response. */
const offset = shared('clock.offset', () => ({ min: -Infinity, max: Infinity }))

/**
 * Estimates the gateway's clock from a response: offers begin and end by it. Each response narrows the bounds; one that
 * contradicts them means that the device's clock was changed, and replaces them.
 *
 * @param date The header `Date`, in whole seconds; null where the page may not read it.
 * @param sent When the request was sent, @param received when the response came, by the device's clock, ms.
 */
export function noteServerTime(date: string | null, sent: number, received: number): void {
  const second = Date.parse(date ?? '')
  if (Number.isNaN(second)) return
  const min = second - received
  const max = second + SECOND_MS - sent
  const isConsistent = min <= offset.max && max >= offset.min
  offset.min = isConsistent ? Math.max(min, offset.min) : min
  offset.max = isConsistent ? Math.min(max, offset.max) : max
}

/** The time by the gateway's clock, ms since 1970 UTC, accurate to a second; the device's before the first response. */
export function serverNow(): number {
  const middle = (offset.min + offset.max) / 2
  return environment().now() + (Number.isFinite(middle) ? Math.round(middle) : 0)
}

/** The gateway's time. While it has listeners it changes at each full second, and when the page resumes. */
export const $serverTime = shared('clock.time', () => {
  const $time = atom(0)
  onMount($time, () => {
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      clearTimeout(timer)
      const now = serverNow()
      $time.set(now)
      timer = setTimeout(tick, SECOND_MS - (now % SECOND_MS))
    }
    tick()
    const stop = pageEvents.on('resume', tick)
    return () => {
      stop()
      clearTimeout(timer)
    }
  })
  return $time
})
