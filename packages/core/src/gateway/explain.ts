import { isFailure, isUnanswered, TOO_MANY_CODE, type LossReason } from './errors.ts'
import { NO_RECORD, normalised, TOO_MANY } from './fixed-messages.ts'
import { needsConfirmation } from './step-up.ts'
import { gatewayWords } from './words.ts'

const LOSS_WORDS: Record<LossReason, () => string> = {
  expired: gatewayWords.expired,
  failed: gatewayWords.loginFailed,
  inactive: gatewayWords.inactive,
  unauthorised: gatewayWords.unauthorised
}

/** Changes that no other call can verify: without a reply the player has to know that they may have been made. */
const UNVERIFIED: ReadonlySet<string> = new Set([
  'user.register',
  'user.forgot',
  'user.pass_change',
  'user.pass_reset',
  'user.change_email',
  'user.sms_send',
  'user.sms_validate'
])

/** The other fixed messages that a refusal may carry. */
const FIXED_WORDS = new Map([
  [TOO_MANY, gatewayWords.tooMany],
  [NO_RECORD, gatewayWords.noRecord]
])

/**
 * The error's text for the player, in the current language. A message of the gateway is returned unchanged, except for
 * the fixed messages, which are always sent in Turkish (GATE-04).
 */
export function explain(error: unknown): string {
  if (needsConfirmation(error)) return gatewayWords.notConfirmed()
  if (isFailure(error, 'RefusedError')) {
    if (error.code === TOO_MANY_CODE && !error.forPlayer) return gatewayWords.tooMany()
    return FIXED_WORDS.get(normalised(error.forPlayer))?.() ?? (error.forPlayer || gatewayWords.failed())
  }
  if (isFailure(error, 'SessionLostError'))
    return error.isRenewed ? gatewayWords.renewed() : LOSS_WORDS[error.reason]()
  if (isUnanswered(error) && UNVERIFIED.has(error.call)) return gatewayWords.unanswered()
  if (isFailure(error, 'OfflineError')) return gatewayWords.offline()
  if (isFailure(error, 'BlockedError')) return gatewayWords.blocked()
  if (isFailure(error, 'MaintenanceError')) return gatewayWords.maintenance()
  if (error instanceof Error && error.name === 'InsecurePageError') return gatewayWords.insecure()
  return gatewayWords.wrong()
}
