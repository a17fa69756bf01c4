import { useEffect, useReducer } from 'react'

/**
 * Seconds that are left of a wait, counted down by drawing anew each second.
 *
 * @param left How long the wait still lasts, ms; 0 where there is none.
 */
export function useCountdown(left: () => number): number {
  const [, lookAgain] = useReducer((count: number) => count + 1, 0)
  const seconds = Math.ceil(left() / 1_000)
  const isWaiting = seconds > 0

  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(lookAgain, 1_000)
    return () => clearInterval(timer)
  }, [isWaiting])

  return seconds
}
