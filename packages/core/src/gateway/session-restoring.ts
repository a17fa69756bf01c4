import { shared } from '../shared.ts'

const holder = shared<{ restoring?: Promise<void> }>('gateway.session-restoring', () => ({}))

/** Makes calls whose reply depends on the player wait until `restoring` settles. */
export function setSessionRestoring(restoring: Promise<unknown>): void {
  const stop = () => void delete holder.restoring
  holder.restoring = restoring.then(stop, stop)
}

/** Settles when the session is restored or too late; `undefined` when no session is being restored. */
export function sessionRestoring(): Promise<void> | undefined {
  return holder.restoring
}
