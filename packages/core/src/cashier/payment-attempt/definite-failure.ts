import { isFailure } from '../../gateway/errors.ts'

/** How the gateway says that there were too many tries. */
const TOO_MANY = 429

/**
 * Whether a failure says for certain that nothing was moved and nothing will be. A valid envelope with a refusal does;
 * a lost answer, one that cannot be read and an HTTP 500 do not.
 *
 * @param of `isRepeat`: an earlier try with the same id is unknown, and what refuses this one before it is looked at
 * (session, maintenance, too many tries) says nothing about that. `wasOpen`: it has left the page.
 */
export function isDefiniteFailure(error: Error, of: { isRepeat: boolean; wasOpen: boolean }): boolean {
  if (isFailure(error, 'RefusedError')) return !of.isRepeat || error.code !== TOO_MANY
  if (isFailure(error, 'SessionLostError') || isFailure(error, 'MaintenanceError')) return !of.isRepeat
  return isFailure(error, 'BlockedError') && !of.wasOpen && !of.isRepeat
}
