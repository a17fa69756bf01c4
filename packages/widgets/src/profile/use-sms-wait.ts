import { $sms, smsWait } from '@bnw/core/profile'
import { useStore } from '@nanostores/react'

import { useCountdown } from '../ui/use-countdown.ts'

/** The seconds until another code may be sent. */
export function useSmsWait(): number {
  useStore($sms)
  return useCountdown(smsWait)
}
