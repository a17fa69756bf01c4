import { onPageReset } from '../page-life.ts'
import { AbortedError } from './errors.ts'

interface Flight {
  answer: Promise<unknown>
  controller: AbortController
  /** How many have not aborted. */
  callers: number
}

/** Pending reads by their request. */
const flights = new Map<string, Flight>()
onPageReset(() => [...flights.values()].forEach(({ controller }) => controller.abort()))

/**
 * Deduplicates concurrent identical reads (GATE-07). A caller that aborts is rejected immediately; the shared request is
 * aborted when its last caller aborts.
 *
 * @param key The request as text, including its session. It never becomes part of an error.
 * @param name Name of the call, for errors.
 * @param start Starts the request; it must reject when its signal aborts.
 */
export function inFlight<Result>(
  { key, name }: { key: string; name: string },
  signal: AbortSignal | undefined,
  start: (signal: AbortSignal) => Promise<Result>
): Promise<Result> {
  if (signal?.aborted) return Promise.reject(new AbortedError(name))
  const flight = flights.get(key) ?? begin(key, start)
  flight.callers++
  return new Promise<Result>((resolve, reject) => {
    const leave = () => {
      reject(new AbortedError(name))
      flight.callers--
      if (flight.callers === 0) flight.controller.abort()
    }
    signal?.addEventListener('abort', leave, { once: true })
    // Calls with the same key are the same call: their replies have one type.
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
  const flight: Flight = { answer: start(controller.signal).finally(forget), controller, callers: 0 }
  flights.set(key, flight)
  controller.signal.addEventListener('abort', forget, { once: true })
  return flight
}
