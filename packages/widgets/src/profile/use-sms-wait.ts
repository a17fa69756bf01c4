import { $sms, smsWait } from '@bnw/core'
import { useStore } from '@nanostores/react'
import { useEffect, useReducer } from 'react'

/** How many seconds are left until another code may be sent, counted down. */
export function useSmsWait(): number {
  useStore($sms)
  const [, lookAgain] = useReducer((count: number) => count + 1, 0)
  const seconds = Math.ceil(smsWait() / 1_000)
  const isWaiting = seconds > 0

  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(lookAgain, 1_000)
    return () => clearInterval(timer)
  }, [isWaiting])

  return seconds
}
