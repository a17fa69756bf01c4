import { $instructionsSentAt, resendWait } from '@bnw/core'
import { useStore } from '@nanostores/react'
import { useEffect, useReducer } from 'react'

/** How many seconds are left until instructions may be sent again, counted down. */
export function useResendWait(): number {
  useStore($instructionsSentAt)
  const [, lookAgain] = useReducer((count: number) => count + 1, 0)
  const seconds = Math.ceil(resendWait() / 1_000)
  const isWaiting = seconds > 0

  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(lookAgain, 1_000)
    return () => clearInterval(timer)
  }, [isWaiting])

  return seconds
}
