/** Base class of the errors that `send()` throws. Compare by `name`: a page may contain two copies of the classes. */
export abstract class GatewayError extends Error {
  abstract override readonly name: string

  /** @param call Name of the failed call: `casino.games_list`. */
  constructor(
    readonly call: string,
    message: string
  ) {
    super(`${call}: ${message}`)
  }
}

/** No usable response: no network, an unexpected HTTP status, or a timeout. For a payment the outcome is unknown. */
export class OfflineError extends GatewayError {
  override readonly name = 'OfflineError'
}

/** The gateway refused the call. `forPlayer` is its message in the language of the call; it may be empty. */
export class RefusedError extends GatewayError {
  override readonly name = 'RefusedError'
  constructor(
    call: string,
    readonly forPlayer: string,
    readonly code: number,
    readonly debug = ''
  ) {
    super(call, `refused with ${code}`)
  }
}

/** Why the session was lost. Only `expired` allows a refresh. */
export type LossReason = 'expired' | 'failed' | 'inactive' | 'unauthorised'

/** The session was lost. `session/` handles it; only the login form shows its message. */
export class SessionLostError extends GatewayError {
  override readonly name = 'SessionLostError'
  /** The session has been refreshed since, so the player may send the refused change again (SESS-05). */
  isRenewed = false
  constructor(
    call: string,
    readonly reason: LossReason,
    readonly forPlayer: string
  ) {
    super(call, `session lost: ${reason}`)
  }
}

/** The site is under maintenance. `maintenance/` handles it; widgets show their maintenance state. */
export class MaintenanceError extends GatewayError {
  override readonly name = 'MaintenanceError'
  constructor(call: string) {
    super(call, 'under maintenance')
  }
}

/** The gateway responded with HTTP 500, or it did so before and this request was not sent. */
export class BlockedError extends GatewayError {
  override readonly name = 'BlockedError'
  constructor(call: string) {
    super(call, 'Request blocked due to a previous error')
  }
}

/** A reply does not fit its schema. The message contains the path of the field and never the value. */
export class ContractError extends GatewayError {
  override readonly name = 'ContractError'
}

/** The response is not needed any more: the widget was removed, a newer request was made, or the session changed. */
export class AbortedError extends GatewayError {
  override readonly name = 'AbortedError'
  constructor(call: string) {
    super(call, 'aborted')
  }
}

export type Failure =
  | OfflineError
  | RefusedError
  | SessionLostError
  | MaintenanceError
  | BlockedError
  | ContractError
  | AbortedError

/** Whether `send()` throws it. */
export function isGatewayFailure(error: unknown): error is Failure {
  return error instanceof GatewayError
}

/** Whether it is an error of this name, with the type of its class. */
export function isFailure<Name extends Failure['name']>(
  error: unknown,
  name: Name
): error is Extract<Failure, { name: Name }> {
  return error instanceof Error && error.name === name
}

/** The code for too many attempts; the message may be missing. */
export const TOO_MANY_CODE = 429

/** Whether the gateway refused what was sent, and not the number of attempts. */
export function isInputRefused(error: unknown): error is RefusedError {
  return isFailure(error, 'RefusedError') && error.code !== TOO_MANY_CODE
}

/** Whether the reply of a call is lost or unreadable, so that the gateway may have carried it out. */
export function isUnanswered(error: unknown): error is OfflineError | ContractError {
  return isFailure(error, 'OfflineError') || isFailure(error, 'ContractError')
}
