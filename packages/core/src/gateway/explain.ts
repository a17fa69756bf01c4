import type { LossReason } from './errors.ts'
import { isFailure } from './errors.ts'
import { lossOf } from './fixed-messages.ts'
import { gatewayWords } from './words.ts'

const LOSS_WORDS: Record<LossReason, () => string> = {
  expired: gatewayWords.expired,
  failed: gatewayWords.loginFailed,
  inactive: gatewayWords.inactive,
  unauthorised: gatewayWords.unauthorised
}

/**
 * Says to the player what went wrong, in the language of the moment. A message of the gateway is shown as it came, but
 * for the fixed ones, which are always Turkish on the wire (GATE-04).
 */
export function explain(error: unknown): string {
  if (isFailure(error, 'RefusedError')) {
    const loss = lossOf({ message: error.forPlayer, code: 0, debug: '' })
    return loss ? LOSS_WORDS[loss]() : error.forPlayer || gatewayWords.failed()
  }
  if (isFailure(error, 'SessionLostError')) return LOSS_WORDS[error.reason]()
  if (isFailure(error, 'OfflineError')) return gatewayWords.offline()
  if (isFailure(error, 'BlockedError')) return gatewayWords.blocked()
  if (isFailure(error, 'MaintenanceError')) return gatewayWords.maintenance()
  if (error instanceof Error && error.name === 'InsecurePageError') return gatewayWords.insecure()
  return gatewayWords.wrong()
}
