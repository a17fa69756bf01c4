import { onPageReset } from '../page-life.ts'

let restoring: Promise<undefined> | undefined
onPageReset(() => (restoring = undefined))

/** Makes calls whose reply depends on the player wait until `restored` settles. */
export function setSessionRestoring(restored: Promise<unknown>): void {
  const stop = () => (restoring = undefined)
  restoring = restored.then(stop, stop)
}

/** Resolves when the session is restored, or after a timeout; `undefined` when no session is being restored. */
export function sessionRestoring(): Promise<unknown> | undefined {
  return restoring
}
