import { shared } from '../shared.ts'
import { AbortedError } from './errors.ts'

interface Flight {
  answer: Promise<unknown>
  controller: AbortController
  wanting: number
}

const flights = shared<Map<string, Flight>>('gateway.in-flight', () => new Map())

/**
 * Makes identical reads that are asked for at once one request (GATE-07). Who aborts leaves it, and the last to leave
 * ends it.
 *
 * @param key The whole request as text, and whose it is. It never gets into an error.
 * @param name Names the call in errors.
 * @param start Begins the request; it must reject when its signal aborts.
 */
export async function inFlight<Result>(
  { key, name }: { key: string; name: string },
  signal: AbortSignal | undefined,
  start: (signal: AbortSignal) => Promise<Result>
): Promise<Result> {
  const flight = flights.get(key) ?? begin(key, start)
  flight.wanting++
  const leave = () => {
    flight.wanting--
    if (flight.wanting === 0) flight.controller.abort()
  }
  if (signal?.aborted) leave()
  signal?.addEventListener('abort', leave, { once: true })
  const settled = await flight.answer.then(
    value => () => value as Result,
    (error: unknown) => () => {
      throw error
    }
  )
  signal?.removeEventListener('abort', leave)
  if (signal?.aborted) throw new AbortedError(name)
  return settled()
}

function begin(key: string, start: (signal: AbortSignal) => Promise<unknown>): Flight {
  const controller = new AbortController()
  const answer = start(controller.signal).finally(() => {
    if (flights.get(key) === flight) flights.delete(key)
  })
  const flight: Flight = { answer, controller, wanting: 0 }
  flights.set(key, flight)
  controller.signal.addEventListener('abort', () => flights.delete(key), { once: true })
  return flight
}
