import { isFailure, TOO_MANY_CODE, type Failure } from '../../gateway/errors.ts'
import { CONFIRMATION_NEEDED } from '../../gateway/step-up.ts'

/** Codes that refuse a request before its payment is looked at: too many requests, and not confirmed. */
const NOT_PROCESSED: ReadonlySet<number> = new Set([TOO_MANY_CODE, CONFIRMATION_NEEDED])

/**
 * Whether a failure proves that no money moved and none will. A valid envelope with a refusal does; a lost or unreadable
 * response and an HTTP 500 do not.
 *
 * @param of `isRepeat`: the outcome of an earlier attempt with the same id is unknown. A refusal before the gateway
 *   processes the payment (session, maintenance, too many requests, no confirmation) does not tell the outcome of the
 *   earlier one. `wasOpen`: the gate was open, so the request was sent.
 */
export function isDefiniteFailure(
  error: unknown,
  of: { isRepeat: boolean; wasOpen: boolean }
): error is Failure {
  if (isFailure(error, 'RefusedError')) return !of.isRepeat || !NOT_PROCESSED.has(error.code)
  if (isFailure(error, 'SessionLostError') || isFailure(error, 'MaintenanceError')) return !of.isRepeat
  return isFailure(error, 'BlockedError') && !of.wasOpen && !of.isRepeat
}
