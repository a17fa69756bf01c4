import type { LossReason } from './errors.ts'
import { isFailure } from './errors.ts'
import { NO_RECORD, normalised, TOO_MANY } from './fixed-messages.ts'
import { gatewayWords } from './words.ts'

const LOSS_WORDS: Record<LossReason, () => string> = {
  expired: gatewayWords.expired,
  failed: gatewayWords.loginFailed,
  inactive: gatewayWords.inactive,
  unauthorised: gatewayWords.unauthorised
}

/** The other fixed messages that a refusal may carry. */
const FIXED_WORDS = new Map([
  [TOO_MANY, gatewayWords.tooMany],
  [NO_RECORD, gatewayWords.noRecord]
])

/**
 * Says to the player what went wrong, in the language of the moment. A message of the gateway is shown as it came, but
 * for the fixed ones, which are always Turkish on the wire (GATE-04).
 */
export function explain(error: unknown): string {
  if (isFailure(error, 'RefusedError')) {
    return FIXED_WORDS.get(normalised(error.forPlayer))?.() ?? (error.forPlayer || gatewayWords.failed())
  }
  if (isFailure(error, 'SessionLostError') && error.isRenewed) return gatewayWords.renewed()
  if (isFailure(error, 'SessionLostError')) return LOSS_WORDS[error.reason]()
  if (isFailure(error, 'OfflineError')) return gatewayWords.offline()
  if (isFailure(error, 'BlockedError')) return gatewayWords.blocked()
  if (isFailure(error, 'MaintenanceError')) return gatewayWords.maintenance()
  if (error instanceof Error && error.name === 'InsecurePageError') return gatewayWords.insecure()
  return gatewayWords.wrong()
}
