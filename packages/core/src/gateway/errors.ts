/** Root of everything that `send()` throws. Compare by `name`: a page may hold two copies of the classes. */
export abstract class GatewayError extends Error {
  abstract override readonly name: string

  /** @param call Names the call that failed: `casino.games_list`. */
  constructor(
    readonly call: string,
    message: string
  ) {
    super(`${call}: ${message}`)
  }
}

/** No answer came: no network, an answer that is no answer, or the time ran out. For money the outcome is unknown. */
export class OfflineError extends GatewayError {
  override readonly name = 'OfflineError'
}

/** The gateway said no. `forPlayer` is meant for the player, in the language of the call; it may be empty. */
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

/** Why a session is gone: `expired` may be refreshed, the others may not. */
export type LossReason = 'expired' | 'failed' | 'inactive' | 'unauthorised'

/** The session is gone. `session/` handles it; only the login form shows its message. */
export class SessionLostError extends GatewayError {
  override readonly name = 'SessionLostError'
  /** A change that was refused for it may be sent again: the session has been renewed since (SESS-05). */
  isRenewed = false
  constructor(
    call: string,
    readonly reason: LossReason,
    readonly forPlayer: string
  ) {
    super(call, `session lost: ${reason}`)
  }
}

/** Planned works. `maintenance/` handles it; widgets show their maintenance state. */
export class MaintenanceError extends GatewayError {
  override readonly name = 'MaintenanceError'
  constructor(call: string) {
    super(call, 'under maintenance')
  }
}

/** The gateway answered HTTP 500, or an earlier one did and this request did not leave the page. */
export class BlockedError extends GatewayError {
  override readonly name = 'BlockedError'
  constructor(call: string) {
    super(call, 'Request blocked due to a previous error')
  }
}

/** A reply does not fit its schema. Holds the path of the field and never the value. */
export class ContractError extends GatewayError {
  override readonly name = 'ContractError'
}

/** Nobody wants the answer any more: the widget is gone, a newer request was made, or the session is another one. */
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

/** Whether a failure is this kind, also when another copy of the code made it. */
export function isFailure<Name extends Failure['name']>(
  error: unknown,
  name: Name
): error is Extract<Failure, { name: Name }> {
  return error instanceof Error && error.name === name
}
