import { isFailure } from '../../gateway/errors.ts'

/** The gateway's code for too many requests. */
const TOO_MANY = 429

/**
 * Whether a failure proves that no money moved and none will. A valid envelope with a refusal does; a lost or unreadable
 * response and an HTTP 500 do not.
 *
 * @param of `isRepeat`: the outcome of an earlier attempt with the same id is unknown. A refusal before the gateway
 *   processes the payment (session, maintenance, too many requests) does not tell the outcome of the earlier one.
 *   `wasOpen`: the gate was open, so the request was sent.
 */
export function isDefiniteFailure(error: Error, of: { isRepeat: boolean; wasOpen: boolean }): boolean {
  if (isFailure(error, 'RefusedError')) return !of.isRepeat || error.code !== TOO_MANY
  if (isFailure(error, 'SessionLostError') || isFailure(error, 'MaintenanceError')) return !of.isRepeat
  return isFailure(error, 'BlockedError') && !of.wasOpen && !of.isRepeat
}
