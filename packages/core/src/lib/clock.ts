import { atom, onMount } from 'nanostores'

import { environment } from '../environment.ts'
import { shared } from '../shared.ts'
import { pageEvents } from './page-events.ts'

const SECOND_MS = 1_000

/** By how much the server's clock is ahead of the device's at least and at most, ms. Nothing is known before an answer. */
const ahead = shared('clock.ahead', () => ({ least: -Infinity, most: Infinity }))

/**
 * Learns from an answer what time it is for the gateway: offers begin and end by its clock, whatever the device says.
 * Each answer narrows what is known; one that contradicts it means that the device's clock was set, and counts alone.
 *
 * @param date The header `Date`, in whole seconds; null where the page may not read it.
 * @param sent When the request left, @param received when the answer came, by the device's clock, ms.
 */
export function noteServerTime(date: string | null, sent: number, received: number): void {
  const second = Date.parse(date ?? '')
  if (Number.isNaN(second)) return
  const least = second - received
  const most = second + SECOND_MS - sent
  const isInside = least <= ahead.most && most >= ahead.least
  ahead.least = isInside ? Math.max(least, ahead.least) : least
  ahead.most = isInside ? Math.min(most, ahead.most) : most
}

/** The time by the gateway's clock, ms since 1970 UTC, right to a second; the device's until an answer has come. */
export function serverNow(): number {
  const middle = (ahead.least + ahead.most) / 2
  return environment().now() + (Number.isFinite(middle) ? Math.round(middle) : 0)
}

/** The gateway's time, told at each of its full seconds as long as somebody looks, and when the player comes back. */
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
