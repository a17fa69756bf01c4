import { shared } from '../shared.ts'
import { AbortedError } from './errors.ts'

interface Flight {
  answer: Promise<unknown>
  controller: AbortController
  wanting: number
}

/** The reads under way, by what they ask. */
export const flights = shared<Map<string, Flight>>('gateway.in-flight', () => new Map())

/**
 * Makes identical reads that are asked for at once one request (GATE-07). Who aborts hears of it at once and leaves; the
 * last to leave ends the request.
 *
 * @param key The whole request as text, and whose it is. It never gets into an error.
 * @param name Names the call in errors.
 * @param start Begins the request; it must reject when its signal aborts.
 */
export function inFlight<Result>(
  { key, name }: { key: string; name: string },
  signal: AbortSignal | undefined,
  start: (signal: AbortSignal) => Promise<Result>
): Promise<Result> {
  if (signal?.aborted) return Promise.reject(new AbortedError(name))
  const flight = flights.get(key) ?? begin(key, start)
  flight.wanting++
  return new Promise<Result>((resolve, reject) => {
    const leave = () => {
      reject(new AbortedError(name))
      flight.wanting--
      if (flight.wanting === 0) flight.controller.abort()
    }
    signal?.addEventListener('abort', leave, { once: true })
    flight.answer
      .then(answer => resolve(answer as Result), reject)
      .finally(() => signal?.removeEventListener('abort', leave))
  })
}

function begin(key: string, start: (signal: AbortSignal) => Promise<unknown>): Flight {
  const controller = new AbortController()
  const forget = () => {
    if (flights.get(key) === flight) flights.delete(key)
  }
  const flight: Flight = { answer: start(controller.signal).finally(forget), controller, wanting: 0 }
  flights.set(key, flight)
  controller.signal.addEventListener('abort', forget, { once: true })
  return flight
}
