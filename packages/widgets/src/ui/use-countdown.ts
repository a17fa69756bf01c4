import { useEffect, useReducer } from 'react'

/**
 * The remaining seconds of a wait, rounded up. Renders again each second.
 *
 * @param left Returns the remaining time, ms; 0 if there is no wait.
 */
export function useCountdown(left: () => number): number {
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  const seconds = Math.ceil(left() / 1_000)
  const isWaiting = seconds > 0

  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(rerender, 1_000)
    return () => clearInterval(timer)
  }, [isWaiting])

  return seconds
}
