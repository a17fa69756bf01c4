import { shared } from '../shared.ts'

const holder = shared<{ arrival?: Promise<void> }>('gateway.arrival', () => ({}))

/** Notes that somebody may be here: calls that know players wait. @param arrival Until when. */
export function setSessionRestoring(arrival: Promise<unknown>): void {
  const stop = () => void delete holder.arrival
  holder.arrival = arrival.then(stop, stop)
}

/** Until when calls that know players wait; missing where nobody is awaited. */
export function sessionRestoring(): Promise<void> | undefined {
  return holder.arrival
}
