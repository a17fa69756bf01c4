import { $instructionsSentAt, resendWait } from '@bnw/core/account'
import { useStore } from '@nanostores/react'

import { useCountdown } from '../ui/use-countdown.ts'

/** The seconds until the instructions may be sent again. */
export function useResendWait(): number {
  useStore($instructionsSentAt)
  return useCountdown(resendWait)
}
